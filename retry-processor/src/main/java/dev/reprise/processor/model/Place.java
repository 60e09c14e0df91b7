package dev.reprise.processor.model;

/**
 * Where in the user's sources something stands: an element, an annotation on it, or one value of that annotation.
 * The model carries it without knowing what it is; only the reader makes places and only the reporter opens them.
 */
public interface Place {}
