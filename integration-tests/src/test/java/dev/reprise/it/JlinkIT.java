package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JlinkIT {
    @Test
    void a_program_runs_in_an_image_of_java_base_and_our_modules(@TempDir Path home)
            throws IOException, InterruptedException {
        UserProgram program = new UserProgram(home)
                .source("module-info.java", "module demo { requires dev.reprise.runtime; }")
                .source("demo/Main.java", """
                        package demo;

                        import dev.reprise.Jitter;

                        class Main {
                            public static void main(String[] arguments) {
                                System.out.println(Jitter.valueOf("FULL").ordinal());
                            }
                        }
                        """)
                .compile()
                .link();

        assertThat(program.java("-m", "demo/demo.Main")).containsExactly("1");
        assertThat(program.java("--list-modules"))
                .extracting(module -> module.replaceFirst("@.*", ""))
                .containsExactlyInAnyOrder("java.base", "dev.reprise", "dev.reprise.runtime", "demo");
    }
}
