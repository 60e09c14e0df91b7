package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.reprise.it.clients.ApiException;
import dev.reprise.it.clients.LookupApi;
import dev.reprise.it.clients.Opinions;
import dev.reprise.it.clients.RankedException;
import dev.reprise.it.clients.RetryingLookupApi;
import dev.reprise.runtime.HttpFailure;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who has a say on a failure, and who has the last word. */
class ClassificationIT {
    @BeforeEach
    void nobody_has_an_opinion() {
        Opinions.are(failure -> Optional.empty());
    }

    @Test
    void the_statuses_of_the_policy_replace_the_usual_ones() {
        assertThat(calls(LookupApi::on500, new ApiException(500))).isEqualTo(2);
        assertThat(calls(LookupApi::on500, new ApiException(503))).isEqualTo(1);
    }

    @Test
    void a_policy_without_statuses_still_repeats_what_failed_on_the_way() {
        assertThat(calls(LookupApi::onNoStatus, new ApiException(503))).isEqualTo(1);
        assertThat(calls(LookupApi::onNoStatus, new IOException())).isEqualTo(2);
    }

    @Test
    void an_excluded_type_is_taken_from_the_defaults_and_changes_nothing_else() {
        assertThat(calls(LookupApi::notOnSecurity, new IOException())).isEqualTo(2);
        assertThat(calls(LookupApi::notOnSecurity, new SecurityException())).isEqualTo(1);
        assertThat(calls(LookupApi::notOnMissingFiles, new IOException())).isEqualTo(2);
        assertThat(calls(LookupApi::notOnMissingFiles, new NoSuchFileException("x")))
                .isEqualTo(2);
        assertThat(calls(LookupApi::notOnMissingFiles, new FileNotFoundException()))
                .isEqualTo(1);
    }

    @Test
    void an_included_type_is_added_to_the_defaults_with_its_subtypes() {
        class Busy extends IllegalStateException {
            private static final long serialVersionUID = 1;
        }

        assertThat(calls(LookupApi::onIllegalState, new Busy())).isEqualTo(2);
        assertThat(calls(LookupApi::onIllegalState, new IOException())).isEqualTo(2);
        assertThat(calls(LookupApi::onIllegalState, new IllegalArgumentException()))
                .isEqualTo(1);
    }

    @Test
    void an_included_type_overrules_what_is_known_of_the_jdks() {
        assertThat(calls(LookupApi::onMissingFiles, new FileNotFoundException()))
                .isEqualTo(2);
    }

    @Test
    void a_status_overrules_an_included_type() {
        assertThat(calls(LookupApi::ranked, new RankedException(404))).isEqualTo(1);
        assertThat(calls(LookupApi::ranked, new RankedException(503))).isEqualTo(2);
    }

    @Test
    void a_layer_that_knows_its_status_says_all_there_is_to_say() {
        class Answered extends UncheckedIOException implements HttpFailure {
            private static final long serialVersionUID = 1;

            private final int status;

            Answered(int status, IOException whileReading) {
                super(whileReading);
                this.status = status;
            }

            @Override
            public int status() {
                return status;
            }
        }

        assertThat(calls(LookupApi::byDefault, new Answered(403, new IOException())))
                .isEqualTo(1);
        assertThat(calls(LookupApi::notOnMissingFiles, new Answered(503, new FileNotFoundException())))
                .isEqualTo(2);
    }

    private static int calls(Call call, Throwable failure) {
        Script script = Script.of(failure);
        catchThrowable(() -> call.on(lookup(script)));
        return script.calls().size();
    }

    private static LookupApi lookup(Script script) {
        return new RetryingLookupApi(
                script.as(LookupApi.class),
                RetryRuntime.builder().clock(new VirtualClock()).build());
    }

    private interface Call {
        String on(LookupApi lookup) throws Exception;
    }
}
