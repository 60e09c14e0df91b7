package dev.reprise.runtime;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A retry budget: it starts with a number of retries, each retry takes one, and each call that returns normally puts
 * back a share of one. When most calls fail it runs dry, and a client stops multiplying the load of a server that is
 * down. Thread-safe and lock-free.
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
    private final AtomicLong tokens;

    private TokenBucket(long capacity, long deposit) {
        this.capacity = capacity;
        this.deposit = deposit;
        this.tokens = new AtomicLong(capacity);
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
        long before;
        do {
            before = tokens.get();
            if (before < RETRY) {
                return false;
            }
        } while (!tokens.compareAndSet(before, before - RETRY));
        return true;
    }

    /** Puts back the retry of a {@link #take()} that came to nothing. */
    public void giveBack() {
        add(RETRY);
    }

    /** Puts back the share that a call earned by returning normally. On a full bucket this is one read. */
    public void deposit() {
        add(deposit);
    }

    private void add(long amount) {
        while (true) {
            // Full is the common case, and an unconditional write here would be shared by every thread that succeeds.
            long before = tokens.getOpaque();
            if (before >= capacity || tokens.compareAndSet(before, Math.min(capacity, before + amount))) {
                return;
            }
        }
    }

    /** {@return the whole retries left} */
    public long retriesLeft() {
        return this == UNLIMITED ? Long.MAX_VALUE : tokens.get() / RETRY;
    }
}
