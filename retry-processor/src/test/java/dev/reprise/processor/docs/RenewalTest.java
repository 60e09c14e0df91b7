package dev.reprise.processor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command of the guide makes a baseline and renews it. It is run as it stands there, by a shell; what goes by the name of
 * mvn compiles like Maven, without being Maven.
 */
@DisabledOnOs(OS.WINDOWS)
class RenewalTest {

    private static final Pattern COMMAND = Pattern.compile("(?ms)^```sh\n(mkdir -p src/reprise\n.*?)^```$");

    @TempDir
    private Path temporary;

    private Path project;
    private Path log;

    @BeforeEach
    void create_a_project() throws IOException {
        project = Files.createDirectories(temporary.resolve("my project"));
        log = temporary.resolve("log");
        Files.createDirectories(project.resolve("src/main/java/demo"));
        Path mvn = Files.createDirectories(temporary.resolve("bin")).resolve("mvn");
        Files.writeString(mvn, """
                #!/bin/sh
                test "$*" = "clean compile" || exit 2
                rm -rf target && mkdir -p target/classes
                '%1$s/bin/javac' -Werror -d target/classes -cp '%2$s' --processor-path '%2$s' \\
                    "-Aretry.baseline=$PWD/src/reprise" src/main/java/demo/*.java
                """.formatted(System.getProperty("java.home"), System.getProperty("java.class.path")));
        assertThat(mvn.toFile().setExecutable(true)).isTrue();
    }

    @Test
    void the_baseline_is_made_and_renewed_by_the_same_command() throws IOException, InterruptedException {
        write("key = {\"order\", \"amount\"}");
        succeeds(command());
        assertThat(project.resolve("src/reprise/demo.Api.json")).content().contains("\"path\": \"order\"");
        succeeds("mvn clean compile");

        write("key = {\"amount\", \"order\"}");
        assertThat(run("mvn clean compile")).isNotZero();
        assertThat(log).content().contains("[retry:baseline-key-changed]");

        succeeds(command());
        succeeds("mvn clean compile");
    }

    private static String command() throws IOException {
        Matcher command = COMMAND.matcher(Files.readString(Path.of("../docs/guide.md")));
        assertThat(command.find()).isTrue();
        return command.group(1);
    }

    private void write(String key) throws IOException {
        Files.writeString(project.resolve("src/main/java/demo/Api.java"), """
                package demo;

                import dev.reprise.*;

                public interface Api {
                    @Retryable
                    @Idempotent(%s, attemptId = "attempt")
                    String pay(String order, long amount, String attempt, @IdempotencyKey String key);
                }
                """.formatted(key));
    }

    private void succeeds(String command) throws IOException, InterruptedException {
        assertThat(run(command)).as(() -> read(log)).isZero();
    }

    private int run(String command) throws IOException, InterruptedException {
        ProcessBuilder shell = new ProcessBuilder("sh", "-e", "-c", command)
                .directory(project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        shell.environment()
                .merge("PATH", temporary.resolve("bin").toString(), (path, ours) -> ours + File.pathSeparator + path);
        return shell.start().waitFor();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }
}
