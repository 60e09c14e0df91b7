package dev.reprise.runtime.generated;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

/** A part of a key as plain data: two parts are equal exactly when their keys should be. */
sealed interface KeyPart {

    /** Adds this part the way a generated class does. */
    void addTo(KeyDigest key);

    record Nothing() implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.absent();
        }
    }

    record Bool(boolean value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", value);
        }
    }

    record Whole(BigInteger value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            if (value.bitLength() < Long.SIZE) {
                key.add("part", value.longValue());
            } else {
                key.add("part", value);
            }
        }
    }

    record Decimal(BigDecimal value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", value);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Decimal that && value.compareTo(that.value) == 0;
        }

        @Override
        public int hashCode() {
            return value.stripTrailingZeros().hashCode();
        }
    }

    record Text(String value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", value);
        }
    }

    /** Hexadecimal digits, since arrays are not compared by value. */
    record Bytes(String hex) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", HexFormat.of().parseHex(hex));
        }
    }

    record Constant(String name) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", Colour.valueOf(name));
        }
    }

    record Moment(Instant value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", value);
        }
    }

    record Day(LocalDate value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", value);
        }
    }

    record DayAndTime(LocalDateTime value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", value);
        }
    }

    record Span(Duration value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", value);
        }
    }

    record MomentAndOffset(OffsetDateTime value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", value);
        }
    }

    record Id(UUID value) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.add("part", value);
        }
    }

    record Values(List<KeyPart> values) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.beginList(values.size());
            values.forEach(value -> value.addTo(key));
            key.end();
        }
    }

    record Components(List<KeyPart> values) implements KeyPart {
        @Override
        public void addTo(KeyDigest key) {
            key.beginRecord(values.size());
            values.forEach(value -> value.addTo(key));
            key.end();
        }
    }

    enum Colour {
        RED,
        GREEN
    }

    static KeyDigest key(String scope, List<KeyPart> parts) {
        KeyDigest key = KeyDigest.scoped(scope, parts.size());
        parts.forEach(part -> part.addTo(key));
        return key;
    }
}
