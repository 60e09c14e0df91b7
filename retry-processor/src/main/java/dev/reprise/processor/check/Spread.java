package dev.reprise.processor.check;

import static dev.reprise.processor.check.PolicyUse.written;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Jitter;
import dev.reprise.processor.model.Policy;
import java.util.stream.Stream;

/** Clients that failed in the same second must not return in the same second: the waits need randomness. */
final class Spread implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        if (Delays.isBusyLoop(use)) {
            return Stream.empty();
        }
        Policy policy = use.policy();
        boolean fixed = use.baseDelay().isPresent() && use.baseDelay().equals(use.maxDelay());
        return switch (policy.jitter().value()) {
            case NONE -> withoutJitter(policy, fixed);
            case DECORRELATED -> fixed ? Stream.of(synchronised(policy, fixed(policy))) : Stream.empty();
            case FULL, EQUAL, PROPORTIONAL -> Stream.empty();
        };
    }

    private static Stream<Diagnostic> withoutJitter(Policy policy, boolean fixed) {
        if (policy.multiplier().value() == 1) {
            return Stream.of(synchronised(policy, written("multiplier", policy.multiplier())));
        }
        if (fixed) {
            return Stream.of(synchronised(policy, fixed(policy)));
        }
        return policy.maxTries().value() > 1 ? Stream.of(noJitter(policy)) : Stream.empty();
    }

    private static String fixed(Policy policy) {
        return written("baseDelay", policy.baseDelay()) + " and " + written("maxDelay", policy.maxDelay());
    }

    private static Diagnostic synchronised(Policy policy, String withoutGrowth) {
        boolean none = policy.jitter().value() == Jitter.NONE;
        return new Diagnostic(
                DiagnosticId.SYNCHRONISED_RETRIES,
                policy.jitter().place(),
                written("jitter", policy.jitter()) + " with " + withoutGrowth
                        + " makes every wait the same: all clients that failed together come back together.",
                none
                        ? "Remove jitter, so that it is FULL; or write jitter = Jitter.EQUAL where the server wants a minimum between two calls."
                        : "DECORRELATED draws between baseDelay and maxDelay, which leaves it no room here: write a larger maxDelay, or remove jitter,\n"
                                + "so that it is FULL.");
    }

    private static Diagnostic noJitter(Policy policy) {
        return new Diagnostic(
                DiagnosticId.NO_JITTER,
                policy.jitter().place(),
                written("jitter", policy.jitter())
                        + " sends all clients that failed together back together, each time a little later.",
                "Remove jitter, so that it is FULL; or write jitter = Jitter.EQUAL where the server wants a minimum between two calls.");
    }
}
