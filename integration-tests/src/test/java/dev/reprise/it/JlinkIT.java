package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JlinkIT {
    private static final String API = """
            package demo;

            import dev.reprise.HttpMethod;
            import dev.reprise.Retryable;
            import java.io.IOException;

            interface Greetings {
                @Retryable(maxTries = 3, baseDelay = "1ms")
                @HttpMethod("GET")
                String greet(String name) throws IOException;
            }
            """;

    private static final String MAIN = """
            package demo;

            import java.io.IOException;

            class Main {
                private static int calls;

                public static void main(String[] arguments) throws IOException {
                    Greetings greetings = new RetryingGreetings(name -> {
                        calls++;
                        if (calls % 3 != 0 || name.isEmpty()) {
                            throw new IOException("failure " + calls);
                        }
                        return "Hello, " + name;
                    });
                    System.out.println(greetings.greet("Ada"));
                    try {
                        greetings.greet("");
                    } catch (IOException failure) {
                        System.out.println(failure.getMessage());
                    }
                }
            }
            """;

    @Test
    void a_call_is_repeated_in_an_image_of_java_base_and_our_modules(@TempDir Path home)
            throws IOException, InterruptedException {
        UserProgram program = program(home, "module demo { requires dev.reprise.runtime; }");

        assertThat(program.java("-m", "demo/demo.Main")).containsExactly("Hello, Ada", "failure 6");
        assertThat(program.java("--list-modules"))
                .extracting(module -> module.replaceFirst("@.*", ""))
                .containsExactlyInAnyOrder("java.base", "dev.reprise", "dev.reprise.runtime", "demo");
    }

    @Test
    void a_framework_that_is_there_for_the_compiler_alone_does_not_get_in_the_way(@TempDir Path home)
            throws IOException, InterruptedException {
        UserProgram program = program(home, """
                module demo {
                    requires dev.reprise.runtime;
                    requires static java.compiler;
                    requires static java.net.http;
                }
                """);

        assertThat(Files.readString(home.resolve("classes/demo/RetryingGreetings.class"), StandardCharsets.ISO_8859_1))
                .contains("java/net/http/HttpConnectTimeoutException");
        assertThat(program.java("--list-modules")).noneMatch(module -> module.startsWith("java.net.http"));
        assertThat(program.java("-m", "demo/demo.Main")).containsExactly("Hello, Ada", "failure 6");
    }

    private static UserProgram program(Path home, String module) throws IOException {
        return new UserProgram(home)
                .source("module-info.java", module)
                .source("demo/Greetings.java", API)
                .source("demo/Main.java", MAIN)
                .compile(PackedJar.PROCESSOR, PackedJar.JAVAPOET)
                .link();
    }
}
