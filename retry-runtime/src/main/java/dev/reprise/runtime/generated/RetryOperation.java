package dev.reprise.runtime.generated;

import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import org.jspecify.annotations.Nullable;

/**
 * One policy method of one proxy: what all its calls share. Immutable and thread-safe.
 *
 * <p>A call that succeeds at once passes through {@link #begin()}, {@link #enter} and {@link #succeeded}; where no
 * deadline and no listener asks for it, none of them allocates, reads a clock or writes shared memory.
 */
public final class RetryOperation {

    /**
     * Loads what the methods of the success path name in their signatures. HotSpot inlines no method that names a class which
     * is not loaded, and nothing else would load these before the first failure: the calls would cost several times the work.
     */
    @SuppressWarnings("unused")
    private static final Class<?>[] LOADED = {RetryLoop.class, Attempt.Scope.class};

    final RetryRuntime runtime;
    final String name;
    final RetryPolicy policy;
    final Backoff backoff;
    final TokenBucket budget;
    final KeyDelivery key;

    /** The time for all tries and waits in nanoseconds, 0 where there is no deadline. */
    final long deadline;

    /** The longest hint of the server that is obeyed, in nanoseconds. */
    final long maxRetryAfter;

    /** Whether the time of a call is measured from its beginning. */
    final boolean timed;

    private RetryOperation(RetryRuntime runtime, String name, RetryPolicy policy, TokenBucket budget, KeyDelivery key) {
        this.runtime = runtime;
        this.name = name;
        this.policy = policy;
        this.backoff = new Backoff(policy);
        this.budget = budget;
        this.key = key;
        this.deadline = policy.deadline().isPresent() ? policy.deadline().get().toNanos() : 0;
        this.maxRetryAfter = policy.maxRetryAfter().toNanos();
        this.timed = deadline > 0 || runtime.hasListeners();
    }

    /**
     * The operation of one method, its policy overridden by the runtime's configuration.
     *
     * @param runtime of the proxy
     * @param interfaceName the interface's simple name
     * @param method the method's name
     * @param policy of the annotation
     * @param budget that the retries are taken from
     * @param key how the key reaches the server
     * @return the operation
     * @throws IllegalArgumentException when the configuration gives a value that the annotation would not compile with
     */
    public static RetryOperation of(
            RetryRuntime runtime,
            String interfaceName,
            String method,
            RetryPolicy policy,
            TokenBucket budget,
            KeyDelivery key) {
        RetryPolicy configured = new PolicyConfig(runtime, interfaceName, method).override(policy);
        return new RetryOperation(runtime, interfaceName + "." + method, configured, budget, key);
    }

    /**
     * The operation of a keyed method that is called once.
     *
     * @param runtime of the proxy
     * @param interfaceName the interface's simple name
     * @param method the method's name
     * @param key how the key reaches the server
     * @return the operation
     */
    public static RetryOperation once(RetryRuntime runtime, String interfaceName, String method, KeyDelivery key) {
        RetryPolicy single = RetryPolicy.builder().maxTries(1).build();
        return new RetryOperation(runtime, interfaceName + "." + method, single, TokenBucket.unlimited(), key);
    }

    /**
     * Begins a call without a key.
     *
     * @return its bookkeeping; null while there is nothing to keep, as its time is not measured
     */
    public @Nullable RetryLoop begin() {
        return timed ? new RetryLoop(this, null) : null;
    }

    /**
     * Begins a call with a key.
     *
     * @param idempotencyKey the same for all tries
     * @return its bookkeeping
     */
    public RetryLoop begin(String idempotencyKey) {
        return new RetryLoop(this, idempotencyKey);
    }

    /**
     * Begins the bookkeeping of a call whose first try has just failed, and of which nothing was kept so far.
     *
     * @return its bookkeeping
     */
    public RetryLoop firstFailure() {
        return new RetryLoop(this, null);
    }

    /**
     * Begins a try: binds its {@link Attempt}, or hides the one of a call around this one.
     *
     * @param retries the call's bookkeeping, null while there is none
     * @return what ends the try; null where nothing was bound or hidden
     */
    public Attempt.@Nullable Scope enter(@Nullable RetryLoop retries) {
        return retries == null ? Attempt.mask() : retries.enter();
    }

    /**
     * Ends a call whose result is worth returning.
     *
     * @param retries the call's bookkeeping, null while there is none
     */
    public void succeeded(@Nullable RetryLoop retries) {
        budget.deposit();
        if (retries != null) {
            retries.recovered();
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
