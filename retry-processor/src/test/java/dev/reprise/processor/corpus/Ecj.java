package dev.reprise.processor.corpus;

import dev.reprise.processor.ComposedPolicyProcessor;
import dev.reprise.processor.RetryProcessor;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/** The compiler of Eclipse with both processors. */
final class Ecj {

    private Ecj() {}

    /** Compiles files and tells every error and warning of ours. */
    static List<Reported> compile(List<Path> files, List<String> options, List<File> libraries, Path output) {
        JavaCompiler compiler = new EclipseCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        String classPath = Stream.concat(
                        libraries.stream().map(File::getPath), Stream.of(System.getProperty("java.class.path")))
                .collect(Collectors.joining(File.pathSeparator));
        List<String> all = new ArrayList<>(List.of("-17", "-d", output.toString(), "-classpath", classPath));
        all.addAll(options);
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            // Without a place of its own, what the processors write lands in the working directory.
            manager.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
            JavaCompiler.CompilationTask task = compiler.getTask(
                    Writer.nullWriter(), manager, diagnostics, all, null, manager.getJavaFileObjectsFromPaths(files));
            task.setProcessors(List.of(new RetryProcessor(), new ComposedPolicyProcessor()));
            task.call();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                .map(Reported::of)
                .filter(reported -> !reported.id().equals("compiler"))
                .toList();
    }
}
