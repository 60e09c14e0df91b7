package shape19;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;

@Retryable
// ^1 nothing-to-retry
@Idempotent
interface Empty {}

@Retryable
// ^1 nothing-to-retry
@Idempotent
interface ConstantsOnly {
    String PAIR = "EURUSD";
}

@Retryable
// ^1 nothing-to-retry
@Idempotent
interface NothingAbstract {
    default String rate(String pair) {
        return inner(pair);
    }

    static String ofAll(String pair) {
        return pair;
    }

    private String inner(String pair) {
        return pair;
    }
}

class Mentions {
    Object[] all = {
        new RetryingEmpty(new Empty() {}),
        new RetryingConstantsOnly(new ConstantsOnly() {}),
        new RetryingNothingAbstract(new NothingAbstract() {}),
    };
}
