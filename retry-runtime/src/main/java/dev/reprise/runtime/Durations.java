package dev.reprise.runtime;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Objects;

/** Reads durations as users type them: {@code 250ms}, {@code 1.5s}, {@code PT1.5S}. */
final class Durations {

    /** More digits than any duration has, few enough that a huge number costs nothing to refuse. */
    private static final int LONGEST_NUMBER = 40;

    private Durations() {}

    /**
     * Reads one duration.
     *
     * @param member the name to give in a complaint
     * @param text a number and a unit without a blank between them, or an ISO-8601 duration
     * @return 0 to {@link Long#MAX_VALUE} nanoseconds, exactly as typed
     * @throws IllegalArgumentException if the text is neither, finer than a nanosecond, negative or too long
     */
    static Duration parse(String member, String text) {
        Objects.requireNonNull(text, member);
        try {
            Duration duration = startsWithDigit(text) ? numberAndUnit(text) : Duration.parse(text);
            if (duration.toNanos() >= 0) {
                return duration;
            }
        } catch (NumberFormatException | ArithmeticException | DateTimeException notADuration) {
            // one answer for all that can be wrong, below
        }
        throw PolicyRules.broken(
                "bad-duration",
                member + " = \"" + text
                        + "\" is no duration. Write a number and a unit (ns, us, ms, s, m, h, d), such as"
                        + " \"250ms\" or \"1.5s\", or ISO-8601, such as \"PT1.5S\"; not negative, at most 292 years");
    }

    private static boolean startsWithDigit(String text) {
        return !text.isEmpty() && isDigit(text.charAt(0));
    }

    private static Duration numberAndUnit(String text) {
        int end = 1;
        while (end < text.length() && (isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
            end++;
        }
        if (end > LONGEST_NUMBER || !isDigit(text.charAt(end - 1))) {
            throw new NumberFormatException();
        }
        BigDecimal number = new BigDecimal(text.substring(0, end));
        BigDecimal unit = BigDecimal.valueOf(nanosPer(text.substring(end)));
        return Duration.ofNanos(number.multiply(unit).longValueExact());
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static long nanosPer(String unit) {
        return switch (unit) {
            case "ns" -> 1L;
            case "us" -> 1_000L;
            case "ms" -> 1_000_000L;
            case "s" -> 1_000_000_000L;
            case "m" -> 60_000_000_000L;
            case "h" -> 3_600_000_000_000L;
            case "d" -> 86_400_000_000_000L;
            default -> throw new NumberFormatException();
        };
    }
}
