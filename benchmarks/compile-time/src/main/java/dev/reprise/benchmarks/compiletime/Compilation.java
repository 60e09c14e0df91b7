package dev.reprise.benchmarks.compiletime;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * One run of javac in this process, into a folder that is empty before and after it.
 *
 * @param processors none for a compilation without annotation processing
 */
record Compilation(List<JavaFileObject> sources, List<Path> classPath, List<Processor> processors) {

    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /**
     * What came of it.
     *
     * @param cpu what the thread of the compiler took of the processor's time
     * @param generated the sources that were written, by the qualified names of their classes
     */
    record Result(Duration cpu, Map<String, String> generated) {}

    Result run() throws IOException {
        Path output = Files.createTempDirectory("compile-time");
        try (StandardJavaFileManager files = JAVAC.getStandardFileManager(null, null, null)) {
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
            // Without -proc:none an empty list of processors would have javac look for some.
            List<String> options = processors.isEmpty() ? List.of("-proc:none") : List.of();
            // What is left of the compilation before is not this one's to collect.
            System.gc();
            long start = THREADS.getCurrentThreadCpuTime();
            JavaCompiler.CompilationTask task = JAVAC.getTask(null, files, null, options, null, sources);
            task.setProcessors(processors);
            boolean succeeded = task.call();
            Duration cpu = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
            if (!succeeded) {
                throw new IllegalStateException("does not compile");
            }
            return new Result(cpu, sources(output));
        } finally {
            delete(output);
        }
    }

    /** The sources in a folder: without a folder of their own, they are written beside the classes. */
    private static Map<String, String> sources(Path folder) throws IOException {
        Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                String path = folder.relativize(file).toString();
                String name = path.substring(0, path.length() - ".java".length());
                sources.put(name.replace(File.separatorChar, '.'), Files.readString(file));
            }
        }
        return sources;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
