package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.clients.ChargesApi;
import dev.reprise.it.clients.ChargesApi.Charge;
import dev.reprise.it.clients.KeyPathsApi;
import dev.reprise.it.clients.KeyPathsApi.Address;
import dev.reprise.it.clients.KeyPathsApi.Customer;
import dev.reprise.it.clients.KeyPathsApi.Line;
import dev.reprise.it.clients.KeyPathsApi.Order;
import dev.reprise.it.clients.KeyTypesApi;
import dev.reprise.it.clients.KeyTypesApi.Colour;
import dev.reprise.it.clients.KeyTypesApi.Nested;
import dev.reprise.it.clients.KeyTypesApi.Numbers;
import dev.reprise.it.clients.KeyTypesApi.Point;
import dev.reprise.it.clients.KeyTypesApi.Texts;
import dev.reprise.it.clients.KeyTypesApi.Times;
import dev.reprise.it.clients.RetryingChargesApi;
import dev.reprise.it.clients.RetryingChargesApi_AsBase64Url;
import dev.reprise.it.clients.RetryingChargesApi_AsUuid;
import dev.reprise.it.clients.RetryingKeyPathsApi;
import dev.reprise.it.clients.RetryingKeyTypesApi;
import dev.reprise.runtime.generated.KeyDigest;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The key of a call is made of the parts that its annotation names, in that order, and of nothing else. */
class DerivedKeyIT {
    private static final Charge CHARGE = new Charge("cus_1", new BigDecimal("10.00"), "EUR");

    @Test
    void a_key_is_written_as_64_digits_43_characters_or_a_uuid() throws IOException {
        ChargesApi hex = new RetryingChargesApi((charge, key) -> key);
        ChargesApi.AsUuid uuid = new RetryingChargesApi_AsUuid((key, charge) -> key);
        ChargesApi.AsBase64Url base64 = new RetryingChargesApi_AsBase64Url((customer, amount, currency, key) -> key);

        assertThat(hex.charge(CHARGE, null))
                .isEqualTo("689da0d94e31affa461e08b992e0fda57bb9b84ab546d372132d57d35d86bfac");
        assertThat(uuid.charge(null, CHARGE)).isEqualTo("689da0d9-4e31-8ffa-861e-08b992e0fda5");
        assertThat(base64.charge("cus_1", new BigDecimal("10"), "EUR", null))
                .isEqualTo("aJ2g2U4xr_pGHgi5kuD9pXu5uEq1RtNyEy1X012Gv6w");
    }

    @Test
    void equal_calls_have_equal_keys_and_others_have_others() throws IOException {
        ChargesApi charges = new RetryingChargesApi((charge, key) -> key);
        String key = charges.charge(CHARGE, null);

        assertThat(charges.charge(new Charge("cus_1", BigDecimal.TEN, "EUR"), null))
                .isEqualTo(key);
        assertThat(new RetryingChargesApi((charge, other) -> other).charge(CHARGE, null))
                .isEqualTo(key);
        assertThat(charges.charge(new Charge("cus_1", BigDecimal.TEN, "USD"), null))
                .isNotEqualTo(key);
        assertThat(charges.charge(new Charge("cus_11", BigDecimal.ZERO, "EUR"), null))
                .isNotEqualTo(key);
    }

    @Test
    void every_type_of_value_goes_into_the_key() {
        KeyTypesApi api =
                new RetryingKeyTypesApi((numbers, texts, times, nested, flag, letter, bytes, attempt, key) -> key);
        Numbers numbers = new Numbers((byte) -1, (short) 2, 3, 4L, BigInteger.TWO.pow(80), new BigDecimal("1.50"));
        Texts texts = new Texts("text", Colour.RED, URI.create("urn:x"), Currency.getInstance("EUR"));
        Times times = new Times(
                Instant.EPOCH,
                LocalDate.of(2026, 11, 30),
                LocalDateTime.of(2026, 11, 30, 12, 0),
                OffsetDateTime.parse("2026-11-30T12:00:00+02:00"),
                ZonedDateTime.parse("2026-11-30T12:00:00+01:00[Europe/Berlin]"),
                Duration.ofMillis(1500));
        Nested nested = new Nested(List.of(List.of(1, 2), List.of()), Optional.of(new Point(3, 4)), Optional.empty());
        UUID attempt = new UUID(1, 2);

        KeyDigest expected = KeyDigest.scoped("KeyTypesApi.put", 8);
        expected.beginRecord(6);
        expected.add("", numbers.tiny());
        expected.add("", numbers.small());
        expected.add("", numbers.plain());
        expected.add("", numbers.large());
        expected.add("", numbers.huge());
        expected.add("", numbers.exact());
        expected.end();
        expected.beginRecord(4);
        expected.add("", texts.text());
        expected.add("", texts.colour());
        expected.add("", texts.uri());
        expected.add("", texts.currency());
        expected.end();
        expected.beginRecord(6);
        expected.add("", times.instant());
        expected.add("", times.date());
        expected.add("", times.local());
        expected.add("", times.offset());
        expected.add("", times.zoned());
        expected.add("", times.duration());
        expected.end();
        expected.beginRecord(3);
        expected.beginList(2);
        expected.beginList(2);
        expected.add("", 1);
        expected.add("", 2);
        expected.end();
        expected.beginList(0);
        expected.end();
        expected.end();
        expected.beginRecord(2);
        expected.add("", 3);
        expected.add("", 4);
        expected.end();
        expected.absent();
        expected.end();
        expected.add("", true);
        expected.add("", 'x');
        expected.add("", new byte[] {1, 2});
        expected.add("", attempt);
        assertThat(api.put(numbers, texts, times, nested, true, 'x', new byte[] {1, 2}, attempt, null))
                .isEqualTo(expected.hex());
    }

    @Test
    void a_path_goes_through_components_accessors_and_fields_and_ends_with_the_attempt() {
        KeyPathsApi api = new RetryingKeyPathsApi((order, count, key) -> key);
        Order order = new Order(
                "fragile",
                new Customer("Ada", new Address("London")),
                List.of(new Line("tea", 2), new Line("milk", 1)));

        KeyDigest expected = KeyDigest.scoped("KeyPathsApi.place", 7);
        expected.add("", 7);
        expected.add("", "Ada");
        expected.add("", true);
        expected.add("", "fragile");
        expected.beginList(2);
        for (Line line : order.lines()) {
            expected.beginRecord(2);
            expected.add("", line.article());
            expected.add("", line.count());
            expected.end();
        }
        expected.end();
        expected.add("", 3);
        expected.add("", "London");
        assertThat(api.place(order, 3, null)).isEqualTo(expected.hex());
    }
}
