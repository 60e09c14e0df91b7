package dev.reprise.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.nio.channels.ClosedByInterruptException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Model objects for tests: a sensible default of each, in which a test changes what it is about. */
public final class Models {

    private Models() {}

    /** A place by name. */
    public record At(String name) implements Place {}

    public static Place at(String name) {
        return new At(name);
    }

    /** A member that the user wrote; its place has its name. */
    public static <T> Setting<T> written(String member, T value) {
        return new Setting<>(value, true, at(member));
    }

    private static <T> Setting<T> unwritten(String annotation, T value) {
        return new Setting<>(value, false, at(annotation));
    }

    public static Policy policy() {
        return policy(it -> {});
    }

    public static Policy policy(Consumer<PolicyModel> change) {
        PolicyModel model = new PolicyModel();
        change.accept(model);
        return model.build();
    }

    public static Method method(String name) {
        return method(name, it -> {});
    }

    public static Method method(String name, Consumer<MethodModel> change) {
        MethodModel model = new MethodModel(name);
        change.accept(model);
        return model.build();
    }

    public static Client client(Method... methods) {
        return client(it -> {}, methods);
    }

    public static Client client(Consumer<ClientModel> change, Method... methods) {
        ClientModel model = new ClientModel();
        model.methods.addAll(List.of(methods));
        change.accept(model);
        return model.build();
    }

    public static Idempotency idempotent(Consumer<IdempotencyModel> change) {
        IdempotencyModel model = new IdempotencyModel();
        change.accept(model);
        return model.build();
    }

    public static KeyPart part(String path) {
        return part(path, new KeyValue.Scalar(KeyValue.Form.TEXT));
    }

    public static KeyPart part(String path, KeyValue value) {
        return new KeyPart(path, at(path), List.of(new KeyPart.Step(path, path, path)), value);
    }

    public static Parameter parameter(String name) {
        return parameter(name, false, true, Optional.empty());
    }

    public static Parameter parameter(String name, boolean idempotencyKey, boolean string, Optional<String> oneShot) {
        TypeName type = string ? ClassName.get(String.class) : TypeName.LONG;
        return new Parameter(name, type, List.of(), idempotencyKey, false, string, List.of(name), oneShot, at(name));
    }

    public static ExceptionType exception(Class<?> type) {
        return new ExceptionType(ClassName.get(type), kind(type), supertypes(type), true, at(type.getSimpleName()));
    }

    private static ExceptionType.Kind kind(Class<?> type) {
        if (InterruptedException.class.isAssignableFrom(type)
                || ClosedByInterruptException.class.isAssignableFrom(type)) {
            return ExceptionType.Kind.INTERRUPT;
        }
        if (RuntimeException.class.isAssignableFrom(type)) {
            return ExceptionType.Kind.UNCHECKED;
        }
        return Exception.class.isAssignableFrom(type)
                ? ExceptionType.Kind.CHECKED
                : ExceptionType.Kind.NOT_AN_EXCEPTION;
    }

    private static List<String> supertypes(Class<?> type) {
        List<String> names = new ArrayList<>();
        for (Class<?> next = type; next != null; next = next.getSuperclass()) {
            names.add(next.getCanonicalName());
        }
        return names;
    }

    /** {@code @Retryable} with nothing written. */
    public static final class PolicyModel {
        public Place use = at("@Retryable");
        public String origin = "";
        public boolean composed;
        public Setting<Integer> maxTries = unwritten("@Retryable", 5);
        public Setting<String> baseDelay = unwritten("@Retryable", "1s");
        public Setting<String> maxDelay = unwritten("@Retryable", "60s");
        public Setting<Double> multiplier = unwritten("@Retryable", 2.0);
        public Setting<Jitter> jitter = unwritten("@Retryable", Jitter.FULL);
        public Setting<Double> jitterFactor = unwritten("@Retryable", 0.3);
        public Setting<String> deadline = unwritten("@Retryable", "");
        public Setting<String> maxRetryAfter = unwritten("@Retryable", "");
        public Setting<List<Setting<Integer>>> onStatus = unwritten("@Retryable", List.of());
        public Setting<List<ExceptionType>> on = unwritten("@Retryable", List.of());
        public Setting<List<ExceptionType>> notOn = unwritten("@Retryable", List.of());
        public Setting<Boolean> unsentOnly = unwritten("@Retryable", false);
        public Optional<Classifier> classifier = Optional.empty();
        public Setting<String> attemptTimeout = unwritten("@Retryable", "");
        public Set<String> suppressed = Set.of();

        public void onStatus(int... statuses) {
            List<Setting<Integer>> entries = new ArrayList<>();
            for (int status : statuses) {
                entries.add(written(String.valueOf(status), status));
            }
            onStatus = written("onStatus", entries);
        }

        public void on(Class<?>... types) {
            on = written("on", exceptions(types));
        }

        public void notOn(Class<?>... types) {
            notOn = written("notOn", exceptions(types));
        }

