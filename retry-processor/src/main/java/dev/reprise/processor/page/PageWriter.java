package dev.reprise.processor.page;

import dev.reprise.processor.manifest.Manifest;
import dev.reprise.processor.manifest.MethodSignature;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.SafetyProof;
import dev.reprise.processor.model.Schedule;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the page that a partner or an operator reads: what the calls of an interface do when they fail. */
public final class PageWriter {

    private static final List<String> COLUMNS = List.of(
            "Method",
            "Calls",
            "Waits",
            "All waits, at worst",
            "Longest `Retry-After`",
            "Ends after",
            "Statuses",
            "Safe to repeat because");

    private static final String NOTHING = "-";

    private PageWriter() {}

    /** The page of an interface in which no error was found. */
    public static String write(Client client) {
        List<Method> methods = Manifest.methods(client).toList();
        StringBuilder page = new StringBuilder(
                """
                # %s

                What calls of %s do when they fail. Reprise wrote this page from the annotations of the interface.

                """.formatted(Markdown.escaped(client.name().simpleName()), Markdown.code(client.binaryName())));
        page.append(Markdown.head(COLUMNS));
        methods.forEach(method -> page.append(Markdown.row(cells(method))));
        page.append("""

                - **Calls** counts all that one call of the method may send, the first one included.
                - **Waits** lie between two calls, each drawn at random from its range.
                - A **`Retry-After`** that comes with one of the statuses replaces the range: no call is made before it. A longer
                  one ends the call.
                - **Ends after** is the time, from the first call, after which none is begun.
                - **Statuses** are the answers worth another call. Connections that cannot be made or break are worth one, too.
                """);
        methods.forEach(method -> page.append(details(client, method)));
        return page.toString();
    }

    private static List<String> cells(Method method) {
        String name = Markdown.code(MethodSignature.brief(method));
        if (method.policy().isEmpty()) {
            return List.of(name, "1", NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, "it is not repeated");
        }
        Policy policy = method.policy().get();
        Schedule schedule = Schedule.of(policy).orElseThrow();
        return List.of(
                name,
                (policy.maxTries().value() == 1 ? "" : "up to ")
                        + policy.maxTries().value(),
                schedule.longest().isEmpty() ? NOTHING : WaitsInWords.of(schedule),
                Durations.format(schedule.worstCase()),
                policy.unsentOnly().value() ? NOTHING : duration(policy.longestHint()),
                policy.deadline().value().isEmpty()
                        ? NOTHING
                        : duration(policy.deadline().value()),
                statuses(policy),
                Markdown.escaped(SafetyProof.of(method).stream()
                        .map(proof -> proof.describe(method))
                        .collect(Collectors.joining("; "))));
    }

    private static String duration(String typed) {
        return Durations.format(Durations.parse(typed).orElseThrow());
    }

    private static String statuses(Policy policy) {
        List<Integer> statuses = policy.repeatedStatuses();
        return statuses.isEmpty()
                ? "none"
                : statuses.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static String details(Client client, Method method) {
        List<String> lines = Stream.concat(
                        method.policy().stream().flatMap(PageWriter::ofPolicy), KeyPage.of(client, method))
                .toList();
        return lines.isEmpty()
                ? ""
                : "\n## " + Markdown.code(MethodSignature.brief(method)) + "\n\n" + String.join("\n", lines) + "\n";
    }

    private static Stream<String> ofPolicy(Policy policy) {
        return Stream.of(
                        exceptions("Also repeated on ", policy.on().value()),
                        exceptions("Never repeated on ", policy.notOn().value()),
                        policy
                                .classifier()
                                .map(own -> "- " + Markdown.code(own.type().toString())
                                        + " may judge failures and results otherwise.")
                                .stream())
                .flatMap(part -> part);
    }

    private static Stream<String> exceptions(String intro, List<ExceptionType> types) {
        return types.isEmpty()
                ? Stream.empty()
                : Stream.of("- " + intro
                        + types.stream()
                                .map(type -> Markdown.code(type.type().toString()))
                                .collect(Collectors.joining(", "))
                        + ".");
    }
}
