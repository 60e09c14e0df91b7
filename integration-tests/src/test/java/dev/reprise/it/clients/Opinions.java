package dev.reprise.it.clients;

import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what a test told this thread to say, and remembers what it was asked about. */
public final class Opinions implements FailureClassifier {
    private static final ThreadLocal<FailureClassifier> OPINION = new ThreadLocal<>();
    private static final ThreadLocal<List<Throwable>> ASKED = ThreadLocal.withInitial(ArrayList::new);

    /** Forms the opinion of the current thread. */
    public static void are(FailureClassifier opinion) {
        ASKED.remove();
        OPINION.set(opinion);
    }

    /** What this thread's calls have asked about so far. */
    public static List<Throwable> asked() {
        return ASKED.get();
    }

    @Override
    public Optional<Verdict> classify(Throwable failure) {
        ASKED.get().add(failure);
        return OPINION.get().classify(failure);
    }
}
