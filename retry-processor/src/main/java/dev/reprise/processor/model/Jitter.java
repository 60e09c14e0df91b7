package dev.reprise.processor.model;

/** The kinds of randomness in a wait, by the names of {@code dev.reprise.Jitter}. */
public enum Jitter {
    NONE,
    FULL,
    EQUAL,
    DECORRELATED,
    PROPORTIONAL
}
