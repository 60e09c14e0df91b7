package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.it.clients.KeyPathsApi;
import dev.reprise.it.clients.KeyPathsApi.Address;
import dev.reprise.it.clients.KeyPathsApi.Customer;
import dev.reprise.it.clients.KeyPathsApi.Line;
import dev.reprise.it.clients.KeyPathsApi.Order;
import dev.reprise.it.clients.RetryingKeyPathsApi;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A key with a hole in it would be the key of other calls as well. */
class MissingKeyPartIT {
    private static final Address LONDON = new Address("London");
    private static final Line TEA = new Line("tea", 1);

    @ParameterizedTest
    @MethodSource
    void a_missing_part_is_refused_by_its_path_before_anything_is_sent(String path, Order order) {
        KeyPathsApi api = new RetryingKeyPathsApi((sent, count, key) -> {
            throw new AssertionError("sent");
        });

        assertThatThrownBy(() -> api.place(order, 3, null))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(path + " is null")
                .hasMessageNotContainingAny("Ada", "London", "tea", "fragile");
    }

    static Stream<Arguments> a_missing_part_is_refused_by_its_path_before_anything_is_sent() {
        Customer ada = new Customer("Ada", LONDON);
        return Stream.of(
                Arguments.of("order", null),
                Arguments.of("order.customer", new Order("fragile", null, List.of(TEA))),
                Arguments.of("order.customer.name", new Order("fragile", new Customer(null, LONDON), List.of(TEA))),
                Arguments.of("order.customer.address", new Order("fragile", new Customer("Ada", null), List.of(TEA))),
                Arguments.of(
                        "order.customer.address.city",
                        new Order("fragile", new Customer("Ada", new Address(null)), List.of(TEA))),
                Arguments.of("order.note", new Order(null, ada, List.of(TEA))),
                Arguments.of("order.lines", new Order("fragile", ada, null)),
                Arguments.of("order.lines[]", new Order("fragile", ada, Arrays.asList(TEA, null))),
                Arguments.of("order.lines[].article", new Order("fragile", ada, List.of(TEA, new Line(null, 1)))));
    }

    @Test
    void a_caller_with_a_key_of_his_own_needs_no_parts() {
        KeyPathsApi api = new RetryingKeyPathsApi((order, count, key) -> key);

        assertThatThrownBy(() -> api.place(null, 3, null)).isInstanceOf(IllegalArgumentException.class);
        assertThat(api.place(null, 3, "mine")).isEqualTo("mine");
    }
}
