package dev.reprise.processor.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The types of frameworks that the tables name, with the members that they name and nothing else. */
public final class FrameworkStubs {

    private static final Path FOLDER = Path.of("src/test/resources/frameworks");
    private static final String OLDER = "older";

    private FrameworkStubs() {}

    /** Every type, each as a source of its own. */
    public static List<String> all() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString().replace(".txt", ""))
                    .filter(file -> !file.equals(OLDER))
                    .sorted()
                    .flatMap(file -> of(file).stream())
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Some types as earlier versions had them, and one as no version had it. */
    public static List<String> older() {
        return of(OLDER);
    }

    private static List<String> of(String file) {
        try {
            return Arrays.stream(Files.readString(FOLDER.resolve(file + ".txt")).split("(?m)^(?=package )"))
                    .filter(source -> !source.isBlank())
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
