package dev.reprise.it;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A user's program in a module named {@code demo}: compiled against the packed jars and libraries of his own, linked with
 * them into an image of the JDK that holds nothing else, and run from there. Each step writes into its own folder of
 * {@code home}.
 */
record UserProgram(Path home, List<Path> libraries) {
    UserProgram(Path home) {
        this(home, List.of());
    }

    UserProgram source(String file, String text) throws IOException {
        Path source = sources().resolve(file);
        Files.createDirectories(source.getParent());
        Files.writeString(source, text);
        return this;
    }

    /** Compiles all sources, with the processors of the given jars or with none. */
    UserProgram compile(PackedJar... processorPath) throws IOException {
        // Without "processing": it warns of annotations that no processor claims, such as a user's own composed policy.
        List<String> arguments = new ArrayList<>(List.of("-Xlint:all,-processing", "-Werror", "--release", "17"));
        arguments.addAll(List.of("-d", classes().toString(), "--module-path", modulePath()));
        arguments.addAll(
                processorPath.length == 0
                        ? List.of("-proc:none")
                        : List.of("--processor-path", PackedJar.join(processorPath)));
        try (Stream<Path> files = Files.walk(sources())) {
            files.filter(Files::isRegularFile).map(Path::toString).forEach(arguments::add);
        }
        JdkTool.JAVAC.run(arguments);
        return this;
    }

    /** Packs the classes, for a program that uses this one as a library. */
    Path jar(String name) {
        Path jar = home.resolve(name);
        JdkTool.JAR.run(
                List.of("--create", "--file", jar.toString(), "-C", classes().toString(), "."));
        return jar;
    }

    UserProgram link() {
        String modulePath = modulePath() + File.pathSeparator + classes();
        JdkTool.JLINK.run(
                List.of("--module-path", modulePath, "--add-modules", "demo", "--output", image().toString()));
        return this;
    }

    /** What the image's JVM prints on its standard output, line by line; fails when it does not exit with 0. */
    List<String> java(String... arguments) throws IOException, InterruptedException {
        Path out = home.resolve("out.txt");
        Path err = home.resolve("err.txt");
        List<String> command =
                new ArrayList<>(List.of(image().resolve("bin/java").toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        if (process.waitFor() != 0) {
            throw new AssertionError(String.join(" ", command) + "\n" + Files.readString(err));
        }
        return Files.readAllLines(out);
    }

    private String modulePath() {
        StringBuilder path = new StringBuilder(PackedJar.join(PackedJar.ANNOTATIONS, PackedJar.RUNTIME));
        libraries.forEach(library -> path.append(File.pathSeparator).append(library));
        return path.toString();
    }

    private Path sources() {
        return home.resolve("src");
    }

    private Path classes() {
        return home.resolve("classes");
    }

    private Path image() {
        return home.resolve("image");
    }
}
