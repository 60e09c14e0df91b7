package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.clients.PagesApi;
import dev.reprise.it.clients.RetryingPagesApi;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import dev.reprise.runtime.VirtualClock;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A status may arrive in a returned value: no exception is made of it, and no connection is leaked by it. */
class HttpResponsesIT {
    private final List<String> log = new ArrayList<>();
    private final VirtualClock clock = new VirtualClock();
    private final RetryRuntime runtime = RetryRuntime.builder()
            .clock(clock)
            .random(FixedRandom.LOWEST)
            .listener(event -> log.add(event.getClass().getSimpleName()))
            .build();

    @Test
    void a_failed_answer_is_replaced_by_the_one_of_a_later_try() throws IOException {
        Response<InputStream> ok = response("ok", 200);

        assertThat(pages(response("busy", 503), response("slow", 504), ok).page("/"))
                .isSameAs(ok);
        assertThat(log).doesNotContain("close ok");
    }

    @Test
    void the_answer_of_the_last_try_is_returned_as_it_is_and_open() throws IOException {
        Response<InputStream> last = response("last", 503);

        assertThat(pages(response("first", 503), response("second", 429), last).page("/"))
                .isSameAs(last);
        assertThat(log).contains("close first", "close second", "GaveUp").doesNotContain("close last");
    }

    @Test
    void an_answer_is_closed_after_the_decision_to_repeat_and_before_the_wait() throws IOException {
        clock.whileSleeping(() -> log.add("wait"));

        pages(response("busy", 503), response("ok", 200)).page("/");

        assertThat(log).containsExactly("Retrying", "close busy", "wait", "Recovered");
    }

    @Test
    void an_answer_that_is_no_better_next_time_is_returned_at_once_and_open() throws IOException {
        Response<InputStream> missing = response("missing", 404);

        assertThat(pages(missing).page("/")).isSameAs(missing);
        assertThat(log).doesNotContain("close missing");
        assertThat(clock.sleeps()).isEmpty();
    }

    @Test
    void an_answer_whose_repeat_the_budget_denies_is_returned_open() {
        Response<InputStream> second = response("second", 503);

        assertThat(pages(response("first", 503), second).frugal("/")).isSameAs(second);
        assertThat(log).containsExactly("Retrying", "close first", "GaveUp");
    }

    @Test
    void an_answer_proves_that_the_request_was_sent() {
        Response<InputStream> busy = response("busy", 503);

        assertThat(pages(busy).post("/")).isSameAs(busy);
        assertThat(log).containsExactly("GaveUp");
    }

    @Test
    void an_answer_that_is_no_better_next_time_earns_its_share_of_the_budget() throws IOException {
        TokenBucket budget = runtime.budget(PagesApi.class.getName(), 100, 0.2);
        pages(response("busy", 503)).page("/");
        for (int call = 0; call < 5; call++) {
            pages(response("missing", 404)).page("/");
        }

        assertThat(budget.retriesLeft()).isEqualTo(100 - 2 + 1);
    }

    @Test
    void a_body_that_fails_to_close_changes_nothing() throws IOException {
        InputStream broken = new ByteArrayInputStream(new byte[0]) {
            @Override
            public void close() throws IOException {
                throw new IOException("already gone");
            }
        };
        Response<InputStream> ok = response("ok", 200);

        assertThat(pages(new Response<>(503, Map.of(), broken), ok).page("/")).isSameAs(ok);
    }

    @Test
    void a_body_that_is_missing_or_needs_no_closing_is_left_alone() throws IOException {
        Response<InputStream> ok = response("ok", 200);

        assertThat(pages(new Response<>(503, Map.of(), null), ok).page("/")).isSameAs(ok);
        assertThat(pages(new Response<>(202, Map.of(), "wait"), new Response<>(200, Map.of(), "ok"))
                        .text("/")
                        .body())
                .isEqualTo("ok");
    }

    @Test
    void an_exception_and_a_failed_answer_count_as_tries_of_one_call() throws IOException {
        Response<InputStream> last = response("last", 503);

        assertThat(pages(new IOException(), response("busy", 503), last).page("/"))
                .isSameAs(last);
    }

    @Test
    void a_hint_in_the_headers_is_obeyed_whatever_its_letter_case() throws IOException {
        Map<String, String> hint = Map.of("retry-after", "20");

        pages(new Response<>(503, hint, InputStream.nullInputStream()), response("ok", 200))
                .page("/");

        assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(20));
    }

    @Test
    void a_date_is_measured_against_the_one_of_the_answer() throws IOException {
        Map<String, String> hint = Map.of(
                "Retry-After", "Mon, 14 Aug 2023 13:32:06 GMT",
                "Date", "Mon, 14 Aug 2023 13:32:00 GMT");

        pages(new Response<>(429, hint, InputStream.nullInputStream()), response("ok", 200))
                .page("/");

        assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(6));
    }

    @Test
    void a_classifier_is_asked_about_an_answer_before_its_status() {
        assertThat(pages(new Response<>(202, Map.of(), "wait"), new Response<>(200, Map.of(), "ok"))
                        .text("/")
                        .body())
                .isEqualTo("ok");
        assertThat(pages(new Response<>(503, Map.of(), "gone for good"))
                        .text("/")
                        .body())
                .isEqualTo("gone for good");
        assertThat(pages(new Response<>(502, Map.of(), "no opinion"), new Response<>(200, Map.of(), "ok"))
                        .text("/")
                        .body())
                .isEqualTo("ok");
    }

    @Test
    void no_answer_at_all_is_returned_as_it_is() throws IOException {
        assertThat(pages(new Object[] {null}).page("/")).isNull();
        assertThat(log).isEmpty();
    }

    private PagesApi pages(Object... answers) {
        return new RetryingPagesApi(Script.of(answers).as(PagesApi.class), runtime);
    }

    private Response<InputStream> response(String name, int status) {
        return new Response<>(status, Map.of(), new ByteArrayInputStream(new byte[0]) {
            @Override
            public void close() {
                log.add("close " + name);
            }
        });
    }
}
