package dev.reprise.processor.model;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations as users type and read them. The runtime takes the same forms, neither more nor fewer. */
public final class Durations {

    /** More digits than any duration has, few enough that a huge number costs nothing to refuse. */
    private static final int LONGEST_NUMBER = 40;

    private static final Pattern NUMBER_AND_UNIT = Pattern.compile("([0-9]+(?:\\.[0-9]+)?)(ns|us|ms|s|m|h|d)");

    private Durations() {}

    /**
     * Reads one duration: a number and a unit ({@code 250ms}, {@code 1.5s}) or ISO-8601 ({@code PT1.5S}).
     *
     * @return 0 to {@link Long#MAX_VALUE} nanoseconds, exactly as typed; empty when it is no such duration
     */
    public static Optional<Duration> parse(String text) {
        return nanos(text)
                .filter(nanos -> nanos.signum() >= 0 && nanos.bitLength() < Long.SIZE)
                .map(nanos -> Duration.ofNanos(nanos.longValue()));
    }

    /** The duration that the text means in nanoseconds, of whatever sign and size; empty when it means none. */
    public static Optional<BigInteger> nanos(String text) {
        try {
            Matcher matcher = NUMBER_AND_UNIT.matcher(text);
            if (!matcher.matches()) {
                Duration iso = Duration.parse(text);
                return Optional.of(BigInteger.valueOf(iso.getSeconds())
                        .multiply(BigInteger.valueOf(1_000_000_000))
                        .add(BigInteger.valueOf(iso.getNano())));
            }
            if (matcher.end(1) > LONGEST_NUMBER) {
                return Optional.empty();
            }
            BigDecimal unit = BigDecimal.valueOf(nanosPer(matcher.group(2)));
            return Optional.of(new BigDecimal(matcher.group(1)).multiply(unit).toBigIntegerExact());
        } catch (ArithmeticException | DateTimeException notADuration) {
            return Optional.empty();
        }
    }

    /** Whether the text is a number and a unit, exact in nanoseconds or not. */
    public static boolean hasNumberAndUnit(String text) {
        return NUMBER_AND_UNIT.matcher(text).matches();
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
            default -> throw new IllegalArgumentException(unit);
        };
    }

    /**
     * Writes a duration for a reader: {@code 250ms}, {@code 1.5s}, {@code 90s}, {@code 2m 30s}, {@code 1h 36m}. From two
     * minutes on whole seconds, below exactly.
     */
    public static String format(Duration duration) {
        if (duration.compareTo(Duration.ofMinutes(2)) >= 0) {
            return (part(duration.toDays(), "d")
                            + part(duration.toHoursPart(), "h")
                            + part(duration.toMinutesPart(), "m")
                            + part(duration.toSecondsPart(), "s"))
                    .strip();
        }
        long nanos = duration.toNanos();
        if (nanos >= 1_000_000_000 || nanos == 0) {
            return decimal(nanos, 9) + "s";
        }
        return nanos >= 1_000_000 ? decimal(nanos, 6) + "ms" : nanos >= 1_000 ? decimal(nanos, 3) + "us" : nanos + "ns";
    }

    private static String decimal(long nanos, int places) {
        return BigDecimal.valueOf(nanos, places).stripTrailingZeros().toPlainString();
    }

    private static String part(long amount, String unit) {
        return amount == 0 ? "" : amount + unit + " ";
    }
}
