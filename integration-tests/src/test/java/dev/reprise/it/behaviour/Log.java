package dev.reprise.it.behaviour;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What Reprise logs while this is open, kept off the console. */
final class Log extends Handler implements AutoCloseable {
    private final Logger logger = Logger.getLogger("dev.reprise");
    private final List<String> messages = new ArrayList<>();

    Log() {
        logger.setUseParentHandlers(false);
        logger.addHandler(this);
    }

    List<String> messages() {
        return List.copyOf(messages);
    }

    @Override
    public void publish(LogRecord entry) {
        messages.add(entry.getMessage() + ": " + entry.getThrown());
    }

    @Override
    public void flush() {
        // nothing is held back
    }

    @Override
    public void close() {
        logger.removeHandler(this);
        logger.setUseParentHandlers(true);
    }
}
