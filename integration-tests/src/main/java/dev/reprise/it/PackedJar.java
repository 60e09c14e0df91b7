package dev.reprise.it;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/** The artifacts as users get them: packed jars, found on the class path of the tests. */
public enum PackedJar {
    ANNOTATIONS("retry-annotations"),
    RUNTIME("retry-runtime"),
    PROCESSOR("retry-processor"),
    JAVAPOET("javapoet");

    private final String artifact;

    PackedJar(String artifact) {
        this.artifact = artifact;
    }

    /** The jar itself; fails when the build hands out a folder of classes instead, as it does before packaging. */
    public Path path() {
        return find(artifact);
    }

    /** The jar of any artifact on the class path of the tests. */
    static Path find(String artifact) {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(entry -> entry.getFileName().toString().matches(artifact + "-\\d.*(?<!-tests)\\.jar"))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        artifact + " is not on the class path as a jar: run these tests with `mvn verify`"));
    }

    /** The jars as a path for a tool. */
    public static String join(PackedJar... jars) {
        return Arrays.stream(jars).map(jar -> jar.path().toString()).collect(Collectors.joining(File.pathSeparator));
    }

    /** The bytes of every class in the jar by its entry's name, descriptors of modules and packages included. */
    Map<String, byte[]> classes() throws IOException {
        Map<String, byte[]> classes = new TreeMap<>();
        try (JarFile jar = new JarFile(path().toFile())) {
            for (JarEntry entry : jar.stream().toList()) {
                if (entry.getName().endsWith(".class")) {
                    classes.put(entry.getName(), jar.getInputStream(entry).readAllBytes());
                }
            }
        }
        return classes;
    }

    long size() throws IOException {
        return Files.size(path());
    }
}
