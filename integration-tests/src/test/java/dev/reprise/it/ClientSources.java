package dev.reprise.it;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The interfaces of these tests, as a user would compile them: class path, processor path, every warning an error. */
record ClientSources(Path output) {
    private static final Path FOLDER = Path.of("src/test/java/dev/reprise/it/clients");

    /** The arguments for a compiler, which writes into folders of the output. */
    List<String> arguments(UnaryOperator<List<Path>> order, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(options));
        String classPath = PackedJar.join(PackedJar.ANNOTATIONS, PackedJar.RUNTIME);
        String processors = PackedJar.join(PackedJar.PROCESSOR, PackedJar.JAVAPOET);
        arguments.addAll(List.of("-cp", classPath, "-processorpath", processors));
        for (String folder : List.of("-d", "-s")) {
            arguments.addAll(List.of(
                    folder,
                    Files.createDirectories(output.resolve(folder.substring(1))).toString()));
        }
        try (Stream<Path> files = Files.list(FOLDER)) {
            order.apply(files.sorted().toList()).forEach(file -> arguments.add(file.toString()));
        }
        return arguments;
    }

    /** What the processor wrote, by the name of the file. */
    Map<String, String> generated() throws IOException {
        Map<String, String> generated = new TreeMap<>();
        read(output.resolve("s"), generated);
        read(output.resolve("d/META-INF"), generated);
        return generated;
    }

    private static void read(Path folder, Map<String, String> generated) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                generated.put(
                        folder.relativize(file).toString().replace(File.separatorChar, '/'), Files.readString(file));
            }
        }
    }
}
