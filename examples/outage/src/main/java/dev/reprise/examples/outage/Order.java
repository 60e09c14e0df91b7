package dev.reprise.examples.outage;

/**
 * What a customer wants to buy.
 *
 * @param orderId the order, as the customer's own books name it
 * @param attemptId one press of the button: the same for every repeat of one attempt, another one when the customer tries anew
 * @param cents the price
 */
record Order(String orderId, String attemptId, long cents) {}
