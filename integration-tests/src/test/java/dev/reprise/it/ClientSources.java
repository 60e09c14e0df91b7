package dev.reprise.it;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A project with the interfaces of these tests: class path, processor path, pages beside the manifests. */
record ClientSources(Path project) {
    private static final Path FOLDER = Path.of("src/test/java/dev/reprise/it/clients");

    /** The arguments for a compiler, which reads the sources in the project and writes there. */
    List<String> arguments(UnaryOperator<List<Path>> order, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.add("-Aretry.docs=true");
        String classPath = PackedJar.join(PackedJar.ANNOTATIONS, PackedJar.RUNTIME);
        String processors = PackedJar.join(PackedJar.PROCESSOR, PackedJar.JAVAPOET);
        arguments.addAll(List.of("-cp", classPath, "-processorpath", processors));
        for (String folder : List.of("-d", "-s")) {
            arguments.addAll(List.of(
                    folder,
                    Files.createDirectories(project.resolve(folder.substring(1)))
                            .toString()));
        }
        order.apply(copies()).forEach(file -> arguments.add(file.toString()));
        return arguments;
    }

    private List<Path> copies() throws IOException {
        Path sources = Files.createDirectories(project.resolve("src"));
        List<Path> copies = new ArrayList<>();
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.sorted().toList()) {
                copies.add(Files.copy(file, sources.resolve(file.getFileName())));
            }
        }
        return copies;
    }

    /** What the processor wrote, by the name of the file: classes as sources, manifests and pages. */
    Map<String, String> generated() throws IOException {
        Map<String, String> generated = read(project.resolve("s"));
        generated.putAll(read(project.resolve("d/META-INF")));
        return generated;
    }

    /** The bytes of the classes, of those that were generated and of those that use them, by the name of the file. */
    Map<String, String> classes() throws IOException {
        Map<String, String> classes = read(project.resolve("d"));
        classes.keySet().removeIf(name -> !name.endsWith(".class"));
        return classes;
    }

    /** A character for each byte, so that what is not the same text in UTF-8 is not the same here. */
    private static Map<String, String> read(Path folder) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                contents.put(
                        folder.relativize(file).toString().replace(File.separatorChar, '/'),
                        Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return contents;
    }
}
