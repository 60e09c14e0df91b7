package dev.reprise.processor.check;

import dev.reprise.processor.model.HttpMethods;
import dev.reprise.processor.model.HttpVerb;
import dev.reprise.processor.model.Method;
import java.util.Optional;

/** Says of an HTTP method that is known why a call may not be repeated. */
final class UnsafeVerb {

    private static final String LOST = "may run twice when only its answer is lost.";

    private UnsafeVerb() {}

    /** A sentence without its subject: {@code is a POST and may run twice when only its answer is lost.} */
    static String of(Method method) {
        HttpVerb verb = method.verb();
        boolean one = verb.names().size() == 1;
        String sent = (one ? "is a " : "may be sent as ")
                + verb.spoken()
                + (verb.remark().isEmpty() ? "" : " (" + verb.remark() + ")");
        if (method.notIdempotent().isPresent()) {
            return sent + (one ? " that" : ", which") + " @NotIdempotent calls unsafe to repeat, and " + LOST;
        }
        Optional<String> unregistered = verb.names().stream()
                .filter(name -> !HttpMethods.isRegistered(name))
                .findFirst();
        return unregistered
                .map(name -> sent + ", " + (one ? "which" : "and " + name + " is one that")
                        + " the IANA registry of HTTP methods does not know (names are case-sensitive), and " + LOST
                        + HttpMethodName.didYouMean(name))
                .orElse(sent + (one ? " and " : ", and ") + LOST);
    }
}
