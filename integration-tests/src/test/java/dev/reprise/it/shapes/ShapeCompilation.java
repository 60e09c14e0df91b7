package dev.reprise.it.shapes;

import dev.reprise.it.PackedJar;
import dev.reprise.processor.corpus.MarkedSource;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Many shapes compiled at once, against the packed jars and with the processors on their path. */
final class ShapeCompilation {

    /** What the oldest JDK can read, whichever compiles. */
    private static final List<String> RELEASE = List.of("--release", "17");

    private final Path output;
    private final List<Path> files;
    private final List<Path> classPath = new ArrayList<>();

    /** Compiles what the shapes depend on, apart from those that go by other options. */
    ShapeCompilation(List<Shape> shapes, Path output) throws IOException {
        this.output = output;
        this.files = shapes.stream().flatMap(shape -> paths(shape.sources())).toList();
        Map<String, List<Path>> libraries = shapes.stream()
                .flatMap(shape -> shape.library().stream())
                .collect(Collectors.groupingBy(
                        source -> String.join(" ", source.options()),
                        TreeMap::new,
                        Collectors.mapping(MarkedSource::path, Collectors.toList())));
        for (Map.Entry<String, List<Path>> library : libraries.entrySet()) {
            Path classes = Files.createDirectories(output.resolve("lib" + classPath.size()));
            List<String> options = new ArrayList<>(List.of("-proc:none", "-d", classes.toString()));
            options.addAll(List.of("-cp", PackedJar.ANNOTATIONS.path().toString()));
            options.addAll(RELEASE);
            Stream.of(library.getKey().split(" "))
                    .filter(option -> !option.isEmpty())
                    .forEach(options::add);
            if (!run(ToolProvider.getSystemJavaCompiler(), options, library.getValue())
                    .isEmpty()) {
                throw new AssertionError("does not compile: " + library.getValue());
            }
            classPath.add(classes);
        }
    }

    /** The folder of the classes, generated ones included. */
    Path classes() {
        return output.resolve("classes");
    }

    /** What the sources may use, apart from the JDK. */
    String classPath() {
        return Stream.concat(
                        Stream.of(PackedJar.join(PackedJar.ANNOTATIONS, PackedJar.RUNTIME)),
                        classPath.stream().map(Path::toString))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The arguments for a compiler, without the files; a class path among the further ones counts. */
    List<String> options(String... further) throws IOException {
        List<String> options = new ArrayList<>(List.of("-cp", classPath()));
        options.addAll(List.of(further));
        options.addAll(RELEASE);
        options.addAll(List.of("-encoding", "UTF-8"));
        options.addAll(List.of("-processorpath", PackedJar.join(PackedJar.PROCESSOR, PackedJar.JAVAPOET)));
        options.addAll(List.of("-d", Files.createDirectories(classes()).toString()));
        options.addAll(
                List.of("-s", Files.createDirectories(output.resolve("sources")).toString()));
        return options;
    }

    /** The arguments for a compiler that runs in a process of its own. */
    List<String> arguments(String... further) throws IOException {
        List<String> arguments = options(further);
        files.forEach(file -> arguments.add(file.toString()));
        return arguments;
    }

    /** Compiles and tells every error and warning. */
    List<Diagnostic<? extends JavaFileObject>> run(JavaCompiler compiler, String... further) throws IOException {
        return run(compiler, options(further), files);
    }

    /** What the processor wrote, by the name of the file. */
    Map<String, String> generated() throws IOException {
        Path sources = output.resolve("sources");
        Map<String, String> generated = new TreeMap<>();
        try (Stream<Path> written = Files.walk(sources)) {
            for (Path file : written.filter(Files::isRegularFile).toList()) {
                generated.put(sources.relativize(file).toString(), Files.readString(file));
            }
        }
        return generated;
    }

    static List<Diagnostic<? extends JavaFileObject>> run(JavaCompiler compiler, List<String> options, List<Path> files)
            throws IOException {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            int classPath = options.lastIndexOf("-cp") + 1;
            if (classPath > 0) {
                // Told by option alone, the compiler of Eclipse adds the class path of this process.
                manager.setLocationFromPaths(
                        StandardLocation.CLASS_PATH,
                        Stream.of(options.get(classPath).split(File.pathSeparator))
                                .map(Path::of)
                                .toList());
            }
            compiler.getTask(
                            Writer.nullWriter(),
                            manager,
                            diagnostics,
                            options,
                            null,
                            manager.getJavaFileObjectsFromPaths(files))
                    .call();
        }
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                .toList();
    }

    private static Stream<Path> paths(List<MarkedSource> sources) {
        return sources.stream().map(MarkedSource::path);
    }
}
