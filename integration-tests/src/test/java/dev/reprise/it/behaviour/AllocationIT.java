package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.reprise.it.clients.QuotesApi;
import dev.reprise.it.clients.RetryingQuotesApi;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** A call that succeeds at once leaves nothing behind for the garbage collector. */
class AllocationIT {

    private static final int CALLS = 10_000;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final QuotesApi quotes = new RetryingQuotesApi(symbol -> symbol);

    @Test
    void a_success_at_the_first_try_allocates_nothing() throws IOException {
        allocatedByCalls(); // loads what is loaded once

        assertThat(allocatedByCalls()).isLessThan(CALLS);
    }

    /** In bytes; the measurement itself may take some, one object a call would be sixteen times as many as there are calls. */
    private long allocatedByCalls() throws IOException {
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int call = 0; call < CALLS; call++) {
            quotes.quote("ACME");
        }
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
