package dev.reprise.processor.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DidYouMeanTest {

    private static final List<String> KNOWN = List.of("orderId", "amount", "currency", "id");

    @ParameterizedTest
    @CsvSource({
        "orderID, orderId",
        "orderd, orderId",
        "ordreId, orderId",
        "amuont, amount",
        "Currency, currency",
        "ids, id"
    })
    void a_slip_is_recognised(String given, String meant) {
        assertThat(DidYouMean.closest(given, KNOWN)).contains(meant);
    }

    @ParameterizedTest
    @CsvSource({"customer", "total", "x", "quantity"})
    void something_else_is_not_taken_for_a_slip(String given) {
        assertThat(DidYouMean.closest(given, KNOWN)).isEmpty();
    }

    @Test
    void of_two_equally_close_names_the_first_in_the_alphabet_is_taken() {
        assertThat(DidYouMean.closest("land", List.of("sand", "hand"))).contains("hand");
    }

    @Test
    void nothing_known_is_nothing_meant() {
        assertThat(DidYouMean.closest("orderId", List.of())).isEmpty();
        assertThat(DidYouMean.sentence("orderId", List.of())).isEmpty();
        assertThat(DidYouMean.sentence("orderld", KNOWN)).isEqualTo(" Did you mean \"orderId\"?");
    }
}
