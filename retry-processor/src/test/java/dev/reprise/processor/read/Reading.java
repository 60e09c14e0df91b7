package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Fault;
import dev.reprise.processor.model.Method;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

/**
 * What the reader makes of sources. Each reading is done by javac and by ECJ, and both have to come to the same model: only
 * the model of javac is handed out.
 */
final class Reading {

    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("(?:class|interface|enum|record) (\\w+)");

    private final String first;
    private final Map<String, Client> clients = new TreeMap<>();
    private final Map<String, Fault> unresolved = new TreeMap<>();
    private final List<Fault> misplaced = new ArrayList<>();

    private Reading(String first) {
        this.first = first;
    }

    /** Reads the sources; each is a file of one top-level type. */
    static Reading of(String... sources) {
        return beside(List.of(), sources);
    }

    /** An interface {@code demo.Api} with these members. */
    static String api(String members) {
        return """
                package demo;
                import dev.reprise.*;
                import java.io.*;
                import java.util.*;
                public interface Api {
                %s
                }
                """.formatted(members);
    }

    /** The client interface that is the first of the sources. */
    static Client client(String... sources) {
        return of(sources).client();
    }

    /** Reads the sources with class files beside them. */
    static Reading beside(List<Path> classPath, String... sources) {
        Reading javac = compile(ToolProvider.getSystemJavaCompiler(), classPath, sources);
        Reading ecj = compile(new EclipseCompiler(), classPath, sources);
        assertThat(ecj.rendered()).as("what ECJ makes of it").containsExactlyElementsOf(javac.rendered());
        return javac;
    }

    /** Compiles a library to class files, without parameter names. */
    static Path library(Path directory, String... sources) {
        return library(directory, "-proc:none", sources);
    }

    /** Compiles a library to class files, with parameter names. */
    static Path libraryWithNames(Path directory, String... sources) {
        return library(directory, "-parameters", sources);
    }

    /** Compiles a library that uses another one. */
    static Path library(Path directory, List<Path> libraries, String... sources) {
        return library(directory, libraries, "-proc:none", sources);
    }

    private static Path library(Path directory, String option, String... sources) {
        return library(directory, List.of(), option, sources);
    }

    private static Path library(Path directory, List<Path> libraries, String option, String... sources) {
        List<String> options = List.of(option, "-d", directory.toString(), "-classpath", classPath(libraries));
        List<String> messages = run(ToolProvider.getSystemJavaCompiler(), options, List.of(), sources);
        assertThat(messages).as("errors in the library").isEmpty();
        return directory;
    }

    /** The client interface that is the first of the sources, or nested in it. */
    Client client() {
        return clients.values().stream()
                .filter(client -> client.binaryName().matches(Pattern.quote(first) + "([.$].*)?"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(first + " is no client: " + clients.keySet()));
    }

    Client named(String name) {
        assertThat(clients).containsKey(name);
        return clients.get(name);
    }

    Set<String> names() {
        return clients.keySet();
    }

    Map<String, Fault> unresolved() {
        return unresolved;
    }

    List<Fault> misplaced() {
        return misplaced;
    }

    static Method method(Client client, String name) {
        List<Method> found = client.methods().stream()
                .filter(method -> method.name().equals(name))
                .toList();
        assertThat(found).as(name).hasSize(1);
        return found.get(0);
    }

    private List<String> rendered() {
        List<String> lines = new ArrayList<>();
        clients.values().forEach(client -> Rendering.of(client).lines().forEach(lines::add));
        unresolved.values().forEach(fault -> Rendering.of(fault).lines().forEach(lines::add));
        misplaced.forEach(fault -> Rendering.of(fault).lines().forEach(lines::add));
        return lines;
    }

    private static Reading compile(JavaCompiler compiler, List<Path> classPath, String... sources) {
        Reading reading = new Reading(first(PACKAGE, sources[0]) + "." + first(TYPE, sources[0]));
        ReadingProcessor processor = new ReadingProcessor(reading);
        run(compiler, List.of("-proc:only", "-classpath", classPath(classPath)), List.of(processor), sources);
        if (processor.failure != null) {
            throw new AssertionError(compiler.getClass() + " made the reader fail", processor.failure);
        }
        return reading;
    }

    /** Compiles, and answers the errors. */
    private static List<String> run(
            JavaCompiler compiler, List<String> options, List<Processor> processors, String... sources) {
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(messages, Locale.ROOT, StandardCharsets.UTF_8)) {
            Path directory = Files.createTempDirectory("reading");
            JavaCompiler.CompilationTask task = compiler.getTask(
                    null, files, messages, options, null, files.getJavaFileObjectsFromPaths(files(directory, sources)));
            task.setProcessors(processors);
            task.call();
            delete(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return messages.getDiagnostics().stream()
                .filter(message -> message.getKind() == Kind.ERROR)
                .map(Object::toString)
                .toList();
    }

    private static String classPath(List<Path> further) {
        return further.stream()
                .map(path -> path + File.pathSeparator)
                .collect(Collectors.joining("", "", System.getProperty("java.class.path")));
    }

    /** ECJ reads sources from files alone. */
    private static List<Path> files(Path directory, String... sources) throws IOException {
        List<Path> files = new ArrayList<>();
        for (String source : sources) {
            Path folder = Files.createDirectories(
                    directory.resolve(first(PACKAGE, source).replace('.', '/')));
            files.add(Files.writeString(folder.resolve(first(TYPE, source) + ".java"), source));
        }
        return files;
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> paths = Files.walk(directory)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static String first(Pattern pattern, String source) {
        Matcher matcher = pattern.matcher(source);
        return matcher.find() ? matcher.group(1) : "";
    }

    @SupportedAnnotationTypes("*")
    private static final class ReadingProcessor extends AbstractProcessor {

        private final Reading reading;
        private final Sources sources = new Sources();
        private Throwable failure;

        ReadingProcessor(Reading reading) {
            this.reading = reading;
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            try {
                read(round);
            } catch (RuntimeException | StackOverflowError fault) {
                failure = fault;
            }
            return false;
        }

        private void read(RoundEnvironment round) {
            sources.add(round);
            Policies policies = new Policies(sources);
            InterfaceReader reader =
                    new InterfaceReader(processingEnv.getElementUtils(), processingEnv.getTypeUtils(), sources);
            for (TypeElement type : policies.annotatedInterfaces(round)) {
                String name = type.getQualifiedName().toString();
                Client client = reader.read(type);
                reader.unresolved(type)
                        .ifPresentOrElse(
                                fault -> reading.unresolved.put(name, fault), () -> reading.clients.put(name, client));
            }
            reading.misplaced.addAll(policies.misplaced(round, false));
            reading.misplaced.addAll(policies.misplaced(round, true));
        }
    }
}
