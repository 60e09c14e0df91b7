package dev.reprise.processor.model;

/** The renderings of a key, by the names of {@code dev.reprise.KeyFormat}. */
public enum KeyFormat {
    HEX,
    BASE64URL,
    UUID
}
