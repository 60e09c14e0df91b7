package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.NamesApi;
import dev.reprise.it.clients.RetryingNamesApi;
import dev.reprise.it.clients.RetryingStoreApi;
import dev.reprise.it.clients.RetryingThrowsApi;
import dev.reprise.it.clients.RetryingThrowsApi_Typed;
import dev.reprise.it.clients.StoreApi;
import dev.reprise.it.clients.ThrowsApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/** Type variables, throws clauses and names: what the interface says is what the proxy says. */
class SignaturesIT {
    private final RetryRuntime runtime =
            RetryRuntime.builder().clock(new VirtualClock()).build();

    @Test
    @SuppressWarnings("unchecked")
    void type_variables_of_interface_parents_and_methods_fit_together() throws IOException {
        Script script = Script.of(new IOException(), "old", "new", List.of("a"), Map.of(), 3, List.of(), 9);
        StoreApi<Integer, CharSequence> store = new RetryingStoreApi<>(script.as(StoreApi.class), runtime);

        CharSequence put = store.put(1, "new");
        CharSequence got = store.get(1);
        List<? extends String> mapped = store.map(String.class, String::trim);
        Map<Integer, ? super CharSequence> all = store.all(List.of(1), List.of(2, 3));
        Integer size = store.size();
        List<CharSequence> contents = store.contents();
        Integer greatest = store.greatest(Comparator.naturalOrder(), new Integer[] {4, 9});

        assertThat(List.of(put, got, mapped, all, size, contents, greatest))
                .containsExactly("old", "new", List.of("a"), Map.of(), 3, List.of(), 9);
        assertThat(script.calls().get(4)).isEqualTo("all([[1], [2, 3]])");
    }

    @Test
    void a_method_of_two_parents_is_one_method_with_the_narrower_result() throws IOException {
        Script script = Script.of(new IOException(), 3);

        new RetryingStoreApi<Integer, String>(stores(script), runtime).size();

        assertThat(script.calls()).containsExactly("size()", "size()");
    }

    @Test
    void a_throws_clause_is_that_of_the_interface() throws NoSuchMethodException {
        assertThat(clause("nothing")).isEmpty();
        assertThat(clause("several"))
                .containsExactlyInAnyOrder(FileNotFoundException.class, EOFException.class, TimeoutException.class);
        assertThat(clause("narrowed")).containsExactly(FileNotFoundException.class);
        assertThat(clause("anything")).containsExactly(Exception.class);
        assertThat(clause("anythingAtAll")).containsExactly(Throwable.class);
    }

    @Test
    void a_failure_of_any_clause_leaves_as_it_came() {
        for (Throwable failure : List.of(new TimeoutException(), new EOFException(), new Exception())) {
            ThrowsApi api = new RetryingThrowsApi(Script.of(failure).as(ThrowsApi.class), runtime);
            assertThat(catchThrowable(api::anything)).isSameAs(failure);
            assertThat(catchThrowable(() -> api.generic(() -> "", Exception.class)))
                    .isSameAs(failure);
        }
    }

    @Test
    void a_throwable_that_is_neither_exception_nor_error_leaves_at_once() {
        Throwable strange = new Throwable("neither");
        Script script = Script.of(strange);

        assertThat(catchThrowable(() -> new RetryingThrowsApi(script.as(ThrowsApi.class), runtime).anythingAtAll()))
                .isSameAs(strange);
        assertThat(script.calls()).hasSize(1);
    }

    @Test
    void a_clause_may_be_a_variable_of_the_interface() throws EOFException {
        EOFException end = new EOFException();
        int[] calls = {0};
        ThrowsApi.Typed<EOFException> api = new RetryingThrowsApi_Typed<>(
                () -> {
                    if (calls[0]++ == 0) {
                        throw end;
                    }
                    return "second";
                },
                runtime);

        assertThat(api.get()).isEqualTo("second");
    }

    @Test
    void parameters_keep_their_order_whatever_their_names() {
        Script script = Script.of(unavailable(), "ok");
        NamesApi api = new RetryingNamesApi(script.as(NamesApi.class), runtime);

        assertThat(api.delegate("1", "2", "3", "4", "5", "6")).isEqualTo("ok");
        assertThat(api.of("1", "2", "3", "4", "5", "6", "7")).isEqualTo("ok");
        assertThat(script.calls())
                .containsExactly("delegate(1, 2, 3, 4, 5, 6)", "delegate(1, 2, 3, 4, 5, 6)", "of(1, 2, 3, 4, 5, 6, 7)");
    }

    @Test
    void parameters_of_a_keyed_verified_call_keep_theirs_too() {
        Script script = Script.of(unavailable(), Optional.empty(), "ok");

        assertThat(new RetryingNamesApi(script.as(NamesApi.class), runtime).verify("1", "2", "3", "4", "own"))
                .isEqualTo("ok");
        assertThat(script.calls())
                .containsExactly("verify(1, 2, 3, 4, own)", "classify(1, 2, 3, 4)", "verify(1, 2, 3, 4, own)");
    }

    private static Class<?>[] clause(String name) throws NoSuchMethodException {
        Method method = RetryingThrowsApi.class.getDeclaredMethod(name);
        return method.getExceptionTypes();
    }

    @SuppressWarnings("unchecked")
    private static StoreApi<Integer, String> stores(Script script) {
        return script.as(StoreApi.class);
    }

    private static UncheckedIOException unavailable() {
        return new UncheckedIOException(new IOException());
    }
}
