package dev.reprise.processor.model;

/**
 * Something that no proxy can be written for.
 *
 * @param id of the diagnostic, such as {@code sealed-interface}
 * @param problem what is wrong, in the user's names
 * @param advice what to write instead
 */
public record Fault(String id, Place place, String problem, String advice) {}
