package dev.reprise.benchmarks.compiletime;

import com.google.auto.value.AutoValue;
import com.google.auto.value.processor.AutoValueProcessor;
import dev.reprise.Retryable;
import dev.reprise.processor.RetryProcessor;
import dev.reprise.runtime.RetryRuntime;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.mapstruct.Mapper;
import org.mapstruct.ap.MappingProcessor;

/**
 * A processor and a typical source for it, which compiles without the processor as well.
 *
 * @param source holds the number of a type as {@code %1$d}
 * @param processor whose jar registers all processors that take part
 * @param library what the sources and the generated classes need on the class path
 */
record Contender(String name, String source, Class<? extends Processor> processor, List<Class<?>> library) {

    static final List<Contender> ALL = List.of(
            new Contender("Reprise", """
                    package demo;

                    import dev.reprise.*;
                    import java.io.IOException;
                    import java.util.List;

                    @Retryable(deadline = "30s")
                    public interface Type%1$d {
                        @HttpMethod("GET")
                        String find(String id) throws IOException;

                        @HttpMethod("GET")
                        List<String> list(int page, int size) throws IOException;

                        @HttpMethod("PUT")
                        void rename(String id, String name) throws IOException;

                        @HttpMethod("DELETE")
                        void delete(String id) throws IOException;

                        @HttpMethod("POST")
                        @Idempotent(key = "order", attemptId = "attempt")
                        String place(String order, String attempt, @IdempotencyKey String key) throws IOException;
                    }
                    """, RetryProcessor.class, List.of(Retryable.class, RetryRuntime.class)),
            new Contender("MapStruct", """
                    package demo;

                    import org.mapstruct.Mapper;

                    @Mapper
                    public interface Type%1$d {
                        Target find(Source source);

                        Target list(Source source, int page);

                        Target rename(Source source, String id);

                        Target delete(Source source, long count);

                        Source place(Target target);

                        record Source(String id, String name, int page, long count, boolean open) {}

                        record Target(String id, String name, int page, long count, boolean open) {}
                    }
                    """, MappingProcessor.class, List.of(Mapper.class)),
            new Contender("AutoValue", """
                    package demo;

                    import com.google.auto.value.AutoValue;
                    import java.util.List;

                    @AutoValue
                    public abstract class Type%1$d {
                        public abstract String find();

                        public abstract List<String> list();

                        public abstract int rename();

                        public abstract boolean delete();

                        public abstract String place();
                    }
                    """, AutoValueProcessor.class, List.of(AutoValue.class)),
            new Contender("AutoValue, with a builder", """
                    package demo;

                    import com.google.auto.value.AutoValue;
                    import java.util.List;

                    @AutoValue
                    public abstract class Type%1$d {
                        public abstract String find();

                        public abstract List<String> list();

                        public abstract int rename();

                        public abstract boolean delete();

                        public abstract String place();

                        public abstract Builder toBuilder();

                        @AutoValue.Builder
                        public abstract static class Builder {
                            public abstract Builder find(String find);

                            public abstract Builder list(List<String> list);

                            public abstract Builder rename(int rename);

                            public abstract Builder delete(boolean delete);

                            public abstract Builder place(String place);

                            public abstract Type%1$d build();
                        }
                    }
                    """, AutoValueProcessor.class, List.of(AutoValue.class)));

    /** That many sources, each with a type of its own. */
    List<JavaFileObject> sources(int count) {
        return IntStream.range(0, count)
                .<JavaFileObject>mapToObj(number ->
                        new Source(URI.create("mem:///demo/Type" + number + ".java"), source.formatted(number)))
                .toList();
    }

    /** New ones, as each compilation needs them, of classes that are loaded but once. */
    List<Processor> processors() {
        return ServiceLoader.load(Processor.class).stream()
                .filter(provider -> location(provider.type()).equals(location(processor)))
                .<Processor>map(ServiceLoader.Provider::get)
                .toList();
    }

    List<Path> classPath() {
        return library.stream().map(Contender::location).toList();
    }

    private static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
