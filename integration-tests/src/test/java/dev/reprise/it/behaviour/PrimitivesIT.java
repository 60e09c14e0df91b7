package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.clients.PrimitivesApi;
import dev.reprise.it.clients.RetryingPrimitivesApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Results of every kind come through a retry as they are. */
class PrimitivesIT {
    @Test
    void each_primitive_result_comes_from_the_try_that_succeeded() {
        assertThat(second(true, api -> api.bool(false))).isTrue();
        assertThat(second((byte) 1, api -> api.tiny((byte) 0))).isEqualTo((byte) 1);
        assertThat(second((short) 1, api -> api.small((short) 0))).isEqualTo((short) 1);
        assertThat(second('b', api -> api.letter('a'))).isEqualTo('b');
        assertThat(second(1, api -> api.number(0))).isEqualTo(1);
        assertThat(second(1L, api -> api.large(0))).isEqualTo(1L);
        assertThat(second(1F, api -> api.rough(0))).isEqualTo(1F);
        assertThat(second(1D, api -> api.exact(0))).isEqualTo(1D);
    }

    @Test
    void no_result_at_all_is_a_result() {
        Script script = Script.of(unavailable(), null);
        PrimitivesApi api = api(script);

        api.nothing();
        assertThat(api.nothingBoxed()).isNull();

        assertThat(script.calls()).containsExactly("nothing()", "nothing()", "nothingBoxed()");
    }

    @Test
    void arrays_and_variable_arguments_are_passed_on_as_they_are() {
        int[] numbers = {1, 2};
        String[][] table = {{"a"}, {"b", "c"}};
        Script script = Script.of(unavailable(), numbers, table);
        PrimitivesApi api = api(script);

        assertThat(api.numbers(3, 4)).isSameAs(numbers);
        assertThat(api.table(table)).isSameAs(table);
        assertThat(script.calls()).containsExactly("numbers([3, 4])", "numbers([3, 4])", "table([[a], [b, c]])");
    }

    @Test
    void arguments_that_take_two_slots_keep_their_order() {
        Script script = Script.of(unavailable(), 10L);

        assertThat(api(script).sum(1, 2.5, 3, 4.5)).isEqualTo(10);
        assertThat(script.calls()).hasSize(2).containsOnly("sum(1, 2.5, 3, 4.5)");
    }

    private static <T> T second(T answer, Function<PrimitivesApi, T> call) {
        return call.apply(api(Script.of(unavailable(), answer)));
    }

    private static UncheckedIOException unavailable() {
        return new UncheckedIOException(new IOException());
    }

    private static PrimitivesApi api(Script script) {
        return new RetryingPrimitivesApi(
                script.as(PrimitivesApi.class),
                RetryRuntime.builder().clock(new VirtualClock()).build());
    }
}
