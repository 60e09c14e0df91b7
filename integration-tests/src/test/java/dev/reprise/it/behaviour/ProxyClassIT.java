package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.reprise.it.clients.ChargesApi;
import dev.reprise.it.clients.QuotesApi;
import dev.reprise.it.clients.RetryingChargesApi_AsUuid;
import dev.reprise.it.clients.RetryingQuotesApi;
import dev.reprise.runtime.RetryRuntime;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/** The class itself: what it is called, how it is made, what it is equal to. */
class ProxyClassIT {
    private final QuotesApi delegate = symbol -> "9.50";

    @Test
    void it_is_public_and_final_and_has_two_public_constructors() {
        assertThat(RetryingQuotesApi.class).isPublic().isFinal().hasSuperclass(Object.class);
        assertThat(RetryingQuotesApi.class.getDeclaredConstructors())
                .extracting(Constructor::toString)
                .containsExactlyInAnyOrder(
                        "public dev.reprise.it.clients.RetryingQuotesApi(dev.reprise.it.clients.QuotesApi)",
                        "public dev.reprise.it.clients.RetryingQuotesApi(dev.reprise.it.clients.QuotesApi,"
                                + "dev.reprise.runtime.RetryRuntime)");
        assertThat(RetryingQuotesApi.class.getDeclaredFields())
                .allMatch(field -> Modifier.isPrivate(field.getModifiers()) && Modifier.isFinal(field.getModifiers()));
    }

    @Test
    void the_one_of_a_hidden_interface_is_as_hidden() throws ClassNotFoundException {
        Class<?> proxy = Class.forName("dev.reprise.it.clients.RetryingHiddenApi");

        assertThat(proxy).isPackagePrivate().isFinal();
        assertThat(proxy.getDeclaredConstructors())
                .hasSize(2)
                .noneMatch(constructor -> Modifier.isPublic(constructor.getModifiers()));
    }

    @Test
    void the_one_of_a_nested_interface_stands_beside_the_outer_one() {
        assertThat(RetryingChargesApi_AsUuid.class)
                .hasPackage("dev.reprise.it.clients")
                .isAssignableTo(ChargesApi.AsUuid.class);
    }

    @Test
    void a_missing_argument_is_named() {
        assertThatThrownBy(() -> new RetryingQuotesApi(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("delegate");
        assertThatThrownBy(() -> new RetryingQuotesApi(null, RetryRuntime.standard()))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("delegate");
        assertThatThrownBy(() -> new RetryingQuotesApi(delegate, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("runtime");
    }

    @Test
    void without_a_runtime_it_uses_the_standard_one() throws Exception {
        assertThat(new RetryingQuotesApi(delegate).quote("ACME")).isEqualTo("9.50");
    }

    @Test
    void it_prints_itself_around_its_delegate() {
        QuotesApi named = new QuotesApi() {
            @Override
            public String quote(String symbol) {
                return symbol;
            }

            @Override
            public String toString() {
                return "http://quotes.example";
            }
        };

        assertThat(new RetryingQuotesApi(named)).hasToString("RetryingQuotesApi[http://quotes.example]");
    }

    @Test
    void it_is_equal_to_itself_alone() {
        QuotesApi proxy = new RetryingQuotesApi(delegate);

        assertThat(proxy).isEqualTo(proxy).isNotEqualTo(delegate).isNotEqualTo(new RetryingQuotesApi(delegate));
        assertThat(proxy.hashCode()).isEqualTo(System.identityHashCode(proxy));
    }
}
