package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A house-wide policy in a library of its own. */
class ComposedPolicyIT {
    @Test
    void a_policy_from_a_jar_holds_for_an_interface_that_has_no_other(@TempDir Path library, @TempDir Path home)
            throws IOException, InterruptedException {
        Path jar = new UserProgram(library)
                .source("module-info.java", "module house { requires transitive dev.reprise; exports house; }")
                .source("house/HousePolicy.java", """
                        package house;

                        import dev.reprise.Retryable;
                        import java.lang.annotation.Retention;
                        import java.lang.annotation.RetentionPolicy;

                        @Retryable(maxTries = 4, baseDelay = "1ms")
                        @Retention(RetentionPolicy.CLASS)
                        public @interface HousePolicy {}
                        """)
                .compile()
                .jar("house.jar");
        UserProgram program = new UserProgram(home, List.of(jar))
                .source("module-info.java", "module demo { requires dev.reprise.runtime; requires house; }")
                .source("demo/Greetings.java", """
                        package demo;

                        import house.HousePolicy;
                        import java.io.IOException;

                        @HousePolicy
                        interface Greetings {
                            @dev.reprise.HttpMethod("GET")
                            String greet(String name) throws IOException;
                        }
                        """)
                .source("demo/Main.java", """
                        package demo;

                        import java.io.IOException;

                        class Main {
                            private static int calls;

                            public static void main(String[] arguments) {
                                Greetings greetings = new RetryingGreetings(name -> {
                                    calls++;
                                    throw new IOException();
                                });
                                try {
                                    greetings.greet("Ada");
                                } catch (IOException givenUp) {
                                    System.out.println(calls);
                                }
                            }
                        }
                        """)
                .compile(PackedJar.PROCESSOR, PackedJar.JAVAPOET)
                .link();

        assertThat(program.java("-m", "demo/demo.Main")).containsExactly("4");
    }
}
