package dev.reprise.runtime;

/**
 * Hears what happens to calls that do not succeed at once.
 *
 * <p>Called on the thread that makes the call, with no {@link Attempt} in force, so a listener that calls another API
 * does not lend it this call's key. It must be thread-safe and quick. What it throws is logged once for this listener
 * and never reaches the call, a {@link VirtualMachineError} excepted.
 */
@FunctionalInterface
public interface RetryListener {

    /**
     * Takes note of an event.
     *
     * @param event never null
     */
    void on(RetryEvent event);
}
