package dev.reprise.processor.check;

import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Policy;

/** A method in its interface. */
record Member(Client client, Method method) {

    /** What messages call it. */
    String subject() {
        return method.name();
    }

    boolean isRetried() {
        return method.policy().isPresent();
    }

    /** The place of a fault of the retrying itself: the policy where it was put on the method, else the method. */
    Place retryPlace() {
        return method.policy()
                .filter(policy -> method.policyOnMethod())
                .map(Policy::use)
                .orElse(method.place());
    }
}
