package dev.reprise.processor.read;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Parameters that are used up by the first sending, by qualified name; subtypes count, and the first that fits is the one named. */
final class OneShotTypes {

    private static final List<String> NAMES = List.of(
            "java.io.InputStream",
            "java.io.Reader",
            "java.lang.Readable",
            "java.util.Iterator",
            "java.util.Spliterator",
            "java.util.stream.Stream",
            "java.util.stream.IntStream",
            "java.util.stream.LongStream",
            "java.util.stream.DoubleStream",
            "java.util.stream.BaseStream",
            "java.nio.channels.ReadableByteChannel",
            "java.util.concurrent.Flow.Publisher",
            "org.reactivestreams.Publisher",
            "okio.Source",
            "org.springframework.core.io.InputStreamResource",
            "okhttp3.ResponseBody",
            "org.apache.hc.core5.http.io.entity.InputStreamEntity",
            "org.apache.http.entity.InputStreamEntity",
            "jakarta.ws.rs.core.EntityPart",
            "org.glassfish.jersey.media.multipart.file.StreamDataBodyPart");

    /** Made to be subscribed to again: the client itself does so when it is redirected or asked to authenticate. */
    private static final String REPEATABLE = "java.net.http.HttpRequest.BodyPublisher";

    private OneShotTypes() {}

    /**
     * The type that makes a parameter unfit.
     *
     * @param names of the parameter's type and its supertypes
     */
    static Optional<String> find(Set<String> names) {
        return names.contains(REPEATABLE)
                ? Optional.empty()
                : NAMES.stream().filter(names::contains).findFirst();
    }
}
