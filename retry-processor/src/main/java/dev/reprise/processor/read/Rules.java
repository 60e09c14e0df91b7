package dev.reprise.processor.read;

import dev.reprise.processor.model.Budget;
import dev.reprise.processor.model.ForeignAnnotation;
import dev.reprise.processor.model.HttpVerb;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.RunOn;
import dev.reprise.processor.model.Setting;
import dev.reprise.processor.model.Treatment;
import dev.reprise.processor.model.Unsupported;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the annotations say about one member; the components are those of the model's method. */
record Rules(
        Optional<Policy> policy,
        boolean policyOnMethod,
        List<Place> composedPolicies,
        Optional<Idempotency> idempotency,
        Optional<Place> notIdempotent,
        Optional<Place> notRetryable,
        Optional<Setting<String>> http,
        HttpVerb frameworkVerb,
        Optional<RunOn> runOn,
        Optional<Budget> budget,
        List<Unsupported> unsupported,
        List<ForeignAnnotation> foreign) {

    /** Whether the method is more than forwarded. */
    boolean isPolicyMethod() {
        return policy.isPresent() || isKeyed();
    }

    /**
     * What the proxy does with the member.
     *
     * @param policyMethods the names of the methods that are more than forwarded
     */
    Treatment treatment(Member member, Set<String> policyMethods) {
        if (policy.isPresent()) {
            return Treatment.RETRY;
        }
        if (isKeyed()) {
            return Treatment.KEY_ONLY;
        }
        if (!member.isDefault()) {
            return Treatment.FORWARD;
        }
        if (runOn.isPresent()) {
            return runOn.get().side() == RunOn.Side.PROXY ? Treatment.INHERIT : Treatment.FORWARD;
        }
        // A convenience overload runs on the proxy, so that the call it makes is retried and keyed.
        boolean isOverload = notRetryable.isEmpty() && policyMethods.contains(member.name());
        return isOverload ? Treatment.INHERIT : Treatment.FORWARD;
    }

    /** Whether a message may have to say what a key could be made of; to find out, every parameter's type is opened. */
    boolean mayLackKey() {
        return isKeyed()
                || (idempotency.isEmpty()
                        && policy.filter(it -> !it.unsentOnly().value()).isPresent());
    }

    /** Whether calls carry a key. */
    boolean isKeyed() {
        return idempotency.filter(Idempotency::isKeyed).isPresent();
    }
}
