package dev.reprise.processor.read;

/**
 * One annotation that says what HTTP method a call is sent with, on the method or on an annotation of it.
 *
 * @param annotation its qualified name
 * @param onType whether the same annotation on the interface speaks for methods on which it does not tell
 */
record VerbRow(Framework framework, String annotation, VerbReading reading, boolean onType) {}
