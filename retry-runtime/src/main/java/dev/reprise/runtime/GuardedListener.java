package dev.reprise.runtime;

import java.lang.System.Logger.Level;
import java.util.concurrent.atomic.AtomicBoolean;

/** A listener whose faults stay its own: the first one is logged, none reaches the call. */
final class GuardedListener implements RetryListener {

    private final RetryListener listener;
    private final AtomicBoolean logged = new AtomicBoolean();

    GuardedListener(RetryListener listener) {
        this.listener = listener;
    }

    @Override
    public void on(RetryEvent event) {
        try {
            listener.on(event);
        } catch (VirtualMachineError fatal) {
            throw fatal;
        } catch (Throwable fault) {
            if (logged.compareAndSet(false, true)) {
                System.getLogger("dev.reprise")
                        .log(Level.WARNING, "A RetryListener failed; further failures of it are not logged", fault);
            }
        }
    }
}
