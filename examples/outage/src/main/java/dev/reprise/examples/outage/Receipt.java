package dev.reprise.examples.outage;

/** The server's answer to an order that it has stored. */
record Receipt(String number) {}
