package dev.reprise.examples.outage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrderBookTest {
    private final OrderBook book = new OrderBook();

    @Test
    void a_repeated_key_creates_nothing_and_gets_the_first_answer() {
        Receipt first = book.place("order-1", "key-1");

        assertThat(book.place("order-1", "key-1")).isEqualTo(first);
        assertThat(book.duplicates()).isZero();
    }

    @Test
    void without_a_key_every_repeat_creates_another_order() {
        Receipt first = book.place("order-1", null);

        assertThat(book.place("order-1", null)).isNotEqualTo(first);
        assertThat(book.place("order-1", null)).isNotEqualTo(first);
        assertThat(book.duplicates()).isEqualTo(2);
    }

    @Test
    void another_key_is_another_attempt_and_creates_another_order() {
        book.place("order-1", "key-1");
        book.place("order-1", "key-2");

        assertThat(book.duplicates()).isEqualTo(1);
    }

    @Test
    void different_orders_are_no_duplicates() {
        book.place("order-1", null);
        book.place("order-2", null);

        assertThat(book.duplicates()).isZero();
    }

    @Test
    void repeats_that_arrive_together_get_one_answer() {
        assertThat(IntStream.range(0, 1000)
                        .parallel()
                        .mapToObj(i -> book.place("order-1", "key-1"))
                        .distinct())
                .hasSize(1);
        assertThat(book.duplicates()).isZero();
    }
}
