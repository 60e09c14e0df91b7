package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Schedule;
import java.time.Duration;
import java.util.stream.Stream;

/** A thread that waits belongs to somebody: without a deadline its worst case is bounded. */
final class BlockingWait implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        Policy policy = use.policy();
        if (!policy.deadline().value().isEmpty()
                || use.options().maxBlockingWait().isEmpty()) {
            return Stream.empty();
        }
        Duration limit = use.options().maxBlockingWait().get();
        return Schedule.of(policy)
                .map(Schedule::worstCase)
                .filter(worst -> worst.compareTo(limit) > 0)
                .map(worst -> unbounded(policy, worst, limit))
                .stream();
    }

    private static Diagnostic unbounded(Policy policy, Duration worst, Duration limit) {
        return new Diagnostic(
                DiagnosticId.UNBOUNDED_WAIT,
                policy.place(),
                "A call may block its thread for " + Durations.format(worst) + " in waits alone (maxTries = "
                        + policy.maxTries().value() + "), and more where the server asks for it.",
                "Bound it: deadline = \"" + Durations.format(limit)
                        + "\", a smaller maxTries, or a smaller maxDelay than \""
                        + policy.maxDelay().value()
                        + "\". Where such waits are meant, raise the limit of this warning:\n-A"
                        + Options.MAX_BLOCKING_WAIT + "="
                        + Durations.format(worst).replace(" ", "") + ".");
    }
}
