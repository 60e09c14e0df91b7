package dev.reprise.processor.read;

import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Jitter;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Setting;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads each {@code @Retryable} of an interface once, member by member: that on the interface goes for all its methods. */
final class PolicyReader {

    private final ExceptionTypeReader exceptions;
    private final ClassifierReader classifiers;
    private final Map<Mirror, Policy> known = new HashMap<>();

    PolicyReader(ExceptionTypeReader exceptions, ClassifierReader classifiers) {
        this.exceptions = exceptions;
        this.classifiers = classifiers;
    }

    Policy read(Mirror retryable) {
        return known.computeIfAbsent(retryable, this::readMembers);
    }

    private Policy readMembers(Mirror retryable) {
        return new Policy(
                retryable.place(),
                retryable.use(),
                retryable.origin(),
                retryable.composed(),
                retryable.value("maxTries", Integer.class),
                retryable.value("baseDelay", String.class),
                retryable.value("maxDelay", String.class),
                retryable.value("multiplier", Double.class),
                retryable.constant("jitter", Jitter.class),
                retryable.value("jitterFactor", Double.class),
                retryable.value("deadline", String.class),
                retryable.value("maxRetryAfter", String.class),
                retryable.list("onStatus", status -> retryable.entry(status, Integer.class)),
                types(retryable, "on"),
                types(retryable, "notOn"),
                retryable.value("unsentOnly", Boolean.class),
                classifiers.read(retryable),
                retryable.value("attemptTimeout", String.class),
                suppressed(retryable));
    }

    private Setting<List<ExceptionType>> types(Mirror retryable, String member) {
        return retryable.list(member, entry -> exceptions.read(entry, retryable.place(entry)));
    }

    private static Set<String> suppressed(Mirror retryable) {
        Set<String> ids = new TreeSet<>(Suppressions.at(retryable.bearer()));
        ids.addAll(Suppressions.at(retryable.use().element()));
        return ids;
    }
}
