package dev.reprise.processor.check;

import static dev.reprise.processor.check.PolicyUse.written;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Schedule;
import java.time.Duration;
import java.util.stream.Stream;

/** The deadline leaves room for the tries that the policy promises. */
final class Deadlines implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        if (use.deadline().isEmpty() || use.baseDelay().isEmpty()) {
            return Stream.empty();
        }
        Policy policy = use.policy();
        Duration deadline = use.deadline().get();
        Duration shortest = Schedule.shortest(policy, use.baseDelay().get());
        if (deadline.compareTo(shortest) <= 0) {
            return Stream.of(tooShort(policy, shortest));
        }
        return Schedule.of(policy)
                .map(schedule -> schedule.triesWithin(deadline))
                .filter(tries -> tries < policy.maxTries().value())
                .map(tries -> cutsTries(policy, tries))
                .stream();
    }

    private static Diagnostic tooShort(Policy policy, Duration shortest) {
        return new Diagnostic(
                DiagnosticId.DEADLINE_TOO_SHORT,
                policy.deadline().place(),
                written("deadline", policy.deadline()) + " is over before any retry: the first wait takes at least "
                        + Durations.format(shortest) + ".",
                "The deadline counts from the call, all tries and waits included. Write a longer one, or a shorter baseDelay than "
                        + Durations.format(
                                Durations.parse(policy.baseDelay().value()).orElseThrow())
                        + ",\nor remove the deadline.");
    }

    private static Diagnostic cutsTries(Policy policy, int tries) {
        Duration worstCase = Schedule.of(policy).orElseThrow().worstCase();
        return new Diagnostic(
                DiagnosticId.DEADLINE_CUTS_TRIES,
                policy.deadline().place(),
                written("deadline", policy.deadline()) + " leaves room for " + tries + " of "
                        + policy.maxTries().value() + " tries when every wait takes its longest.",
                "The waits alone may take " + Durations.format(worstCase)
                        + ": write a longer deadline, a smaller maxTries, or a shorter baseDelay.");
    }
}
