package dev.reprise.frameworks;

/** What the tests do with a client of any framework: calls through the generated class around it. */
public interface Calls {
    /** A request that may be repeated. */
    String get() throws Exception;

    /** A request that may be repeated only if it was not sent. */
    String post() throws Exception;
}
