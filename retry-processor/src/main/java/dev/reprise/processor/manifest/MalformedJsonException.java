package dev.reprise.processor.manifest;

/** A text is no JSON. */
final class MalformedJsonException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * A text is no JSON.
     *
     * @param message the line, and what is wrong there
     */
    MalformedJsonException(String message) {
        super(message);
    }
}
