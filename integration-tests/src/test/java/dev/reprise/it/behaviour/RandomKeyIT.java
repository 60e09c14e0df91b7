package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.clients.NotesApi;
import dev.reprise.it.clients.RetryingNotesApi;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** A key that belongs to one call alone. */
class RandomKeyIT {
    private final Script script = Script.of(new IOException(), "ok", "ok");
    private final NotesApi notes = new RetryingNotesApi(
            script.as(NotesApi.class),
            RetryRuntime.builder().clock(new VirtualClock()).build());

    @Test
    void all_tries_of_a_call_carry_the_same_uuid() throws Exception {
        notes.note("hello", null);

        assertThat(script.calls()).hasSize(2);
        assertThat(script.calls().get(0)).isEqualTo(script.calls().get(1));
        assertThat(UUID.fromString(keyOf(0)).version()).isEqualTo(4);
    }

    @Test
    void the_same_call_made_again_carries_another_one() throws Exception {
        notes.note("hello", null);
        notes.note("hello", null);

        assertThat(keyOf(2)).isNotEqualTo(keyOf(1));
    }

    @Test
    void a_callers_own_key_wins() throws Exception {
        notes.note("hello", "mine");

        assertThat(keyOf(0)).isEqualTo("mine");
    }

    private String keyOf(int call) {
        return script.calls().get(call).replaceFirst("note\\(hello, (.*)\\)", "$1");
    }
}
