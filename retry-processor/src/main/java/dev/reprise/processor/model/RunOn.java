package dev.reprise.processor.model;

/**
 * A {@code @RunOn}.
 *
 * @param side {@code PROXY} or {@code DELEGATE}
 * @param onMethod whether it stands on the method itself
 */
public record RunOn(Side side, boolean onMethod, Place place) {

    /** Where a default method runs, by the names of {@code dev.reprise.Side}. */
    public enum Side {
        PROXY,
        DELEGATE
    }
}
