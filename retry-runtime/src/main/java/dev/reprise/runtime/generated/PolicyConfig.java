package dev.reprise.runtime.generated;

import dev.reprise.Jitter;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What the runtime's configuration changes about the policy of one method, asked under
 * {@code reprise.<Interface>.<method>.<member>} and then {@code reprise.<Interface>.<member>}.
 */
final class PolicyConfig {

    /** In the order they are applied: {@code enabled} has the last word. */
    private static final List<String> MEMBERS = List.of(
            "maxTries",
            "baseDelay",
            "maxDelay",
            "multiplier",
            "jitter",
            "jitterFactor",
            "deadline",
            "maxRetryAfter",
            "enabled");

    private final RetryRuntime runtime;
    private final String interfaceName;
    private final String method;

    PolicyConfig(RetryRuntime runtime, String interfaceName, String method) {
        this.runtime = runtime;
        this.interfaceName = interfaceName;
        this.method = method;
    }

    /**
     * The policy with the configured members in place of the annotation's.
     *
     * @throws IllegalArgumentException naming the key, when a value cannot be read or breaks a rule of policies
     */
    RetryPolicy override(RetryPolicy policy) {
        RetryPolicy.Builder changed = policy.toBuilder();
        StringBuilder settings = new StringBuilder();
        boolean factor = false;
        for (String member : MEMBERS) {
            String key = key(member);
            Optional<String> value = runtime.config(key);
            if (value.isEmpty()) {
                key = "reprise." + interfaceName + "." + member;
                value = runtime.config(key);
            }
            if (value.isPresent()) {
                String setting = key + " = " + value.get();
                apply(changed, member, value.get(), setting);
                settings.append(settings.isEmpty() ? "" : ", ").append(setting);
                factor |= member.equals("jitterFactor");
            }
        }
        return settings.isEmpty() ? policy : checked(changed, factor, settings.toString());
    }

    private String key(String member) {
        return "reprise." + interfaceName + "." + method + "." + member;
    }

    private static void apply(RetryPolicy.Builder policy, String member, String value, String setting) {
        try {
            switch (member) {
                case "maxTries" -> policy.maxTries(Integer.parseInt(value));
                case "baseDelay" -> policy.baseDelay(value);
                case "maxDelay" -> policy.maxDelay(value);
                case "multiplier" -> policy.multiplier(Double.parseDouble(value));
                case "jitter" -> policy.jitter(jitter(value));
                case "jitterFactor" -> policy.jitterFactor(Double.parseDouble(value));
                case "deadline" -> policy.deadline(value);
                case "maxRetryAfter" -> policy.maxRetryAfter(value);
                case "enabled" -> {
                    if (!isTrue(value)) {
                        policy.maxTries(1);
                    }
                }
                default -> throw new AssertionError(member);
            }
        } catch (IllegalArgumentException unreadable) {
            throw new IllegalArgumentException(setting + ": " + unreadable.getMessage(), unreadable);
        }
    }

    private static RetryPolicy checked(RetryPolicy.Builder changed, boolean factor, String settings) {
        try {
            RetryPolicy policy = changed.build();
            if (factor && policy.jitter() != Jitter.PROPORTIONAL) {
                throw new IllegalArgumentException(
                        "[retry:bad-jitter-factor] jitterFactor means nothing with jitter = " + policy.jitter());
            }
            return policy;
        } catch (IllegalArgumentException broken) {
            throw new IllegalArgumentException(settings + ": " + broken.getMessage(), broken);
        }
    }

    private static Jitter jitter(String value) {
        for (Jitter jitter : Jitter.values()) {
            if (jitter.name().equals(value)) {
                return jitter;
            }
        }
        throw new IllegalArgumentException("jitter is one of " + Arrays.toString(Jitter.values()));
    }

    private static boolean isTrue(String value) {
        if (!value.equals("true") && !value.equals("false")) {
            throw new IllegalArgumentException("enabled is true or false");
        }
        return value.equals("true");
    }
}
