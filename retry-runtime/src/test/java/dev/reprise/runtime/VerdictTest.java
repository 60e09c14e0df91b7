package dev.reprise.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerdictTest {

    @Test
    void each_word_is_its_own_verdict() {
        assertThat(Verdict.transientFailure()).isSameAs(Verdict.Plain.TRANSIENT);
        assertThat(Verdict.permanent()).isSameAs(Verdict.Plain.PERMANENT);
        assertThat(Verdict.notSent()).isSameAs(Verdict.Plain.NOT_SENT);
    }

    @Test
    void a_status_brings_its_headers_along() {
        assertThat(Verdict.httpStatus(503, "120", "Mon, 30 Nov 2026 12:00:00 GMT"))
                .isEqualTo(new Verdict.HttpStatus(503, "120", "Mon, 30 Nov 2026 12:00:00 GMT"));
        assertThat(Verdict.httpStatus(503, "120")).isEqualTo(new Verdict.HttpStatus(503, "120", null));
        assertThat(Verdict.httpStatus(503, null)).isEqualTo(new Verdict.HttpStatus(503, null, null));
    }

    @Test
    void a_failure_without_headers_has_none() {
        HttpFailure failure = () -> 503;

        assertThat(failure.header("Retry-After")).isEmpty();
    }

    @Test
    void a_classifier_of_failures_has_no_opinion_on_results() {
        FailureClassifier failures =
                failure -> failure instanceof IOException ? Optional.of(Verdict.permanent()) : Optional.empty();

        assertThat(failures.classifyResult("a result")).isEmpty();
    }

    @Test
    void a_number_that_no_server_can_answer_with_is_refused() {
        for (int status : new int[] {-1, 0, 99, 1000}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Verdict.httpStatus(status, null))
                    .withMessageContaining("status = " + status);
        }
    }
}
