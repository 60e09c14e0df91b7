package dev.reprise.processor.corpus;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests that compile an interface against its committed manifest. */
abstract class BaselineTests {

    static final String PAY = """
            @Retryable
            @Idempotent(key = {"order", "amount"}, attemptId = "attempt")
            String pay(String order, int amount, String attempt, @IdempotencyKey String key);
            """;

    @TempDir
    Path temporary;

    Path folder;

    @BeforeEach
    void commit_a_baseline() throws IOException {
        folder = Files.createDirectories(temporary.resolve("a folder with blanks"));
        Manifests.of(api(PAY)).writeTo(folder);
    }

    final String committed() throws IOException {
        Manifests.of(api(PAY)).writeTo(folder);
        return Files.readString(folder.resolve("demo.Api.json"));
    }

    final void commit(String manifest) throws IOException {
        Files.writeString(folder.resolve("demo.Api.json"), manifest);
    }

    final List<Reported> compile(String members) {
        return compile(folder, api(members));
    }

    static List<Reported> compile(Path baseline, JavaFileObject... sources) {
        return Javac.compile(List.of(sources), List.of("-Aretry.baseline=" + baseline), List.of());
    }

    static JavaFileObject api(String members) {
        return JavaFileObjects.forSourceString(
                "demo.Api", "package demo;\nimport dev.reprise.*;\npublic interface Api {\n" + members + "}\n");
    }
}
