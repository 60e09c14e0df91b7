package dev.reprise.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A JDK on this machine, run in a process of its own. */
public record Jdk(int release, Path home) {
    private static final Path USUAL_PLACE = Path.of("/usr/lib/jvm");

    /** One JDK of each release from 17 on: the running one, those named as {@code .ci/run} does, those found around. */
    public static Collection<Jdk> installed() throws IOException {
        List<Path> homes = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
        System.getenv().forEach((name, value) -> {
            if (name.matches("JAVA_(\\d+_)?HOME")) {
                homes.add(Path.of(value));
            }
        });
        if (Files.isDirectory(USUAL_PLACE)) {
            try (Stream<Path> found = Files.list(USUAL_PLACE)) {
                found.sorted().forEach(homes::add);
            }
        }
        Map<Integer, Jdk> byRelease = new TreeMap<>();
        for (Path home : homes) {
            if (Files.isExecutable(home.resolve("bin/javac"))) {
                Jdk jdk = new Jdk(release(home), home);
                byRelease.putIfAbsent(jdk.release, jdk);
            }
        }
        byRelease.keySet().removeIf(release -> release < 17);
        return byRelease.values();
    }

    private static int release(Path home) throws IOException {
        return Files.readAllLines(home.resolve("release")).stream()
                .filter(line -> line.startsWith("JAVA_VERSION="))
                .map(line -> line.replaceAll("JAVA_VERSION=\"(\\d+).*", "$1"))
                .mapToInt(Integer::parseInt)
                .findFirst()
                .orElse(0);
    }

    /** Compiles and fails with all that was said unless it succeeds; {@code -J} options are for the JVM. */
    public void javac(List<String> arguments) throws IOException, InterruptedException {
        Path said = Files.createTempFile("javac", ".txt");
        try {
            List<String> command =
                    new ArrayList<>(List.of(home.resolve("bin/javac").toString()));
            command.addAll(arguments);
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(said.toFile())
                    .start();
            if (process.waitFor() != 0) {
                throw new AssertionError(String.join(" ", command) + "\n" + Files.readString(said));
            }
        } finally {
            Files.delete(said);
        }
    }

    @Override
    public String toString() {
        return "JDK " + release;
    }
}
