package dev.reprise.runtime.generated;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;

/** A delegate that fails as told, in order, and then returns "done"; the last failure goes on for ever when told so. */
final class Script implements Callable<String> {

    private final Deque<Exception> failures;
    private final boolean forever;
    private int calls;

    private Script(List<Exception> failures, boolean forever) {
        this.failures = new ArrayDeque<>(failures);
        this.forever = forever;
    }

    static Script failing(Exception... failures) {
        return new Script(List.of(failures), false);
    }

    static Script always(Exception failure) {
        return new Script(List.of(failure), true);
    }

    @Override
    public String call() throws Exception {
        calls++;
        Exception failure = forever ? failures.peek() : failures.poll();
        if (failure != null) {
            throw failure;
        }
        return "done";
    }

    int calls() {
        return calls;
    }
}
