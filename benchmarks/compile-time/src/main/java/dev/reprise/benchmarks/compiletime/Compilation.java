package dev.reprise.benchmarks.compiletime;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
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
     * @param generated how much source was written, in bytes
     */
    record Result(Duration cpu, long generated) {}

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
            return new Result(cpu, size(output));
        } finally {
            delete(output);
        }
    }

    /** Of the sources in a folder: without a folder of their own, they are written beside the classes. */
    private static long size(Path folder) throws IOException {
        long size = 0;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                size += Files.size(file);
            }
        }
        return size;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
