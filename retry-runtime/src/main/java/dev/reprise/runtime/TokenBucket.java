package dev.reprise.runtime;

/**
 * A retry budget: it starts with a number of retries, each retry takes one, and each call that returns normally puts
 * back a share of one. When most calls fail it runs dry, and a client stops multiplying the load of a server that is
 * down. Thread-safe; a call that finds the bucket full takes no lock.
 *
 * <p>Token accounting of retries is the AWS SDKs' answer to retry storms; see "Timeouts, retries, and backoff with
 * jitter" in the Amazon Builders' Library.
 */
public final class TokenBucket {

    /** Counted in millionths, so that a ratio such as 0.2 adds up exactly. */
    private static final long RETRY = 1_000_000;

    private static final TokenBucket UNLIMITED = new TokenBucket(0, 0);

    private final long capacity;
    private final long deposit;

    /**
     * What was taken and not yet put back, written under the lock. It is counted from full and held in this very object, so
     * that a success reads one field and compares it with zero: an atomic counter beside it costs another half nanosecond on
     * every call, while the lock is taken only when something fails and until that is made good.
     */
    private volatile long missing;

    private TokenBucket(long capacity, long deposit) {
        this.capacity = capacity;
        this.deposit = deposit;
    }

    static TokenBucket of(int burst, double ratio) {
        if (burst < 1) {
            throw new IllegalArgumentException("[retry:bad-budget] burst = " + burst + ": at least 1 retry");
        }
        if (!(ratio >= 0 && ratio <= 1)) {
            throw new IllegalArgumentException("[retry:bad-budget] ratio = " + ratio + ": from 0 to 1");
        }
        return new TokenBucket(burst * RETRY, Math.round(ratio * RETRY));
    }

    /** {@return a budget that never runs out, for {@code @RetryBudget(enabled = false)}} */
    public static TokenBucket unlimited() {
        return UNLIMITED;
    }

    /**
     * Takes one retry.
     *
     * @return false when less than one is left, and nothing was taken
     */
    public boolean take() {
        if (this == UNLIMITED) {
            return true;
        }
        synchronized (this) {
            if (capacity - missing < RETRY) {
                return false;
            }
            missing += RETRY;
            return true;
        }
    }

    /** Puts back the retry of a {@link #take()} that came to nothing. */
    public void giveBack() {
        putBack(RETRY);
    }

    /** Puts back the share that a call earned by returning normally. On a full bucket this is one read. */
    public void deposit() {
        if (missing != 0) {
            putBack(deposit);
        }
    }

    private synchronized void putBack(long amount) {
        missing = Math.max(0, missing - amount);
    }

    /** {@return the whole retries left} */
    public long retriesLeft() {
        return this == UNLIMITED ? Long.MAX_VALUE : (capacity - missing) / RETRY;
    }
}
