package policy;

import dev.reprise.Retryable;

@Retryable(on = BusyException.class)
public @interface Busy {}

class BusyException extends RuntimeException {
    private static final long serialVersionUID = 1;
}
