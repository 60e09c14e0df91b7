package dev.reprise.runtime;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * The try that the current thread is making, for interceptors of an HTTP client that send its key.
 *
 * <p>Present during every try of a keyed method or one with a deadline, and from the second try on elsewhere. It belongs
 * to the thread that calls the delegate and ends when the delegate returns: an interceptor that runs on another thread
 * does not see it. Every call through a proxy hides the attempt of a call around it, so one call's key never reaches
 * another's request.
 *
 * <pre>{@code
 * Attempt.current().flatMap(Attempt::idempotencyKey).ifPresent(key -> request.header("Idempotency-Key", key));
 * }</pre>
 */
public final class Attempt {

    private static final ThreadLocal<@Nullable Attempt> CURRENT = new ThreadLocal<>();

    /**
     * How many attempts are bound on all threads. While it is zero nobody has anything to hide, and a call that succeeds
     * at once need not look into the thread local, which would also leave an empty entry in every thread. Keyed calls and
     * repeats pay for it with two writes that all threads share, little beside a digest or a wait.
     */
    private static final AtomicInteger BOUND = new AtomicInteger();

    private final String operation;
    private final int number;
    private final @Nullable String key;
    private final @Nullable Deadline deadline;
    private volatile boolean keyRead;

    private Attempt(String operation, int number, @Nullable String key, @Nullable Deadline deadline) {
        this.operation = operation;
        this.number = number;
        this.key = key;
        this.deadline = deadline;
    }

    /** {@return the try in progress on this thread, or empty} */
    public static Optional<Attempt> current() {
        return BOUND.get() == 0 ? Optional.empty() : Optional.ofNullable(CURRENT.get());
    }

    /** {@return the interface's simple name and the method, such as {@code PaymentsApi.createPayment}} */
    public String operation() {
        return operation;
    }

    /** {@return which try this is, the first being 1} */
    public int number() {
        return number;
    }

    /**
     * The key that every try of this call carries, to be sent as the {@code Idempotency-Key} header. Reading it counts as
     * delivering it: a try whose key nobody read is not repeated unless it was not sent.
     *
     * @return the key, or empty where the method has none
     */
    public Optional<String> idempotencyKey() {
        keyRead = true;
        return Optional.ofNullable(key);
    }

    /**
     * The time to the deadline, for the time-out of the request about to be sent.
     *
     * @return zero when the deadline has passed, which most HTTP clients refuse for a time-out; empty where there is none
     */
    public Optional<Duration> remaining() {
        return deadline == null ? Optional.empty() : Optional.of(Duration.ofNanos(Math.max(0, deadline.left())));
    }

    @Override
    public String toString() {
        return "Attempt[" + operation + " #" + number + "]";
    }

    /**
     * Binds a try to the current thread; for generated code.
     *
     * @param operation what is tried
     * @param number which try this is, from 1
     * @param key what makes the tries recognisable, null where the method has no key
     * @param deadline of the call, null where there is none
     * @return what unbinds it again, on the same thread
     */
    public static Scope bind(String operation, int number, @Nullable String key, @Nullable Deadline deadline) {
        Attempt attempt = new Attempt(operation, number, key, deadline);
        Scope scope = new Scope(CURRENT.get(), attempt);
        CURRENT.set(attempt);
        BOUND.incrementAndGet();
        return scope;
    }

    /**
     * Hides the attempt of a call around this one; for generated code.
     *
     * @return what shows it again, on the same thread; null where there is nothing to hide
     */
    public static @Nullable Scope mask() {
        // Another thread's attempt is none of our business, so a stale zero would be harmless; our own we always see.
        if (BOUND.getOpaque() == 0) {
            return null;
        }
        Attempt outer = CURRENT.get();
        if (outer == null) {
            return null;
        }
        CURRENT.remove();
        return new Scope(outer, null);
    }

    /** The time during which an attempt is bound or hidden; closing it restores what was there before. */
    public static final class Scope implements AutoCloseable {

        private final @Nullable Attempt outer;
        private final @Nullable Attempt bound;

        private Scope(@Nullable Attempt outer, @Nullable Attempt bound) {
            this.outer = outer;
            this.bound = bound;
        }

        /** {@return whether somebody read the key of the attempt that this scope binds} */
        public boolean keyRead() {
            return bound != null && bound.keyRead;
        }

        /** Ends the scope; to be called once, on the thread that began it. */
        @Override
        public void close() {
            if (outer == null) {
                CURRENT.remove();
            } else {
                CURRENT.set(outer);
            }
            if (bound != null) {
                BOUND.decrementAndGet();
            }
        }
    }
}
