package dev.reprise.examples.outage;

import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/** Names threads, and makes daemons of them: nothing here keeps the program alive once its report is written. */
final class Daemons implements ThreadFactory {
    private final String name;
    private final AtomicInteger count = new AtomicInteger();

    Daemons(String name) {
        this.name = name;
    }

    @Override
    public Thread newThread(Runnable work) {
        Thread thread = new Thread(work, name + "-" + count.incrementAndGet());
        thread.setDaemon(true);
        return thread;
    }
}
