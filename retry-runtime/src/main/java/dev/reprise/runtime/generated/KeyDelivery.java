package dev.reprise.runtime.generated;

/** How the idempotency key of an operation reaches the request. */
public enum KeyDelivery {
    /** The operation has no key. */
    NONE,
    /** Through {@link dev.reprise.runtime.Attempt}, which knows whether anybody read it. */
    ATTEMPT,
    /** Through a parameter of the method, so every try carries it. */
    PARAMETER
}
