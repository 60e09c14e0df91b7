package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.FailureType;
import dev.reprise.processor.model.FailureType.Meaning;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.ReturnedAnswer;
import dev.reprise.processor.model.Treatment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Decides which members a proxy gets, and names them around the user's own. */
final class Planner {

    private static final List<String> OBJECT_METHODS =
            List.of("clone", "equals", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

    private final Names fields = new Names(List.of("delegate"));
    private final Names methods;
    private final Map<CodeBlock, String> policies = new LinkedHashMap<>();

    /** The constants again, by the policy: most methods have that of the interface, and code is slow to compare. */
    private final Map<Policy, String> constants = new HashMap<>();

    private final Map<TypeName, String> classifiers = new LinkedHashMap<>();
    private final Map<FailureRules, String> rules = new LinkedHashMap<>();

    private final Map<ReturnedAnswer, String> answers = new LinkedHashMap<>();

    private Planner(Client client) {
        this.methods = new Names(Stream.concat(client.methods().stream().map(Method::name), OBJECT_METHODS.stream())
                .toList());
    }

    static ProxyPlan plan(Client client, Set<Method> faulty) {
        Planner planner = new Planner(client);
        List<MethodPlan> plans = new ArrayList<>();
        for (Method method : client.methods()) {
            if (method.treatment() != Treatment.INHERIT) {
                plans.add(planner.plan(method, faulty.contains(method) ? Treatment.FORWARD : method.treatment()));
            }
        }
        Map<String, String> frameworks = new LinkedHashMap<>();
        boolean wrappers = false;
        for (FailureType failure : client.failures()) {
            if (failure.meaning() == Meaning.WRAPPER) {
                wrappers = true;
            } else {
                frameworks.computeIfAbsent(
                        failure.framework(), framework -> planner.methods.allocate(camelCase(framework.split("\\W+"))));
            }
        }
        return new ProxyPlan(
                client,
                List.copyOf(plans),
                planner.policies,
                planner.classifiers,
                planner.rules,
                frameworks,
                planner.answers,
                wrappers && !planner.rules.isEmpty() ? planner.fields.allocate("WRAPPERS") : "");
    }

    private MethodPlan plan(Method method, Treatment treatment) {
        if (treatment == Treatment.FORWARD) {
            return MethodPlan.plain(method, treatment);
        }
        String operation = fields.allocate(method.name());
        String key = method.idempotency().filter(Idempotency::isDerived).isPresent()
                ? methods.allocate(method.name() + "Key")
                : "";
        if (treatment == Treatment.KEY_ONLY) {
            return new MethodPlan(method, treatment, operation, "", "", "", key, "");
        }
        Policy policy = method.policy().orElseThrow();
        method.result()
                .answer()
                .ifPresent(answer -> answers.computeIfAbsent(answer, fresh -> methods.allocate("answered")));
        String classifier = policy.classifier()
                .map(own -> classifiers.computeIfAbsent(own.type(), type -> fields.allocate("classifier")))
                .orElse("");
        String verify = method.idempotency().flatMap(Idempotency::verifiedBy).isPresent()
                ? methods.allocate(camelCase("verify", method.name()))
                : "";
        return new MethodPlan(
                method,
                treatment,
                operation,
                constant(method, policy),
                rule(method, policy, classifier),
                classifier,
                key,
                verify);
    }

    private String constant(Method method, Policy policy) {
        return constants.computeIfAbsent(
                policy,
                fresh -> policies.computeIfAbsent(
                        PolicyCode.of(policy),
                        code -> fields.allocate(
                                method.policyOnMethod() ? upperCase(method.name()) + "_POLICY" : "POLICY")));
    }

    private String rule(Method method, Policy policy, String classifier) {
        return rules.computeIfAbsent(
                FailureRules.of(policy, classifier),
                fresh -> methods.allocate(fresh.isDefault() ? "classify" : camelCase("classify", method.name())));
    }

    private static String camelCase(String... words) {
        StringBuilder name = new StringBuilder();
        for (String word : words) {
            boolean first = name.isEmpty();
            name.append(first ? word.substring(0, 1) : word.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(word.substring(1));
        }
        return name.toString();
    }

    private static String upperCase(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
    }
}
