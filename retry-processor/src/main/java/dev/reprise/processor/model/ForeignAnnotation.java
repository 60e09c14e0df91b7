package dev.reprise.processor.model;

/**
 * An annotation of somebody else that does not go with a retry of ours.
 *
 * @param kind what it does to the call
 * @param name its qualified name
 * @param library who brings it, as the user knows it
 */
public record ForeignAnnotation(Kind kind, String name, String library, Place place) {

    /** What such an annotation does to the call. */
    public enum Kind {
        /** It repeats the call as well. */
        RETRY,
        /** It runs the call in a transaction. */
        TRANSACTION
    }
}
