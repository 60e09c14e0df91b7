package dev.reprise.processor.manifest;

/** A baseline cannot be compared with: it is not there, or no manifest. */
public final class BadBaselineException extends Exception {

    private static final long serialVersionUID = 1L;

    private final String advice;

    /**
     * A baseline cannot be compared with.
     *
     * @param problem what is wrong, with the path
     * @param advice what to write or do instead
     */
    BadBaselineException(String problem, String advice) {
        super(problem);
        this.advice = advice;
    }

    /** What is wrong, with the path. */
    public String problem() {
        return String.valueOf(getMessage());
    }

    /** What to write or do instead. */
    public String advice() {
        return advice;
    }
}
