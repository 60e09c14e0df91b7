package dev.reprise.processor.model;

/**
 * The HTTP method of a call.
 *
 * @param name in the spelling of the registry, such as {@code POST}
 * @param place the annotation that says so
 */
public record HttpVerb(String name, Place place) {}
