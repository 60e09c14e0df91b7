package shape72.fine;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.Verdict;
import java.util.Optional;

@Idempotent
interface Strategies {
    @Retryable(classifier = Outer.Nested.class)
    void nested();

    @Retryable(classifier = OfString.class)
    void inherited();
}

class Outer {
    static class Nested extends Typed<String> {}
}

class OfString extends Typed<String> {}

class Typed<T> implements FailureClassifier {
    @Override
    public Optional<Verdict> classify(Throwable failure) {
        return Optional.empty();
    }
}
