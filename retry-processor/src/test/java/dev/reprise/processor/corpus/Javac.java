package dev.reprise.processor.corpus;

import static com.google.testing.compile.Compiler.javac;

import com.google.testing.compile.Compilation;
import dev.reprise.processor.ComposedPolicyProcessor;
import dev.reprise.processor.RetryProcessor;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/** The compiler as a user runs it, with both processors. */
final class Javac {

    private Javac() {}

    /** Compiles and tells every error and warning. */
    static List<Reported> compile(List<JavaFileObject> sources, List<String> options, List<File> libraries) {
        return compile(sources, options, libraries, new RetryProcessor(), new ComposedPolicyProcessor());
    }

    static List<Reported> compile(
            List<JavaFileObject> sources, List<String> options, List<File> libraries, Processor... processors) {
        List<File> classPath = new ArrayList<>(libraries);
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(File::new)
                .forEach(classPath::add);
        Compilation compilation = javac().withProcessors(processors)
                .withClasspath(classPath)
                .withOptions(options)
                .compile(sources);
        return compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                .map(Reported::of)
                .toList();
    }

    /** Compiles a library that no processor sees, as it would come in a jar. */
    static File library(List<JavaFileObject> sources, Path folder) {
        Compilation compilation = javac().withProcessors().compile(sources);
        if (compilation.status() != Compilation.Status.SUCCESS) {
            throw new IllegalArgumentException(compilation.diagnostics().toString());
        }
        try {
            for (JavaFileObject file : compilation.generatedFiles()) {
                String name = file.toUri().getPath().replace("/" + StandardLocation.CLASS_OUTPUT + "/", "");
                Path target = folder.resolve(name);
                Files.createDirectories(target.getParent());
                try (InputStream content = file.openInputStream()) {
                    Files.copy(content, target);
                }
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        return folder.toFile();
    }
}
