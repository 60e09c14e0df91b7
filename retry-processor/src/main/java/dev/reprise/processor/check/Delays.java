package dev.reprise.processor.check;

import static dev.reprise.processor.check.PolicyUse.written;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Policy;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/** There is a delay, and it fits under its cap. */
final class Delays implements Rule<PolicyUse> {

    /** Whether the policy repeats without waiting, which is one fault and not several. */
    static boolean isBusyLoop(PolicyUse use) {
        return use.policy().maxTries().value() > 1
                && use.baseDelay().filter(Duration::isZero).isPresent();
    }

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        return Stream.of(zero(use), order(use)).flatMap(Optional::stream);
    }

    private static Optional<Diagnostic> zero(PolicyUse use) {
        Policy policy = use.policy();
        if (!isBusyLoop(use)) {
            return Optional.empty();
        }
        return Optional.of(new Diagnostic(
                DiagnosticId.ZERO_DELAY,
                policy.baseDelay().place(),
                written("baseDelay", policy.baseDelay()) + " with " + written("maxTries", policy.maxTries())
                        + " is a busy loop against a server that is down.",
                "Give it time: baseDelay = \"1s\" with a far server, baseDelay = \"50ms\" with one next door."));
    }

    private static Optional<Diagnostic> order(PolicyUse use) {
        Policy policy = use.policy();
        if (use.baseDelay().isEmpty()
                || use.maxDelay().isEmpty()
                || use.baseDelay().get().compareTo(use.maxDelay().get()) <= 0) {
            return Optional.empty();
        }
        Place place = policy.baseDelay().explicit()
                ? policy.baseDelay().place()
                : policy.maxDelay().place();
        return Optional.of(
                new Diagnostic(
                        DiagnosticId.DELAY_ORDER,
                        place,
                        written("baseDelay", policy.baseDelay()) + " is longer than "
                                + written("maxDelay", policy.maxDelay()) + ".",
                        "The first wait is computed from baseDelay and no wait exceeds maxDelay: write a smaller baseDelay or a larger maxDelay."));
    }
}
