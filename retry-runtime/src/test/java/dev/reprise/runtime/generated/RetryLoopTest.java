package dev.reprise.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.Jitter;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import dev.reprise.runtime.Verdict;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RetryLoopTest {

    private final VirtualClock clock = new VirtualClock();
    private final List<RetryEvent> events = new ArrayList<>();
    private FixedRandom random = FixedRandom.HIGHEST;
    private RetryPolicy.Builder policy = RetryPolicy.builder();
    private TokenBucket budget = TokenBucket.unlimited();
    private KeyDelivery delivery = KeyDelivery.NONE;

    @AfterEach
    void leave_nothing_behind() {
        assertThat(Attempt.current()).isEmpty();
        assertThat(Thread.interrupted()).isFalse();
    }

    private RetryRuntime runtime() {
        return RetryRuntime.builder()
                .clock(clock)
                .random(random)
                .listener(events::add)
                .build();
    }

    private RetryOperation operation() {
        return RetryOperation.of(runtime(), "Api", "call", policy.build(), budget, delivery);
    }

    private GiveUpReason reason() {
        return ((RetryEvent.GaveUp) events.get(events.size() - 1)).reason();
    }

    private static Duration seconds(long seconds) {
        return Duration.ofSeconds(seconds);
    }

    @Test
    void a_success_at_the_first_try_waits_for_nothing_and_raises_no_event() throws Exception {
        assertThat(Loop.call(operation(), Script.failing())).isEqualTo("done");

        assertThat(clock.sleeps()).isEmpty();
        assertThat(events).isEmpty();
    }

    @Test
    void a_call_is_repeated_after_growing_waits_until_it_succeeds() throws Exception {
        policy.jitter(Jitter.NONE);
        IOException first = new IOException("first");
        IOException second = new IOException("second");
        Script script = Script.failing(first, second);

        assertThat(Loop.call(operation(), script)).isEqualTo("done");

        assertThat(script.calls()).isEqualTo(3);
        assertThat(clock.sleeps()).containsExactly(seconds(1), seconds(2));
        assertThat(events)
                .containsExactly(
                        new RetryEvent.Retrying("Api.call", 1, first, seconds(1), Optional.empty()),
                        new RetryEvent.Retrying("Api.call", 2, second, seconds(2), Optional.empty()),
                        new RetryEvent.Recovered("Api.call", 3, seconds(3)));
    }

    @Test
    void the_last_failure_reaches_the_caller_as_it_is_and_without_a_last_wait() {
        policy.maxTries(3).jitter(Jitter.NONE);
        IOException failure = new IOException();
        Script script = Script.always(failure);

        assertThat(catchThrowable(() -> Loop.call(operation(), script))).isSameAs(failure);

        assertThat(script.calls()).isEqualTo(3);
        assertThat(clock.sleeps()).containsExactly(seconds(1), seconds(2));
        assertThat(events)
                .last()
                .isEqualTo(new RetryEvent.GaveUp("Api.call", 3, GiveUpReason.TRIES_EXHAUSTED, failure));
    }

    @Test
    void one_try_means_one_call() {
        policy.maxTries(1);
        Script script = Script.always(new IOException());

        catchThrowable(() -> Loop.call(operation(), script));

        assertThat(script.calls()).isEqualTo(1);
        assertThat(clock.sleeps()).isEmpty();
    }

    @Test
    void a_hundred_tries_never_wait_longer_than_the_cap_nor_less_than_before() {
        policy.maxTries(100).baseDelay("5s").maxDelay("20s").jitter(Jitter.NONE);

        catchThrowable(() -> Loop.call(operation(), Script.always(new Answer(503))));

        assertThat(clock.sleeps()).hasSize(99).isSorted().allMatch(wait -> wait.compareTo(seconds(20)) <= 0);
    }

    @Test
    void calls_of_one_operation_do_not_see_each_others_waits() throws Exception {
        policy.jitter(Jitter.DECORRELATED);
        RetryOperation operation = operation();
        catchThrowable(() -> Loop.call(operation, Script.always(new IOException())));
        int before = clock.sleeps().size();

        Loop.call(operation, Script.failing(new IOException()));

        assertThat(clock.sleeps().get(before)).isEqualTo(seconds(3));
    }

    @Test
    void a_permanent_failure_ends_the_call_at_once() {
        Answer refused = new Answer(422);
        Script script = Script.always(refused);

        assertThat(catchThrowable(() -> Loop.call(operation(), script))).isSameAs(refused);

        assertThat(script.calls()).isEqualTo(1);
        assertThat(reason()).isEqualTo(GiveUpReason.PERMANENT);
    }

    @Test
    void a_failure_that_nobody_knows_is_permanent() {
        catchThrowable(() -> Loop.call(operation(), Script.always(new IllegalStateException())));

        assertThat(reason()).isEqualTo(GiveUpReason.PERMANENT);
    }

    @Test
    void an_error_behind_a_wrapper_is_never_repeated() {
        Script script = Script.always(new CompletionException(new OutOfMemoryError("simulated")));

        catchThrowable(() -> Loop.call(operation(), script));

        assertThat(script.calls()).isEqualTo(1);
        assertThat(reason()).isEqualTo(GiveUpReason.PERMANENT);
    }

    @Test
    void a_status_counts_only_where_the_policy_names_it() throws Exception {
        policy.onStatus(500);

        assertThat(Loop.call(operation(), Script.failing(new Answer(500)))).isEqualTo("done");
        catchThrowable(() -> Loop.call(operation(), Script.always(new Answer(503))));

        assertThat(reason()).isEqualTo(GiveUpReason.PERMANENT);
    }

    // What the server asks for

    @Test
    void a_hint_is_never_undercut_and_spread_by_a_share_of_the_wait() throws Exception {
        random = new FixedRandom(0.5);
        Loop.call(operation(), Script.failing(new Answer(503, Map.of("Retry-After", "7"))));

        assertThat(clock.sleeps()).hasSize(1);
        assertThat(clock.sleeps().get(0)).isBetween(Duration.ofMillis(7_499), Duration.ofMillis(7_501));
        assertThat(((RetryEvent.Retrying) events.get(0)).serverHint()).contains(seconds(7));
    }

    @Test
    void a_date_is_measured_against_the_servers_own_clock() throws Exception {
        random = FixedRandom.LOWEST;
        clock.setWallClock(Instant.parse("2026-11-30T18:00:00Z"));
        Map<String, String> headers = Map.of(
                "Retry-After", "Mon, 30 Nov 2026 12:00:09 GMT",
                "Date", "Mon, 30 Nov 2026 12:00:00 GMT");

        Loop.call(operation(), Script.failing(new Answer(429, headers)));

        assertThat(clock.sleeps()).containsExactly(seconds(9));
    }

    @Test
    void a_malformed_hint_is_as_good_as_none() throws Exception {
        policy.jitter(Jitter.NONE);
        Loop.call(operation(), Script.failing(new Answer(503, Map.of("Retry-After", "soon"))));

        assertThat(clock.sleeps()).containsExactly(seconds(1));
        assertThat(((RetryEvent.Retrying) events.get(0)).serverHint()).isEmpty();
    }

    @Test
    void a_hint_beyond_the_limit_ends_the_call_instead_of_parking_the_thread() {
        Answer busy = new Answer(429, Map.of("Retry-After", "86400"));

        assertThat(catchThrowable(() -> Loop.call(operation(), Script.always(busy))))
                .isSameAs(busy);

        assertThat(clock.sleeps()).isEmpty();
        assertThat(reason()).isEqualTo(GiveUpReason.RETRY_AFTER_TOO_LONG);
    }

    @Test
    void a_hint_beyond_the_cap_is_obeyed_where_the_limit_allows_it() throws Exception {
        random = FixedRandom.LOWEST;
        policy.maxDelay("10s").maxRetryAfter("5m");

        Loop.call(operation(), Script.failing(new Answer(503, Map.of("Retry-After", "120"))));

        assertThat(clock.sleeps()).containsExactly(seconds(120));
    }

    @Test
    void the_share_of_a_hint_does_not_use_up_the_deadline() throws Exception {
        policy.deadline("10s");

        assertThat(Loop.call(operation(), Script.failing(new Answer(503, Map.of("Retry-After", "9")))))
                .isEqualTo("done");
    }

    // Deadline

    @Test
    void a_wait_that_would_pass_the_deadline_is_not_started() {
        policy.jitter(Jitter.NONE).deadline("5s");
        Script script = Script.always(new IOException());

        catchThrowable(() -> Loop.call(operation(), script));

        assertThat(clock.sleeps()).containsExactly(seconds(1), seconds(2));
        assertThat(script.calls()).isEqualTo(3);
        assertThat(reason()).isEqualTo(GiveUpReason.DEADLINE);
    }

    @Test
    void a_wait_exactly_as_long_as_the_time_left_is_not_started() {
        policy.jitter(Jitter.NONE).deadline("3s");

        catchThrowable(() -> Loop.call(operation(), Script.always(new IOException())));

        assertThat(clock.sleeps()).containsExactly(seconds(1));
        assertThat(reason()).isEqualTo(GiveUpReason.DEADLINE);
    }

    @Test
    void a_hint_beyond_the_time_left_ends_the_call_at_once() {
        policy.deadline("30s").maxRetryAfter("10m");

        catchThrowable(() -> Loop.call(operation(), Script.always(new Answer(503, Map.of("Retry-After", "31")))));

        assertThat(clock.sleeps()).isEmpty();
        assertThat(reason()).isEqualTo(GiveUpReason.DEADLINE);
    }

    @Test
    void a_hint_beyond_both_limits_is_the_servers_fault() {
        policy.deadline("30s");

        catchThrowable(() -> Loop.call(operation(), Script.always(new Answer(503, Map.of("Retry-After", "61")))));

        assertThat(reason()).isEqualTo(GiveUpReason.RETRY_AFTER_TOO_LONG);
    }

    @Test
    void a_step_of_the_wall_clock_does_not_move_the_deadline() {
        policy.jitter(Jitter.NONE).deadline("5s");
        clock.whileSleeping(() -> clock.setWallClock(Instant.EPOCH));
        Script script = Script.always(new IOException());

        catchThrowable(() -> Loop.call(operation(), script));

        assertThat(script.calls()).isEqualTo(3);
    }

    @Test
    void the_time_of_the_calls_themselves_counts() {
        policy.jitter(Jitter.NONE).deadline("5s");
        List<Integer> calls = new ArrayList<>();

        catchThrowable(() -> Loop.call(operation(), () -> {
            calls.add(1);
            clock.advance(seconds(3));
            throw new IOException();
        }));

        assertThat(calls).hasSize(2);
        assertThat(reason()).isEqualTo(GiveUpReason.DEADLINE);
    }

    // Budget

    @Test
    void an_empty_budget_ends_the_call_without_a_wait() {
        RetryRuntime shared = runtime();
        budget = shared.budget("Api", 2, 0.5);

        catchThrowable(() -> Loop.call(operation(), Script.always(new IOException())));

        assertThat(clock.sleeps()).hasSize(2);
        assertThat(reason()).isEqualTo(GiveUpReason.BUDGET_EXHAUSTED);
    }

    @Test
    void calls_that_succeed_at_once_refill_the_budget() throws Exception {
        budget = runtime().budget("Api", 2, 0.5);
        catchThrowable(() -> Loop.call(operation(), Script.always(new IOException())));

        Loop.call(operation(), Script.failing());
        Loop.call(operation(), Script.failing());

        assertThat(Loop.call(operation(), Script.failing(new IOException()))).isEqualTo("done");
    }

    // Interrupts

    @Test
    void an_interrupt_during_the_wait_ends_the_call_with_the_flag_set() {
        IOException failure = new IOException();
        Script script = Script.always(failure);
        budget = runtime().budget("Api", 3, 0.5);
        clock.whileSleeping(() -> Thread.currentThread().interrupt());

        assertThat(catchThrowable(() -> Loop.call(operation(), script))).isSameAs(failure);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(script.calls()).isEqualTo(1);
        assertThat(reason()).isEqualTo(GiveUpReason.INTERRUPTED);
        assertThat(budget.retriesLeft()).isEqualTo(3);
    }

    @Test
    void an_interrupt_during_the_wait_is_thrown_where_the_method_admits_it() {
        IOException failure = new IOException();
        RetryLoop retries = operation().firstFailure();
        clock.whileSleeping(() -> Thread.currentThread().interrupt());
        assertThat(retries.mayTryAgain(failure, Loop.classify(failure))).isTrue();

        Throwable thrown = catchThrowable(retries::backOffInterruptibly);

        assertThat(thrown).isExactlyInstanceOf(InterruptedException.class);
        assertThat(thrown.getSuppressed()).containsExactly(failure);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        assertThat(reason()).isEqualTo(GiveUpReason.INTERRUPTED);
    }

    @Test
    void a_failure_on_an_interrupted_thread_is_not_repeated() {
        IOException failure = new IOException();
        Thread.currentThread().interrupt();

        assertThat(catchThrowable(() -> Loop.call(operation(), Script.always(failure))))
                .isSameAs(failure);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(clock.sleeps()).isEmpty();
        assertThat(reason()).isEqualTo(GiveUpReason.INTERRUPTED);
    }

    @Test
    void a_failure_that_comes_of_an_interrupt_is_not_repeated() {
        Script script = Script.always(new UncheckedIOException(new IOException(new InterruptedException())));

        catchThrowable(() -> Loop.call(operation(), script));

        assertThat(script.calls()).isEqualTo(1);
        assertThat(reason()).isEqualTo(GiveUpReason.INTERRUPTED);
    }

    // Safety

    @Test
    void an_operation_for_unsent_requests_repeats_a_refused_connection_only() throws Exception {
        policy.unsentOnly(true);

        assertThat(Loop.call(operation(), Script.failing(new ConnectException("refused"))))
                .isEqualTo("done");
        catchThrowable(() -> Loop.call(operation(), Script.always(new SocketTimeoutException("Read timed out"))));
        assertThat(reason()).isEqualTo(GiveUpReason.UNSAFE_TO_REPEAT);
        catchThrowable(() -> Loop.call(operation(), Script.always(new Answer(503))));
        assertThat(reason()).isEqualTo(GiveUpReason.UNSAFE_TO_REPEAT);
    }

    @Test
    void a_key_that_nobody_read_does_not_make_a_repeat_safe() {
        delivery = KeyDelivery.ATTEMPT;
        Script script = Script.always(new SocketTimeoutException("Read timed out"));

        catchThrowable(() -> Loop.call(operation(), "key", script));

        assertThat(script.calls()).isEqualTo(1);
        assertThat(reason()).isEqualTo(GiveUpReason.UNSAFE_TO_REPEAT);
    }

    @Test
    void a_call_whose_key_nobody_read_is_repeated_when_it_was_not_sent() throws Exception {
        delivery = KeyDelivery.ATTEMPT;

        assertThat(Loop.call(operation(), "key", Script.failing(new ConnectException("refused"))))
                .isEqualTo("done");
    }

    @Test
    void each_try_must_deliver_its_key_anew() {
        delivery = KeyDelivery.ATTEMPT;
        List<Integer> tries = new ArrayList<>();

        catchThrowable(() -> Loop.call(operation(), "key", () -> {
            int number = Attempt.current().orElseThrow().number();
            tries.add(number);
            if (number == 1) {
                Attempt.current().flatMap(Attempt::idempotencyKey);
            }
            throw new IOException();
        }));

        assertThat(tries).containsExactly(1, 2);
        assertThat(reason()).isEqualTo(GiveUpReason.UNSAFE_TO_REPEAT);
    }

    @Test
    void every_try_of_a_keyed_call_shows_the_same_key() throws Exception {
        delivery = KeyDelivery.ATTEMPT;
        List<String> keys = new ArrayList<>();
        Script script = Script.failing(new IOException(), new IOException());

        Loop.call(operation(), "key", () -> {
            Attempt attempt = Attempt.current().orElseThrow();
            keys.add(attempt.number() + attempt.idempotencyKey().orElseThrow());
            return script.call();
        });

        assertThat(keys).containsExactly("1key", "2key", "3key");
    }

    @Test
    void a_conflict_after_a_lost_answer_means_that_the_first_request_is_still_running() throws Exception {
        delivery = KeyDelivery.PARAMETER;

        assertThat(Loop.call(
                        operation(),
                        "key",
                        Script.failing(new SocketTimeoutException("Read timed out"), new Answer(409))))
                .isEqualTo("done");
    }

    @Test
    void a_conflict_at_the_first_try_is_a_conflict() {
        delivery = KeyDelivery.PARAMETER;

        catchThrowable(() -> Loop.call(operation(), "key", Script.failing(new Answer(409))));

        assertThat(reason()).isEqualTo(GiveUpReason.PERMANENT);
    }

    @Test
    void a_conflict_after_a_request_that_was_not_sent_is_a_conflict() {
        delivery = KeyDelivery.PARAMETER;

        catchThrowable(() -> Loop.call(operation(), "key", Script.failing(new ConnectException(), new Answer(409))));

        assertThat(reason()).isEqualTo(GiveUpReason.PERMANENT);
    }

    @Test
    void a_check_that_failed_is_a_try_and_not_a_call() {
        IOException failure = new IOException();
        RetryLoop retries = operation().firstFailure();

        assertThat(retries.mayTryAgain(failure, Verdict.transientFailure())).isTrue();
        assertThat(retries.mayVerifyAgain(new IOException("check"), Verdict.transientFailure()))
                .isTrue();
        assertThat(retries.mayVerifyAgain(new IOException("check"), Verdict.permanent()))
                .isFalse();

        assertThat(retries.isOver()).isTrue();
        assertThat(events)
                .last()
                .isEqualTo(new RetryEvent.GaveUp("Api.call", 1, GiveUpReason.UNSAFE_TO_REPEAT, failure));
    }

    @Test
    void a_clock_that_fails_after_a_success_does_not_make_it_a_failure() throws Exception {
        RetryOperation operation = operation();
        Script script = Script.failing(new IOException());
        clock.whileSleeping(clock::breakDown);

        assertThat(Loop.call(operation, script)).isEqualTo("done");

        assertThat(script.calls()).isEqualTo(2);
    }
}
