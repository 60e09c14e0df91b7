package shape67;

import dev.reprise.Idempotent;
import dev.reprise.Jitter;
import dev.reprise.Retryable;

@Idempotent
interface Numbers {
    @Retryable(maxTries = 0)
//                        ^ bad-tries: 0
    void none();

    @Retryable(maxTries = -1)
//                        ^ bad-tries: -1
    void negative();

    @Retryable(maxTries = Integer.MAX_VALUE)
//                               ^ bad-tries: 2147483647
    void endless();

    @Retryable(multiplier = Double.NaN)
//                                ^ bad-multiplier: NaN
    void noNumber();

    @Retryable(baseDelay = "10s", maxDelay = "1s")
//                         ^ delay-order
    void order();

    @Retryable(baseDelay = "soon")
//                         ^ bad-duration: soon
    void unparsable();

    @Retryable(maxDelay = "9223372036854775807s")
//                        ^ bad-duration: 9223372036854775807s
    void tooLong();

    @Retryable(baseDelay = "-1s")
//                         ^ bad-duration: -1s
    void backwards();

    @Retryable(jitter = Jitter.PROPORTIONAL, jitterFactor = 1.5)
//                                                          ^ bad-jitter-factor: 1.5
    void wide();
}

class Mentions {
    final Numbers numbers = new RetryingNumbers(null, null);
}
