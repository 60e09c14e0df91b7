package dev.reprise.runtime.generated;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Currency;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The message that an idempotency key is the digest of, in the format RK1: different parts never give the same bytes.
 *
 * <pre>
 * message = "RK1" | text(scope) | u32 count | value ...
 * text(s) = u32 length | UTF-8
 * value   = u8 tag | u32 payload length | payload
 * </pre>
 *
 * <p>Equal values of one numeric family give equal bytes: 5 as an {@code int} and a {@code BigInteger}, 10 and 10.00 as
 * {@code BigDecimal}. The path given with each part names it in a complaint; its value is never part of a message.
 *
 * <p>Public so that {@link KeyDigest} inherits its methods without a bridge for each.
 */
public abstract sealed class KeyMessage permits KeyDigest {

    private static final int NOTHING = 0x00;
    private static final int BOOLEAN = 0x01;
    private static final int INTEGER = 0x02;
    private static final int DECIMAL = 0x03;
    private static final int TEXT = 0x05;
    private static final int BYTES = 0x06;
    private static final int ENUM = 0x07;
    private static final int INSTANT = 0x08;
    private static final int DATE = 0x09;
    private static final int DATE_TIME = 0x0b;
    private static final int DURATION = 0x0c;
    private static final int INSTANT_AND_OFFSET = 0x0d;
    private static final int ID = 0x0e;
    private static final int LIST = 0x0f;
    private static final int RECORD = 0x12;

    private final KeyBuffer bytes = new KeyBuffer();

    /** How many values the innermost open list or record, or else the message, still lacks. */
    private int missing;

    /** For each open list or record the place of its length, then what the structure around it lacks. */
    private int[] open = {};

    private int depth;

    KeyMessage(String scope, int parts) {
        bytes.u8('R');
        bytes.u8('K');
        bytes.u8('1');
        bytes.text("scope", scope);
        bytes.i32(parts);
        missing = parts;
    }

    /**
     * Insists on a value.
     *
     * @param <T> its type
     * @param value a part, or what a part is read from
     * @param path where it was found
     * @return the value
     * @throws IllegalArgumentException if it is {@code null}, naming the path
     */
    public static <T> T present(@Nullable T value, String path) {
        if (value == null) {
            throw new IllegalArgumentException(path + " is null, so there is no idempotency key for this call");
        }
        return value;
    }

    /** Adds a text. */
    public void add(String path, @Nullable String value) {
        text(TEXT, path, present(value, path));
    }

    /** Adds a truth value. */
    public void add(String path, boolean value) {
        header(BOOLEAN, 1);
        bytes.u8(value ? 1 : 0);
    }

    /** Adds a text of one character. */
    public void add(String path, char value) {
        text(TEXT, path, String.valueOf(value));
    }

