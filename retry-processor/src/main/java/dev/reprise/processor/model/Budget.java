package dev.reprise.processor.model;

/**
 * A {@code @RetryBudget}.
 *
 * @param burst retries that a full bucket holds
 * @param ratio what each call that returns normally puts back
 */
public record Budget(Setting<Integer> burst, Setting<Double> ratio, Setting<Boolean> enabled, Place place) {}
