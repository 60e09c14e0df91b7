package dev.reprise.it.clients;

/** Answered, and yet said to be transient by its type. */
public class RankedException extends ApiException {
    private static final long serialVersionUID = 1;

    public RankedException(int status) {
        super(status);
    }
}
