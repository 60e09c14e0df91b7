package dev.reprise.processor.model;

/**
 * An annotation of a feature that this version does not have.
 *
 * @param annotation its simple name with the at sign
 */
public record Unsupported(String annotation, Place place) {}
