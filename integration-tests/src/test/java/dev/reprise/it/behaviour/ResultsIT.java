package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.JobsApi;
import dev.reprise.it.clients.JobsApi.Job;
import dev.reprise.it.clients.RetryingJobsApi;
import dev.reprise.runtime.FixedRandom;
import dev.reprise.runtime.GiveUpReason;
import dev.reprise.runtime.RetryEvent;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A classifier may make a returned value worth another try. */
class ResultsIT {
    private final List<RetryEvent> events = new ArrayList<>();
    private final VirtualClock clock = new VirtualClock();
    private final RetryRuntime runtime = RetryRuntime.builder()
            .clock(clock)
            .random(FixedRandom.HIGHEST)
            .listener(events::add)
            .build();

    @Test
    void a_value_that_is_not_ready_is_asked_for_again() throws IOException {
        assertThat(jobs(new Job("pending"), new Job("pending"), new Job("done")).job("1"))
                .isEqualTo(new Job("done"));
        assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
    }

    @Test
    void the_value_of_the_last_try_is_returned_and_the_listeners_know_it_was_given_up() throws IOException {
        Job last = new Job("pending");

        assertThat(jobs(new Job("pending"), new Job("pending"), last).job("1")).isSameAs(last);
        assertThat(events)
                .last()
                .isEqualTo(new RetryEvent.GaveUp("JobsApi.job", 3, GiveUpReason.TRIES_EXHAUSTED, null));
    }

    @Test
    void a_value_that_will_never_be_ready_is_returned_at_once() throws IOException {
        Job lost = new Job("lost");

        assertThat(jobs(lost).job("1")).isSameAs(lost);
        assertThat(events).containsExactly(new RetryEvent.GaveUp("JobsApi.job", 1, GiveUpReason.PERMANENT, null));
    }

    @Test
    void a_value_may_stand_for_a_status_with_a_hint() throws IOException {
        jobs(new Job("queued"), new Job("done")).job("1");

        assertThat(clock.sleeps()).singleElement().isEqualTo(Duration.ofSeconds(8));
    }

    @Test
    void a_classifier_that_fails_is_logged_and_the_value_returned() throws IOException {
        Job unreadable = new Job("unreadable");

        try (Log log = new Log()) {
            assertThat(jobs(unreadable).job("1")).isSameAs(unreadable);
            assertThat(log.messages()).singleElement().asString().contains("Ready", "a bug of the classifier");
        }
    }

    @Test
    void a_classifier_is_not_asked_about_nothing() throws IOException {
        assertThat(jobs(new Object[] {null}).job("1")).isNull();
        jobs(new Object[] {null}).delete("1");

        assertThat(events).isEmpty();
    }

    @Test
    void a_primitive_is_judged_like_any_value() {
        assertThat(jobs(-1, -1, 7).pages("1")).isEqualTo(7);
    }

    @Test
    void exceptions_and_values_count_as_tries_of_one_call() {
        IOException reset = new IOException("reset");

        assertThat(catchThrowable(
                        () -> jobs(new Job("pending"), new IOException(), reset).job("1")))
                .isSameAs(reset);
        assertThat(events).extracting(RetryEvent::tries).containsExactly(1, 2, 3);
    }

    private JobsApi jobs(Object... answers) {
        return new RetryingJobsApi(Script.of(answers).as(JobsApi.class), runtime);
    }
}
