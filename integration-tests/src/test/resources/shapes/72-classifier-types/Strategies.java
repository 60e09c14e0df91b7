package shape72;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import dev.reprise.runtime.FailureClassifier;
import dev.reprise.runtime.Verdict;
import java.util.Optional;

@Idempotent
interface Strategies {
    @Retryable(classifier = Abstract.class)
//                                  ^ bad-classifier: Abstract
    void isAbstract();

    @Retryable(classifier = NoConstructor.class)
//                                       ^ bad-classifier: NoConstructor
    void constructor();

    @Retryable(classifier = Outer.Inner.class)
//                                     ^ bad-classifier: Inner
    void inner();

    @Retryable(classifier = Typed.class)
//                               ^ bad-classifier: Typed
    void generic();

    @Retryable(classifier = String.class)
//                                ^ bad-classifier: String
    void other();

    @Retryable(classifier = FailureClassifier[].class)
//                                             ^ bad-classifier
    void array();
}

abstract class Abstract implements FailureClassifier {}

class NoConstructor extends Abstract {
    NoConstructor(String setting) {}

    @Override
    public Optional<Verdict> classify(Throwable failure) {
        return Optional.empty();
    }
}

class Typed<T> extends Abstract {
    @Override
    public Optional<Verdict> classify(Throwable failure) {
        return Optional.empty();
    }
}

class Outer {
    class Inner extends Abstract {
        @Override
        public Optional<Verdict> classify(Throwable failure) {
            return Optional.empty();
        }
    }
}

class Mentions {
    Strategies strategies = new RetryingStrategies(null);
}
