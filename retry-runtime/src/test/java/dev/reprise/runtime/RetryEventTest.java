package dev.reprise.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

@SuppressWarnings("NullAway") // nulls are what is tried here
class RetryEventTest {

    @Test
    void an_event_tells_all_but_perhaps_the_failure() {
        assertThat(new RetryEvent.Retrying("Api.get", 1, null, Duration.ZERO, Optional.empty()).failure())
                .isNull();
        assertThat(new RetryEvent.GaveUp("Api.get", 0, GiveUpReason.PERMANENT, null).failure())
                .isNull();
        assertThatNullPointerException()
                .isThrownBy(() -> new RetryEvent.Retrying(null, 1, null, Duration.ZERO, Optional.empty()))
                .withMessage("operation");
        assertThatNullPointerException()
                .isThrownBy(() -> new RetryEvent.Retrying("Api.get", 1, null, null, Optional.empty()))
                .withMessage("delay");
        assertThatNullPointerException()
                .isThrownBy(() -> new RetryEvent.Retrying("Api.get", 1, null, Duration.ZERO, null))
                .withMessage("serverHint");
        assertThatNullPointerException()
                .isThrownBy(() -> new RetryEvent.Recovered("Api.get", 1, null))
                .withMessage("elapsed");
        assertThatNullPointerException()
                .isThrownBy(() -> new RetryEvent.GaveUp("Api.get", 1, null, null))
                .withMessage("reason");
    }
}
