package dev.reprise.it.shapes;

import dev.reprise.processor.corpus.Expectation;
import dev.reprise.processor.corpus.MarkedSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One shape that an interface may have: a folder {@code src/test/resources/shapes/<number>-<name>} of sources that say
 * themselves what the compiler has to say about them, as {@link MarkedSource} describes. One that says nothing is correct. A
 * folder {@code lib} in it is compiled before and without the processor, like a dependency.
 */
record Shape(Path folder, List<MarkedSource> sources, List<MarkedSource> library) {

    private static final Path CORPUS = Path.of("src/test/resources/shapes");

    static List<Shape> all() throws IOException {
        try (Stream<Path> folders = Files.list(CORPUS)) {
            return folders.filter(Files::isDirectory).sorted().map(Shape::of).toList();
        }
    }

    /** Those that are generated without a word. */
    static List<Shape> correct() throws IOException {
        return all().stream().filter(shape -> shape.expectations().isEmpty()).toList();
    }

    /** Those with an error or a warning. */
    static List<Shape> faulty() throws IOException {
        return all().stream().filter(shape -> !shape.expectations().isEmpty()).toList();
    }

    /** Without the sources in which javac alone has the places or the names that are meant. */
    Shape forEveryCompiler() {
        return new Shape(
                folder,
                sources.stream().filter(source -> !source.isForJavacOnly()).toList(),
                library);
    }

    int number() {
        return Integer.parseInt(folder.getFileName().toString().replaceFirst("-.*", ""));
    }

    List<Expectation> expectations() {
        return sources.stream()
                .flatMap(source -> source.expectations().stream())
                .toList();
    }

    private static Shape of(Path folder) {
        return new Shape(folder, sources(folder), sources(folder.resolve("lib")));
    }

    private static List<MarkedSource> sources(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .sorted()
                    .map(MarkedSource::read)
                    .toList();
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    @Override
    public String toString() {
        return folder.getFileName().toString();
    }
}
