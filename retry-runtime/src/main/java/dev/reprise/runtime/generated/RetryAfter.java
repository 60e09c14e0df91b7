package dev.reprise.runtime.generated;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Reads a {@code Retry-After} header (RFC 9110, section 10.2.3): delay-seconds or an HTTP-date. It is lenient where the
 * intention is plain, as in {@code 1.5}, and has no opinion where it is not: a malformed header is as good as none. It
 * never throws, reads each character a bounded number of times and asks neither locale nor time zone.
 */
final class RetryAfter {

    private RetryAfter() {}

    /**
     * What the server asks for.
     *
     * @param retryAfter the value of the {@code Retry-After} header, or {@code null}
     * @param date the value of the {@code Date} header of the same answer, or {@code null}: a date is measured against
     *     the server's own clock where that is known
     * @param now the local clock, used otherwise
     * @return milliseconds, 0 for a date in the past, {@link Long#MAX_VALUE} for anything longer; empty where there is
     *     no usable header
     */
    static OptionalLong millis(@Nullable String retryAfter, @Nullable String date, Instant now) {
        String value = fieldValue(retryAfter);
        OptionalLong delay = delaySeconds(value);
        return delay.isPresent() ? delay : until(value, date, now);
    }

    /** Without the blanks around it; empty where it contains what no field value may contain. */
    private static String fieldValue(@Nullable String header) {
        if (header == null) {
            return "";
        }
        int start = 0;
        int end = header.length();
        while (start < end && isBlank(header.charAt(start))) {
            start++;
        }
        while (start < end && isBlank(header.charAt(end - 1))) {
            end--;
        }
        for (int i = start; i < end; i++) {
            char c = header.charAt(i);
            if ((c < ' ' || c > '~') && c != '\t') {
                return "";
            }
        }
        return header.substring(start, end);
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }

    /** Digits of any number, perhaps with a fraction, which is rounded up to a whole millisecond. */
    private static OptionalLong delaySeconds(String value) {
        int dot = value.indexOf('.');
        String seconds = dot < 0 ? value : value.substring(0, dot);
        String fraction = dot < 0 ? "0" : value.substring(dot + 1);
        if (!isNumber(seconds) || !isNumber(fraction)) {
            return OptionalLong.empty();
        }
        long millis = 0;
        for (int i = 0; i < seconds.length(); i++) {
            millis = append(millis, seconds.charAt(i) - '0');
        }
        for (int i = 0; i < 3; i++) {
            millis = append(millis, i < fraction.length() ? fraction.charAt(i) - '0' : 0);
        }
        boolean more = false;
        for (int i = 3; i < fraction.length(); i++) {
            more |= fraction.charAt(i) != '0';
        }
        return OptionalLong.of(more && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    private static boolean isNumber(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return !text.isEmpty();
    }

    private static long append(long number, int digit) {
        return number > (Long.MAX_VALUE - digit) / 10 ? Long.MAX_VALUE : number * 10 + digit;
    }

    private static OptionalLong until(String value, @Nullable String date, Instant now) {
        Optional<Instant> at = HttpDate.parse(value, now);
        if (at.isEmpty()) {
            return OptionalLong.empty();
        }
        Instant from = HttpDate.parse(fieldValue(date), now).orElse(now);
        long seconds = at.get().getEpochSecond() - from.getEpochSecond();
        // Dates are whole seconds, so taking away whole milliseconds of the clock rounds the wait up.
        return OptionalLong.of(seconds <= 0 ? 0 : TimeUnit.SECONDS.toMillis(seconds) - from.getNano() / 1_000_000);
    }
}