        private static List<ExceptionType> exceptions(Class<?>... types) {
            List<ExceptionType> entries = new ArrayList<>();
            for (Class<?> type : types) {
                entries.add(exception(type));
            }
            return entries;
        }

        private Policy build() {
            return new Policy(
                    at("@Retryable"),
                    use,
                    origin,
                    composed,
                    maxTries,
                    baseDelay,
                    maxDelay,
                    multiplier,
                    jitter,
                    jitterFactor,
                    deadline,
                    maxRetryAfter,
                    onStatus,
                    on,
                    notOn,
                    unsentOnly,
                    classifier,
                    attemptTimeout,
                    suppressed);
        }
    }

    /** A GET without parameters that returns a string and is retried by a policy of its own. */
    public static final class MethodModel {
        private final String name;
        public String origin = "";
        public Result result = new Result(ClassName.get(String.class), Result.Kind.PLAIN, false, Optional.empty());
        public List<Parameter> parameters = List.of();
        public List<ExceptionType> catchable = List.of();
        public boolean isDefault;
        public Treatment treatment = Treatment.RETRY;
        public Optional<Policy> policy = Optional.of(policy());
        public boolean policyOnMethod = true;
        public List<Place> composedPolicies = List.of();
        public Optional<Idempotency> idempotency = Optional.empty();
        public boolean notIdempotent;
        public boolean notRetryable;
        public Optional<String> http = Optional.of("GET");
        public HttpVerb frameworkVerb = HttpVerb.NONE;
        public List<ForeignAnnotation> foreign = List.of();
        public Optional<RunOn> runOn = Optional.empty();
        public Optional<Budget> budget = Optional.empty();
        public List<Unsupported> unsupported = List.of();
        public Set<String> suppressed = Set.of();

        private MethodModel(String name) {
            this.name = name;
        }

        public void returns(Result.Kind kind, String type) {
            result = new Result(ClassName.bestGuess(type), kind, false, Optional.of(type));
        }

        private Method build() {
            return new Method(
                    name,
                    at(name),
                    origin,
                    List.of(),
                    List.of(),
                    result,
                    parameters,
                    false,
                    List.of(),
                    false,
                    catchable,
                    isDefault,
                    treatment,
                    policy,
                    policyOnMethod,
                    composedPolicies,
                    idempotency,
                    notIdempotent ? Optional.of(at("@NotIdempotent")) : Optional.empty(),
                    notRetryable ? Optional.of(at("@NotRetryable")) : Optional.empty(),
                    http.map(verb -> new Setting<>(verb, true, at("@HttpMethod"))),
                    frameworkVerb,
                    runOn,
                    budget,
                    unsupported,
                    foreign,
                    suppressed);
        }
    }

    /** A bare {@code @Idempotent} on a method. */
    public static final class IdempotencyModel {
        public boolean onMethod = true;
        public Setting<List<KeyPart>> key = unwritten("@Idempotent", List.of());
        public Optional<KeyPart> attemptId = Optional.empty();
        public Setting<String> scope = unwritten("@Idempotent", "");
        public Setting<KeyFormat> format = unwritten("@Idempotent", KeyFormat.HEX);
        public Setting<Boolean> random = unwritten("@Idempotent", false);
        public Optional<Verification> verifiedBy = Optional.empty();

        public void key(KeyPart... parts) {
            key = written("key", List.of(parts));
        }

        public void verifiedBy(String method, Optional<Verification.Problem> problem) {
            verifiedBy = Optional.of(new Verification(
                    method, at("verifiedBy"), List.of(), ClassName.get(Optional.class), true, problem));
        }

        private Idempotency build() {
            return new Idempotency(at("@Idempotent"), onMethod, key, attemptId, scope, format, random, verifiedBy);
        }
    }

    /** {@code demo.PaymentsApi}. */
    public static final class ClientModel {
        public final List<Method> methods = new ArrayList<>();
        public Optional<PolicyTarget> target = Optional.empty();
        public Set<String> memberTypes = Set.of();
        public Optional<Policy> policy = Optional.empty();
        public List<Place> composedPolicies = List.of();
        public Optional<Idempotency> idempotency = Optional.empty();
        public Optional<Budget> budget = Optional.empty();
        public List<Unsupported> unsupported = List.of();
        public List<ForeignAnnotation> foreign = List.of();
        public Set<String> suppressed = Set.of();
        public List<Fault> faults = List.of();

        private Client build() {
            ClassName name = ClassName.get("demo", "PaymentsApi");
            return new Client(
                    name,
                    "demo.PaymentsApi",
                    at("PaymentsApi"),
                    target,
                    name,
                    List.of(),
                    ClassName.get("demo", "RetryingPaymentsApi"),
                    true,
                    methods,
                    policy,
                    composedPolicies,
                    idempotency,
                    budget,
                    List.of(),
                    Optional.empty(),
                    false,
                    memberTypes,
                    unsupported,
                    foreign,
                    suppressed,
                    faults);
        }
    }
}
