package dev.reprise.processor.read;

import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.KeyFormat;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.KeyValue.Unresolved;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Setting;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Reads one {@code @Idempotent}. */
record IdempotencyReader(KeyPathReader paths, VerificationReader verifications) {

    /** On a method: paths start at the parameters of the declaration that carries the annotation. */
    Idempotency onMethod(MemberAnnotations.Found found, Member member, List<Member> members) {
        Idempotency read =
                read(found.mirror(), true, (path, place) -> paths.read(path, place, found.declaration(), member));
        return read.with(verifications.read(found.mirror(), member, members, read.isKeyed()));
    }

    /** On an interface, where there are no parameters to start at. */
    Idempotency onType(Mirror mirror) {
        return read(
                mirror,
                false,
                (path, place) -> new KeyPart(
                        path,
                        place,
                        List.of(),
                        new Unresolved(
                                "On an interface " + path + " leads nowhere: there is no parameter to start at.",
                                "Put @Idempotent with a key on the method.")));
    }

    private static Idempotency read(Mirror mirror, boolean onMethod, BiFunction<String, Place, KeyPart> part) {
        Setting<List<KeyPart>> key = mirror.list(
                "key", entry -> mirror.entry(entry, String.class).map(path -> part.apply(path.value(), path.place())));
        Setting<String> attemptId = mirror.value("attemptId", String.class);
        return new Idempotency(
                mirror.place(),
                onMethod,
                key,
                attemptId.value().isEmpty()
                        ? Optional.empty()
                        : Optional.of(part.apply(attemptId.value(), attemptId.place())),
                mirror.value("scope", String.class),
                mirror.constant("format", KeyFormat.class),
                mirror.value("random", Boolean.class),
                Optional.empty());
    }
}
