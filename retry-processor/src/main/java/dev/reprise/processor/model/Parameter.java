package dev.reprise.processor.model;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/**
 * One parameter of a method.
 *
 * @param type with the type-use annotations of the source
 * @param annotations declaration annotations that the proxy repeats (nullness, {@code @Deprecated})
 * @param idempotencyKey whether it takes the key: {@code @IdempotencyKey} marks it, or it is the header's of a keyed method
 * @param keyHeader whether it is text that a framework's annotation sends as the header of the key
 * @param string whether its type is exactly {@code String}
 * @param keyPaths paths from it that could be parts of a key, {@code command.orderId}: what an advice suggests
 * @param oneShot the type that makes it unfit for a second sending ({@code java.io.InputStream}), empty when it is fit
 */
public record Parameter(
        String name,
        TypeName type,
        List<AnnotationSpec> annotations,
        boolean idempotencyKey,
        boolean keyHeader,
        boolean string,
        List<String> keyPaths,
        Optional<String> oneShot,
        Place place) {

    public Parameter {
        annotations = List.copyOf(annotations);
        keyPaths = List.copyOf(keyPaths);
    }
}
