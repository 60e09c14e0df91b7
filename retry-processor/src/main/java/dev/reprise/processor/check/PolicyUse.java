package dev.reprise.processor.check;

import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Setting;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A policy and the methods of one interface that it applies to: what is wrong with it is said once, not once a method.
 *
 * @param methods none where a policy on an interface found nothing to apply to
 */
record PolicyUse(Policy policy, List<Method> methods, Options options) {

    PolicyUse {
        methods = List.copyOf(methods);
    }

    /**
     * The place of a fault that depends on who uses the policy: a composed one is right where it is declared.
     *
     * @param written where the value stands
     */
    Place place(Place written) {
        return policy.composed() ? policy.use() : written;
    }

    Optional<Duration> baseDelay() {
        return Durations.parse(policy.baseDelay().value());
    }

    Optional<Duration> maxDelay() {
        return Durations.parse(policy.maxDelay().value());
    }

    /** Empty where none was asked for, too. */
    Optional<Duration> deadline() {
        return Durations.parse(policy.deadline().value());
    }

    /** A member as the user wrote it, for a message: {@code maxDelay = "60s" (the default)}. */
    static String written(String member, Setting<?> setting) {
        String value = setting.value() instanceof String text ? "\"" + text + "\"" : String.valueOf(setting.value());
        return member + " = " + value + (setting.explicit() ? "" : " (the default)");
    }
}
