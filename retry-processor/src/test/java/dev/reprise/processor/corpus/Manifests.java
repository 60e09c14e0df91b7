package dev.reprise.processor.corpus;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import dev.reprise.processor.ComposedPolicyProcessor;
import dev.reprise.processor.RetryProcessor;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.tools.JavaFileObject;

/**
 * What both processors write below {@code META-INF/reprise}.
 *
 * @param files their texts by their names
 */
public record Manifests(Map<String, String> files) {

    private static final String FOLDER = "/META-INF/reprise/";

    /** Compiles a source with pages asked for. */
    public static Manifests of(JavaFileObject... sources) {
        return of(javac().withProcessors(new RetryProcessor(), new ComposedPolicyProcessor())
                .withOptions("-Aretry.docs=true")
                .compile(sources));
    }

    /** The files of a compilation. */
    public static Manifests of(Compilation compilation) {
        Map<String, String> files = new TreeMap<>();
        for (JavaFileObject file : compilation.generatedFiles()) {
            String path = file.toUri().getPath();
            if (path.contains(FOLDER)) {
                try (InputStream content = file.openInputStream()) {
                    files.put(
                            path.substring(path.indexOf(FOLDER) + FOLDER.length()),
                            new String(content.readAllBytes(), StandardCharsets.UTF_8));
                } catch (IOException unreadable) {
                    throw new UncheckedIOException(unreadable);
                }
            }
        }
        return new Manifests(files);
    }

    /** The text of one file. */
    public String file(String name) {
        return Objects.requireNonNull(files.get(name), () -> name + " is not among " + files.keySet());
    }

    /** Puts the manifests into a folder, as a user commits them. */
    public void writeTo(Path folder) throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            if (file.getKey().endsWith(".json")) {
                Files.writeString(folder.resolve(file.getKey()), file.getValue());
            }
        }
    }
}
