package policy;

import dev.reprise.Retryable;
import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.Verdict;
import java.util.Optional;

@Retryable(classifier = Judge.class)
public @interface Judged {}

class Judge implements FailureClassifier {
    @Override
    public Optional<Verdict> classify(Throwable failure) {
        return Optional.empty();
    }
}