    /** Adds a whole number. */
    public void add(String path, long value) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(value ^ (value >> 63));
        int length = bits / 8 + 1; // with the sign bit
        header(INTEGER, length);
        bytes.low(value, length);
    }

    /** Adds a truth value. */
    public void add(String path, @Nullable Boolean value) {
        add(path, present(value, path).booleanValue());
    }

    /** Adds a text of one character. */
    public void add(String path, @Nullable Character value) {
        add(path, present(value, path).charValue());
    }

    /** Adds a whole number. */
    public void add(String path, @Nullable Byte value) {
        add(path, present(value, path).longValue());
    }

    /** Adds a whole number. */
    public void add(String path, @Nullable Short value) {
        add(path, present(value, path).longValue());
    }

    /** Adds a whole number. */
    public void add(String path, @Nullable Integer value) {
        add(path, present(value, path).longValue());
    }

    /** Adds a whole number. */
    public void add(String path, @Nullable Long value) {
        add(path, present(value, path).longValue());
    }

    /** Adds a whole number. */
    public void add(String path, @Nullable BigInteger value) {
        byte[] number = present(value, path).toByteArray();
        header(INTEGER, number.length);
        bytes.raw(number);
    }

    /** Adds a decimal number, whatever its trailing zeros. */
    public void add(String path, @Nullable BigDecimal value) {
        BigDecimal stripped = stripped(path, present(value, path));
        byte[] unscaled = stripped.unscaledValue().toByteArray();
        header(DECIMAL, 4 + unscaled.length);
        bytes.i32(stripped.scale());
        bytes.raw(unscaled);
    }

    /** Adds bytes. */
    public void add(String path, byte @Nullable [] value) {
        byte[] present = present(value, path);
        header(BYTES, present.length);
        bytes.raw(present);
    }

    /** Adds an enum constant by its name. */
    public void add(String path, @Nullable Enum<?> value) {
        text(ENUM, path, present(value, path).name());
    }

    /** Adds a UUID. */
    public void add(String path, @Nullable UUID value) {
        UUID present = present(value, path);
        header(ID, 16);
        bytes.i64(present.getMostSignificantBits());
        bytes.i64(present.getLeastSignificantBits());
    }

    /** Adds an instant. */
    public void add(String path, @Nullable Instant value) {
        Instant present = present(value, path);
        header(INSTANT, 12);
        instant(present.getEpochSecond(), present.getNano());
    }

    /** Adds a date. */
    public void add(String path, @Nullable LocalDate value) {
        LocalDate present = present(value, path);
        header(DATE, 8);
        bytes.i64(present.toEpochDay());
    }

    /** Adds a date and time of day. */
    public void add(String path, @Nullable LocalDateTime value) {
        LocalDateTime present = present(value, path);
        header(DATE_TIME, 16);
        bytes.i64(present.toLocalDate().toEpochDay());
        bytes.i64(present.toLocalTime().toNanoOfDay());
    }

    /** Adds an instant and the offset it was written with. */
    public void add(String path, @Nullable OffsetDateTime value) {
        OffsetDateTime present = present(value, path);
        header(INSTANT_AND_OFFSET, 16);
        instant(present.toEpochSecond(), present.getNano());
        bytes.i32(present.getOffset().getTotalSeconds());
    }

    /** Adds an instant and its offset; the name of the zone is left out. */
    public void add(String path, @Nullable ZonedDateTime value) {
        add(path, present(value, path).toOffsetDateTime());
    }

    /** Adds a duration. */
    public void add(String path, @Nullable Duration value) {
        Duration present = present(value, path);
        header(DURATION, 12);
        instant(present.getSeconds(), present.getNano());
    }

    /** Adds a URI as it is written. */
    public void add(String path, @Nullable URI value) {
        text(TEXT, path, present(value, path).toString());
    }

    /** Adds a currency by its ISO 4217 code. */
    public void add(String path, @Nullable Currency value) {
        text(TEXT, path, present(value, path).getCurrencyCode());
    }

    /** Adds an {@code Optional} that is empty; a present one is its content. */
    public void absent() {
        header(NOTHING, 0);
    }

    /** Opens a list of so many values, which are added next, up to {@link #end()}. */
    public void beginList(int size) {
        begin(LIST, size);
    }

    /** Opens a record; its components are added next, in the order of declaration, up to {@link #end()}. */
    public void beginRecord(int components) {
        begin(RECORD, components);
    }

    /** Closes the innermost list or record. */
    public void end() {
        if (depth == 0 || missing != 0) {
            throw new IllegalStateException("nothing to end, or fewer values than announced");
        }
        missing = open[--depth];
        int length = open[--depth];
        bytes.patch(length, bytes.size() - length - 4);
    }

    /** The bytes, once all parts are there. */
    final KeyBuffer complete() {
        if (depth != 0 || missing != 0) {
            throw new IllegalStateException("fewer parts than announced");
        }
        return bytes;
    }

    private void begin(int tag, int values) {
        header(tag, 0);
        if (open.length == depth) {
            open = Arrays.copyOf(open, depth + 8);
        }
        open[depth++] = bytes.size() - 4;
        open[depth++] = missing;
        missing = values;
        bytes.i32(values);
    }

    private void text(int tag, String path, String value) {
        tag(tag);
        bytes.text(path, value);
    }

    private void header(int tag, int length) {
        tag(tag);
        bytes.i32(length);
    }

    private void tag(int tag) {
        if (missing <= 0) {
            throw new IllegalStateException("more parts than announced");
        }
        missing--;
        bytes.u8(tag);
    }

    private void instant(long seconds, int nanos) {
        bytes.i64(seconds);
        bytes.i32(nanos);
    }

    private static BigDecimal stripped(String path, BigDecimal value) {
        try {
            return value.stripTrailingZeros();
        } catch (ArithmeticException tooFar) {
            throw new IllegalArgumentException(path + " has an exponent beyond the range of BigDecimal", tooFar);
        }
    }
}
