package dev.reprise.processor.model;

/** What the proxy does with a method. */
public enum Treatment {
    /** A loop around the delegate's method. */
    RETRY,
    /** One call with a key, for a keyed method that is not retried. */
    KEY_ONLY,
    /** One call, nothing else. */
    FORWARD,
    /** Not overridden: the interface's own default method runs on the proxy. */
    INHERIT
}
