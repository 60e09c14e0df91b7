package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OneShotTypesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "okio.Source",
                "okhttp3.ResponseBody",
                "org.apache.hc.core5.http.io.entity.InputStreamEntity",
                "org.apache.http.entity.InputStreamEntity",
                "jakarta.ws.rs.core.EntityPart",
                "org.reactivestreams.Publisher"
            })
    void a_body_that_is_a_stream_cannot_be_sent_twice(String type) {
        assertThat(OneShotTypes.find(Set.of(type))).contains(type);
    }

    @Test
    void a_body_that_may_be_read_again_can() {
        assertThat(OneShotTypes.find(Set.of("okhttp3.RequestBody"))).isEmpty();
        assertThat(OneShotTypes.find(
                        Set.of("java.net.http.HttpRequest.BodyPublisher", "java.util.concurrent.Flow.Publisher")))
                .isEmpty();
    }
}
