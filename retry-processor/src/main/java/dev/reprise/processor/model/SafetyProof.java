package dev.reprise.processor.model;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Why a call may be sent again although an earlier try may have been processed. One is enough. */
public enum SafetyProof {
    /** The HTTP method is idempotent by the IANA registry, and no {@code @NotIdempotent} says otherwise. */
    HTTP_METHOD,
    /** The server recognises the repeat by its key. */
    KEY,
    /** The server is asked before the repeat. */
    VERIFIED_BY,
    /** A bare {@code @Idempotent}: the user says so. */
    USERS_WORD,
    /** Only what was never sent is repeated. */
    UNSENT_ONLY;

    /** Every proof that the method has, in the order above; none makes the retry unsafe. */
    public static Set<SafetyProof> of(Method method) {
        Set<SafetyProof> proofs = EnumSet.noneOf(SafetyProof.class);
        boolean denied = method.notIdempotent().isPresent();
        if (!denied && method.verb().isIdempotent()) {
            proofs.add(HTTP_METHOD);
        }
        // On the method it contradicts @NotIdempotent, which is a fault of its own; an interface's yields to it.
        method.idempotency().filter(it -> it.onMethod() || !denied).ifPresent(it -> add(it, proofs));
        if (method.policy().filter(policy -> policy.unsentOnly().value()).isPresent()) {
            proofs.add(UNSENT_ONLY);
        }
        return Collections.unmodifiableSet(proofs);
    }

    private static void add(Idempotency idempotency, Set<SafetyProof> proofs) {
        if (idempotency.isKeyed()) {
            proofs.add(KEY);
        }
        if (idempotency.verifiedBy().isPresent()) {
            proofs.add(VERIFIED_BY);
        }
        if (!idempotency.isKeyed() && idempotency.verifiedBy().isEmpty()) {
            proofs.add(USERS_WORD);
        }
    }

    /** The proof in the user's names, to be read after "Safe to repeat: ". */
    public String describe(Method method) {
        return switch (this) {
            case HTTP_METHOD -> describeHttpMethod(method);
            case KEY -> "the server recognises the idempotency key";
            case VERIFIED_BY ->
                method.idempotency()
                                .flatMap(Idempotency::verifiedBy)
                                .orElseThrow()
                                .method() + " looks for an earlier try's result first";
            case USERS_WORD -> "@Idempotent says so";
            case UNSENT_ONLY -> "only what was never sent is repeated";
        };
    }

    private static String describeHttpMethod(Method method) {
        HttpVerb verb = method.verb();
        String references = verb.names().stream()
                .map(name -> HttpMethods.reference(name).orElseThrow())
                .collect(Collectors.joining("; "));
        return verb.spoken() + (verb.names().size() == 1 ? " is" : ", each") + " idempotent (" + references + ")";
    }
}
