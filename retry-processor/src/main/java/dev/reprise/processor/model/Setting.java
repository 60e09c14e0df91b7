package dev.reprise.processor.model;

/**
 * One member of an annotation.
 *
 * @param value what it says, its default where it was not written
 * @param explicit whether the user wrote it
 * @param place the value where it was written, else the annotation
 */
public record Setting<T>(T value, boolean explicit, Place place) {}
