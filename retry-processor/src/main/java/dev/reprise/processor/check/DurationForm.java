package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.Place;
import dev.reprise.processor.model.Policy;
import dev.reprise.processor.model.Setting;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Every duration can be read. */
final class DurationForm implements Rule<PolicyUse> {

    private static final String FORMS =
            "Write a number and a unit (ns, us, ms, s, m, h, d) with nothing between, such as \"250ms\", \"1.5s\" or \"2m\"; or ISO-8601,\n"
                    + "such as \"PT1.5S\".";

    private static final Pattern AMOUNT_AND_WORD = Pattern.compile("([0-9]+(?:[.,][0-9]+)?)\\s*(\\p{IsAlphabetic}*)");

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        Policy policy = use.policy();
        return Stream.of(
                        always("baseDelay", policy.baseDelay()),
                        always("maxDelay", policy.maxDelay()),
                        ifAny("deadline", policy.deadline()),
                        ifAny("maxRetryAfter", policy.maxRetryAfter()),
                        ifAny("attemptTimeout", policy.attemptTimeout()))
                .flatMap(Optional::stream);
    }

    private static Optional<Diagnostic> always(String member, Setting<String> setting) {
        return fault(member, setting.value(), setting.place());
    }

    private static Optional<Diagnostic> ifAny(String member, Setting<String> setting) {
        return setting.value().isEmpty() ? Optional.empty() : always(member, setting);
    }

    /** The fault of a text that should be a duration. */
    static Optional<Diagnostic> fault(String name, String text, Place place) {
        if (Durations.parse(text).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(new Diagnostic(
                DiagnosticId.BAD_DURATION, place, name + " = \"" + text + "\" " + reason(text), FORMS + guess(text)));
    }

    private static String reason(String text) {
        return Durations.nanos(text)
                .map(nanos -> nanos.signum() < 0
                        ? "is negative."
                        : "is beyond 292 years, the longest that nanoseconds can count.")
                .orElseGet(() -> Durations.hasNumberAndUnit(text)
                        ? "has more digits than nanoseconds can tell."
                        : "is not a duration.");
    }

    private static String guess(String text) {
        return AMOUNT_AND_WORD
                .matcher(text.strip())
                .results()
                .map(match -> match.group(1).replace(',', '.') + unit(match.group(2)))
                .findFirst()
                .filter(guess -> Durations.parse(guess).isPresent())
                .map(guess -> " Did you mean \"" + guess + "\"?")
                .orElse("");
    }

    private static String unit(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "", "s", "sec", "secs", "second", "seconds" -> "s";
            case "ms", "msec", "msecs", "milli", "millis", "millisecond", "milliseconds" -> "ms";
            case "us", "\u00b5s", "\u03bcs", "micro", "micros", "microsecond", "microseconds" -> "us";
            case "ns", "nano", "nanos", "nanosecond", "nanoseconds" -> "ns";
            case "m", "min", "mins", "minute", "minutes" -> "m";
            case "h", "hr", "hrs", "hour", "hours" -> "h";
            case "d", "day", "days" -> "d";
            default -> word;
        };
    }
}
