package dev.reprise.examples.outage;

import java.util.Locale;

/** What became of one request, as its sender saw it. */
enum Outcome {
    SERVED("served"),
    TURNED_AWAY("turned away (503)"),
    NO_ANSWER("no answer");

    private final String label;

    Outcome(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }

    /** The class that the page's style sheet colours. */
    String cssClass() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
