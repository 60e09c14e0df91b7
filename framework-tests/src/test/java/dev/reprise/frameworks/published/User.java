package dev.reprise.frameworks.published;

/** What the repository holds. */
public record User(Long id, String name) {}
