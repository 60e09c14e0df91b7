package dev.reprise.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One {@code @Idempotent}.
 *
 * @param place the annotation
 * @param onMethod whether it stands on the method itself; on an interface only the bare form is meant
 * @param key the paths of {@code key} in the order written
 * @param attemptId the path of {@code attemptId}, empty when none was given
 * @param scope the scope of the key, empty for the operation's name
 * @param random whether a random key was asked for
 * @param verifiedBy the method that asks whether an earlier try went through, empty when none was named
 */
public record Idempotency(
        Place place,
        boolean onMethod,
        Setting<List<KeyPart>> key,
        Optional<KeyPart> attemptId,
        Setting<String> scope,
        Setting<KeyFormat> format,
        Setting<Boolean> random,
        Optional<Verification> verifiedBy) {

    public Idempotency {
        key = new Setting<>(List.copyOf(key.value()), key.explicit(), key.place());
    }

    /** Whether a key is derived from arguments. */
    public boolean isDerived() {
        return !key.value().isEmpty() || attemptId.isPresent();
    }

    /** Whether calls carry a key, derived or random. */
    public boolean isKeyed() {
        return isDerived() || random.value();
    }

    /** The same, with the method that asks whether an earlier try went through. */
    public Idempotency with(Optional<Verification> verification) {
        return new Idempotency(place, onMethod, key, attemptId, scope, format, random, verification);
    }

    /** The parts that are hashed, the attempt's last. */
    public List<KeyPart> parts() {
        return attemptId
                .map(last ->
                        Stream.concat(key.value().stream(), Stream.of(last)).toList())
                .orElse(key.value());
    }
}
