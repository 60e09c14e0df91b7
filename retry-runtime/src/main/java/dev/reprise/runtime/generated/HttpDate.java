package dev.reprise.runtime.generated;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/**
 * An HTTP-date, read in one pass in any of its three forms (RFC 9110, section 5.6.7):
 *
 * <pre>
 * Sun, 06 Nov 1994 08:49:37 GMT    IMF-fixdate
 * Sunday, 06-Nov-94 08:49:37 GMT   RFC 850
 * Sun Nov  6 08:49:37 1994         asctime
 * </pre>
 *
 * <p>What servers really send is accepted too: other case, runs of blanks, a missing or wrong day name, a day of one
 * digit, no seconds, hyphens in the first form, blanks in the second, a numeric zone. A date that no calendar has is
 * not.
 */
final class HttpDate {

    private static final String MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";
    private static final List<String> DAYS =
            List.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday");

    /** The leap years repeat after so many years. */
    private static final int CALENDAR_CYCLE = 400;

    private int day;
    private int month;
    private int year;
    private boolean centuryKnown = true;
    private int secondOfDay;
    private ZoneOffset offset = ZoneOffset.UTC;

    private HttpDate(Cursor text) {
        String word = text.word();
        boolean dayName = isDayName(word);
        if (word.isEmpty() || (dayName && text.take(','))) {
            text.skipBlanks();
            readDayFirst(text);
        } else {
            if (dayName) {
                text.blanks();
                word = text.word();
            }
            readMonthFirst(word, text);
        }
        text.end();
    }

    /**
     * Reads a date.
     *
     * @param text a field value without blanks around it
     * @param now gives a year of two digits its century: the latest one that is not more than 50 years ahead
     * @return the instant, or empty where the text is no date
     */
    static Optional<Instant> parse(String text, Instant now) {
        try {
            HttpDate date = new HttpDate(new Cursor(text));
            return Optional.of(date.centuryKnown ? date.in(date.year) : date.inLatestCentury(now));
        } catch (DateTimeException notADate) {
            return Optional.empty();
        }
    }

    /** IMF-fixdate and RFC 850. */
    private void readDayFirst(Cursor text) {
        day = text.number(1, 2);
        separator(text);
        month = month(text.word());
        separator(text);
        int start = text.position();
        year = text.number(2, 4);
        int digits = text.position() - start;
        if (digits == 3) {
            throw Cursor.unexpected();
        }
        centuryKnown = digits == 4;
        text.blanks();
        secondOfDay = time(text);
        text.blanks();
        offset = zone(text);
    }

    private void readMonthFirst(String monthName, Cursor text) {
        month = month(monthName);
        text.blanks();
        day = text.number(1, 2);
        text.blanks();
        secondOfDay = time(text);
        text.blanks();
        year = text.number(4, 4);
    }

    private static void separator(Cursor text) {
        if (!text.take('-')) {
            text.blanks();
        }
    }

    private static int time(Cursor text) {
        int hour = text.number(2, 2);
        text.expect(':');
        int minute = text.number(2, 2);
        int second = text.take(':') ? text.number(2, 2) : 0;
        if (second > 60) {
            throw Cursor.unexpected();
        }
        // Second 60 is a leap second, the one after second 59.
        return LocalTime.of(hour, minute).toSecondOfDay() + second;
    }

    private static ZoneOffset zone(Cursor text) {
        int sign = text.take('+') ? 1 : text.take('-') ? -1 : 0;
        if (sign != 0) {
            int hours = sign * text.number(2, 2);
            int minutes = sign * text.number(2, 2);
            return ZoneOffset.ofHoursMinutes(hours, minutes);
        }
        return switch (text.word()) {
            case "gmt", "utc", "ut", "z" -> ZoneOffset.UTC;
            default -> throw Cursor.unexpected();
        };
    }

    private static boolean isDayName(String word) {
        for (String name : DAYS) {
            if (word.equals(name) || (word.length() == 3 && name.startsWith(word))) {
                return true;
            }
        }
        return false;
    }

    private static int month(String word) {
        int index = word.length() == 3 ? MONTHS.indexOf(word) : -1;
        if (index < 0 || index % 3 != 0) {
            throw Cursor.unexpected();
        }
        return index / 3 + 1;
    }

    private Instant in(int fullYear) {
        LocalDate date = LocalDate.of(fullYear, month, day);
        return date.atStartOfDay().plusSeconds(secondOfDay).toInstant(offset);
    }

    private Instant inLatestCentury(Instant now) {
        OffsetDateTime limit = now.atOffset(ZoneOffset.UTC).plusYears(50);
        int last = limit.getYear() + 1; // east of Greenwich the new year may have begun
        int candidate = last - Math.floorMod(last - year, 100);
        while (candidate > last - CALENDAR_CYCLE - 100) {
            if (YearMonth.of(candidate, month).isValidDay(day) && !in(candidate).isAfter(limit.toInstant())) {
                return in(candidate);
            }
            candidate -= 100;
        }
        throw Cursor.unexpected();
    }
}
