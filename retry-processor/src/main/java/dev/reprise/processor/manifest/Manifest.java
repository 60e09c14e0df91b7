package dev.reprise.processor.manifest;

import com.palantir.javapoet.TypeName;
import dev.reprise.processor.manifest.Json.Items;
import dev.reprise.processor.manifest.Json.Members;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Idempotency;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.SafetyProof;
import dev.reprise.processor.model.Schedule;
import dev.reprise.processor.model.Treatment;
import dev.reprise.processor.model.Verification;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the policies of one interface come to. Its schema is docs/manifest.schema.json. Every member is always there, with
 * {@code null} for nothing, so that one which is missing from a baseline is one that an earlier version did not know.
 *
 * @param methods an entry for each method with a policy or a key, by signature
 */
public record Manifest(String interfaceName, List<Members> methods) {

    /** The one there is; a manifest of another is not compared. */
    static final Json FORMAT = Json.number(1);

    private static final Comparator<Members> BY_SIGNATURE =
            Comparator.comparing(entry -> entry.text("signature").orElseThrow());

    public Manifest {
        methods = List.copyOf(methods);
    }

    /** The manifest of an interface in which no error was found. */
    public static Manifest of(Client client) {
        return new Manifest(
                client.binaryName(),
                methods(client)
                        .map(method -> entry(client, method))
                        .sorted(BY_SIGNATURE)
                        .toList());
    }

    /** The methods that a manifest tells of, in the order of the interface. */
    public static Stream<Method> methods(Client client) {
        return client.methods().stream()
                .filter(method -> method.treatment() == Treatment.RETRY || method.treatment() == Treatment.KEY_ONLY);
    }

    /** Where it is written, below the classes. */
    public static String path(Client client, String extension) {
        return "META-INF/reprise/" + client.binaryName() + extension;
    }

    /** As it is written. */
    public String text() {
        Map<String, Json> members = new LinkedHashMap<>();
        members.put("format", FORMAT);
        members.put("interface", Json.text(interfaceName));
        members.put("methods", new Items(List.copyOf(methods)));
        return JsonWriter.file(new Members(members));
    }

    private static Members entry(Client client, Method method) {
        Map<String, Json> entry = new LinkedHashMap<>();
        entry.put("signature", Json.text(MethodSignature.of(method)));
        entry.put("operation", Json.text(client.operation(method)));
        Optional<Policy> policy = method.policy();
        Optional<Schedule> schedule = policy.flatMap(Schedule::of);
        entry.put("tries", Json.number(policy.map(it -> it.maxTries().value()).orElse(1)));
        entry.put("jitter", text(policy.map(it -> it.jitter().value().name())));
        entry.put("waits", waits(schedule));
        entry.put("worstCaseWait", duration(schedule.map(Schedule::worstCase).orElse(Duration.ZERO)));
        entry.put("deadline", limit(policy.map(it -> it.deadline().value())));
        entry.put("maxRetryAfter", limit(policy.map(Policy::longestHint)));
        entry.put(
                "unsentOnly",
                new Json.Bool(policy.filter(it -> it.unsentOnly().value()).isPresent()));
        entry.put("statuses", statuses(policy));
        entry.put("on", exceptions(policy.map(it -> it.on().value()).orElse(List.of())));
        entry.put("notOn", exceptions(policy.map(it -> it.notOn().value()).orElse(List.of())));
        entry.put(
                "classifier",
                text(policy.flatMap(Policy::classifier).map(it -> it.type().toString())));
        entry.put("proof", policy.isPresent() ? proof(method) : new Items(List.of()));
        entry.put(
                "verifiedBy",
                text(method.idempotency().flatMap(Idempotency::verifiedBy).map(Verification::method)));
        entry.put("key", method.isKeyed() ? KeyRecipe.of(client, method) : Json.NULL);
        return new Members(entry);
    }

    private static Json waits(Optional<Schedule> schedule) {
        List<Json> waits = new ArrayList<>();
        schedule.ifPresent(bounds -> IntStream.range(0, bounds.longest().size()).forEach(i -> {
            Map<String, Json> wait = new LinkedHashMap<>();
            wait.put("min", duration(bounds.shortest().get(i)));
            wait.put("max", duration(bounds.longest().get(i)));
            waits.add(new Members(wait));
        }));
        return new Items(waits);
    }

    private static Json statuses(Optional<Policy> policy) {
        return new Items(policy.map(Policy::repeatedStatuses).orElse(List.of()).stream()
                .map(Json::number)
                .toList());
    }

    private static Json exceptions(List<ExceptionType> types) {
        return new Items(types.stream()
                .map(ExceptionType::type)
                .map(TypeName::toString)
                .sorted()
                .map(Json::text)
                .toList());
    }

    private static Json proof(Method method) {
        return new Items(SafetyProof.of(method).stream()
                .map(proof -> Json.text(proof.name().toLowerCase(Locale.ROOT).replace('_', '-')))
                .toList());
    }

    /** A duration as the user typed it; nothing where none was typed. */
    private static Json limit(Optional<String> typed) {
        return typed.flatMap(Durations::parse).map(Manifest::duration).orElse(Json.NULL);
    }

    /** Exact, as ISO-8601 has it. */
    private static Json duration(Duration duration) {
        return Json.text(duration.toString());
    }

    private static Json text(Optional<String> value) {
        return value.map(Json::text).orElse(Json.NULL);
    }
}
