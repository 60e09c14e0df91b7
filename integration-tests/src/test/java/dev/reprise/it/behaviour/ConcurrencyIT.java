package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.clients.NotesApi;
import dev.reprise.it.clients.RetryingNotesApi;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** One proxy serves many threads, and none of them notices the others. */
class ConcurrencyIT {
    private static final int THREADS = 8;
    private static final int CALLS = 50;

    private final CyclicBarrier start = new CyclicBarrier(THREADS);
    private final NotesApi notes = new RetryingNotesApi(
            new FailingTwice(), RetryRuntime.builder().clock(new VirtualClock()).build());

    @Test
    void calls_of_many_threads_mix_neither_their_tries_nor_their_keys() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Callable<List<String>>> clients = IntStream.range(0, THREADS)
                    .<Callable<List<String>>>mapToObj(thread -> () -> answers(thread))
                    .toList();
            for (Future<List<String>> answers : threads.invokeAll(clients)) {
                assertThat(answers.get())
                        .isEqualTo(IntStream.range(0, CALLS)
                                .mapToObj(call -> "NotesApi.note #3")
                                .toList());
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private List<String> answers(int thread) throws Exception {
        List<String> answers = new ArrayList<>();
        start.await();
        for (int call = 0; call < CALLS; call++) {
            answers.add(notes.note("hello", "key of " + thread + ", " + call));
        }
        return answers;
    }

    /** Answers the third try of each call, and checks that it carries the key of its own call. */
    private static class FailingTwice implements NotesApi {
        @Override
        public String note(String text, String key) throws IOException {
            Attempt attempt = Attempt.current().orElseThrow();
            assertThat(attempt.idempotencyKey()).hasValue(key);
            if (attempt.number() < 3) {
                throw new IOException();
            }
            return attempt.operation() + " #" + attempt.number();
        }
    }
}
