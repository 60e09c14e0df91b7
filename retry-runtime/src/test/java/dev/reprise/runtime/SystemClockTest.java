package dev.reprise.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

class SystemClockTest {

    private final RetryClock clock = RetryClock.system();

    @Test
    void a_sleep_lasts_at_least_as_long_as_asked() throws Exception {
        long begin = System.nanoTime();

        clock.sleep(2_000_000);

        assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(2_000_000);
    }

    @Test
    void a_thread_that_is_interrupted_already_does_not_sleep() {
        Thread.currentThread().interrupt();

        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> clock.sleep(Long.MAX_VALUE));
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void an_interrupt_ends_a_sleep_of_any_length() {
        Thread sleeper = Thread.currentThread();
        Thread waker = new Thread(sleeper::interrupt);

        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> {
            waker.start();
            clock.sleep(Long.MAX_VALUE);
        });
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }
}
