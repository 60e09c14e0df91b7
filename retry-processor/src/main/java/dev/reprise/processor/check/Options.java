package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.Place;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the user set for the processor as a whole.
 *
 * @param maxBlockingWait {@code -Aretry.maxBlockingWait} as typed: the longest worst case of a blocking method's waits
 *     that passes without a warning
 */
public record Options(String maxBlockingWait) {

    /** The option's name. */
    public static final String MAX_BLOCKING_WAIT = "retry.maxBlockingWait";

    /** Reads the options from those of the compiler. */
    public static Options of(Map<String, String> arguments) {
        return new Options(arguments.getOrDefault(MAX_BLOCKING_WAIT, "60s"));
    }

    /** The limit; empty where what was typed is no duration. */
    Optional<Duration> limit() {
        return Durations.parse(maxBlockingWait);
    }

    Stream<Diagnostic> faults() {
        return DurationForm.fault("-A" + MAX_BLOCKING_WAIT, maxBlockingWait, CommandLine.OPTIONS).stream();
    }

    /** Where the options stand, which is in no source file. */
    private enum CommandLine implements Place {
        OPTIONS
    }
}
