package dev.reprise;

/**
 * The two objects that can run a default method of a client interface.
 *
 * @see RunOn
 */
public enum Side {

    /** The generated class inherits the default method, so that the calls inside it are retried and keyed. */
    PROXY,

    /** The generated class forwards the call, so that the delegate's own override counts. */
    DELEGATE
}
