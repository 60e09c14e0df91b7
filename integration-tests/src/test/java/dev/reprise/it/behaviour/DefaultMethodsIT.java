package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.BooksApi;
import dev.reprise.it.clients.RetryingBooksApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On which side of the proxy a default method runs, and what that makes of the calls in it. */
class DefaultMethodsIT {
    private final List<String> calls = new ArrayList<>();

    @Test
    void an_overload_of_a_policy_method_runs_on_the_proxy_so_that_its_inner_call_is_retried() {
        catchThrowable(() -> proxy(new Library()).page("Emma"));

        assertThat(calls).containsExactly("Emma 1", "Emma 1", "Emma 1");
    }

    @Test
    void the_inner_call_of_an_overload_is_keyed() {
        catchThrowable(() -> proxy(new Library()).lend("Emma", "1"));

        assertThat(calls).hasSize(3);
        assertThat(calls.get(0)).matches("Emma [0-9a-f]{64}");
    }

    @Test
    void any_other_default_method_runs_on_the_delegate() {
        catchThrowable(() -> proxy(new Library()).cover("Emma"));

        assertThat(calls).containsExactly("Emma 0");
    }

    @Test
    void the_delegates_own_version_of_a_default_method_counts() throws IOException {
        BooksApi books = proxy(new Library() {
            @Override
            public String cover(String book) {
                return "from the cache";
            }
        });

        assertThat(books.cover("Emma")).isEqualTo("from the cache");
        assertThat(calls).isEmpty();
    }

    @Test
    void an_annotation_puts_a_default_method_on_either_side() {
        catchThrowable(() -> proxy(new Library()).preface("Emma"));
        catchThrowable(() -> proxy(new Library()).page());

        assertThat(calls).containsExactly("Emma -1", "Emma -1", "Emma -1", "delegate's favourite 1");
    }

    @Test
    void a_default_method_with_a_policy_is_repeated_as_a_whole_and_its_inner_calls_are_not() {
        catchThrowable(() -> proxy(new Library()).index("Emma"));

        assertThat(calls).containsExactly("Emma 999", "Emma 999");
    }

    @Test
    void a_default_method_with_a_policy_goes_to_the_delegates_own_version() throws IOException {
        BooksApi books = proxy(new Library() {
            @Override
            public String index(String book) throws IOException {
                calls.add("own index");
                if (calls.size() < 2) {
                    throw new IOException();
                }
                return "A-Z";
            }
        });

        assertThat(books.index("Emma")).isEqualTo("A-Z");
        assertThat(calls).containsExactly("own index", "own index");
    }

    private static BooksApi proxy(BooksApi delegate) {
        return new RetryingBooksApi(
                delegate, RetryRuntime.builder().clock(new VirtualClock()).build());
    }

    /** Is closed today. */
    private class Library implements BooksApi {
        @Override
        public String page(String book, int number) throws IOException {
            calls.add(book + " " + number);
            throw new IOException();
        }

        @Override
        public String lend(String book, String attempt, String key) throws IOException {
            calls.add(book + " " + key);
            throw new IOException();
        }
    }
}
