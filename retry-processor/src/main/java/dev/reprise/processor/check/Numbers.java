package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Jitter;
import dev.reprise.processor.model.Policy;
import java.util.stream.Stream;

/** How many tries, how fast the waits grow, how widely they spread. */
final class Numbers implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        Policy policy = use.policy();
        return Stream.of(tries(policy), multiplier(policy), jitterFactor(policy))
                .flatMap(found -> found);
    }

    private static Stream<Diagnostic> tries(Policy policy) {
        if (policy.hasSoundTries()) {
            return Stream.empty();
        }
        int tries = policy.maxTries().value();
        String advice = tries < 1
                ? "Tries are calls in all, the first one included: write maxTries = 1 for a single call, maxTries = 5 for up to four repeats,\n"
                        + "or @NotRetryable on a method that an interface's policy should leave alone."
                : "A server that is still down after some tries needs fewer calls, not more: write maxTries = 5 or so, and let the caller\n"
                        + "decide about the time after that.";
        return Stream.of(new Diagnostic(
                DiagnosticId.BAD_TRIES,
                policy.maxTries().place(),
                "maxTries = " + tries + " is not from 1 to " + Policy.MOST_TRIES + ".",
                advice));
    }

    private static Stream<Diagnostic> multiplier(Policy policy) {
        if (policy.hasSoundMultiplier()) {
            return Stream.empty();
        }
        return Stream.of(
                new Diagnostic(
                        DiagnosticId.BAD_MULTIPLIER,
                        policy.multiplier().place(),
                        "multiplier = " + policy.multiplier().value() + " is not a finite number of at least 1.",
                        "Each wait is the one before times the multiplier: write multiplier = 2 to double it, 1 to keep it (with a random jitter)."));
    }

    private static Stream<Diagnostic> jitterFactor(Policy policy) {
        boolean proportional = policy.jitter().value() == Jitter.PROPORTIONAL;
        String problem = "jitterFactor = " + policy.jitterFactor().value();
        if (!policy.hasSoundJitterFactor()) {
            problem += " is not greater than 0 and at most 1.";
        } else if (policy.jitterFactor().explicit() && !proportional) {
            problem += " has no meaning with jitter = " + policy.jitter().value() + ".";
        } else {
            return Stream.empty();
        }
        return Stream.of(new Diagnostic(
                DiagnosticId.BAD_JITTER_FACTOR,
                policy.jitterFactor().place(),
                problem,
                "It is the spread of jitter = PROPORTIONAL: 0.3 draws each wait from 30 % below to 30 % above the computed one.\n"
                        + (proportional
                                ? "Write a fraction such as 0.3."
                                : "Remove it, or write jitter = Jitter.PROPORTIONAL.")));
    }
}
