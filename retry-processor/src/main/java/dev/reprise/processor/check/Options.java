package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.manifest.BadBaselineException;
import dev.reprise.processor.manifest.Baseline;
import dev.reprise.processor.model.Durations;
import dev.reprise.processor.model.Place;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What the user set for the processor as a whole.
 *
 * @param maxBlockingWait the longest worst case of a blocking method's waits that passes without a warning; empty where what
 *     was typed is no duration
 * @param baseline what manifests are compared with, where somebody asked for it and it can be read
 * @param docs whether a page is written for each interface
 * @param faults what is wrong with the options, to be told once a compilation
 */
public record Options(
        Optional<Duration> maxBlockingWait, Optional<Baseline> baseline, boolean docs, List<Diagnostic> faults) {

    static final String MAX_BLOCKING_WAIT = "retry.maxBlockingWait";

    private static final String BASELINE = "retry.baseline";

    private static final String DOCS = "retry.docs";

    /** Every option there is; the compiler itself warns of those that nobody knows. */
    public static final Set<String> NAMES = Set.of(MAX_BLOCKING_WAIT, BASELINE, DOCS);

    public Options {
        faults = List.copyOf(faults);
    }

    /** Reads the options from those of the compiler, in which one without a value has null. */
    public static Options of(Map<String, String> arguments) {
        List<Diagnostic> faults = new ArrayList<>();
        String limit = typed(arguments, MAX_BLOCKING_WAIT).orElse("60s");
        DurationForm.fault("-A" + MAX_BLOCKING_WAIT, limit, CommandLine.OPTIONS).ifPresent(faults::add);
        return new Options(
                Durations.parse(limit),
                typed(arguments, BASELINE).flatMap(path -> baseline(path, faults)),
                typed(arguments, DOCS).filter(value -> docs(value, faults)).isPresent(),
                faults);
    }

    private static Optional<String> typed(Map<String, String> arguments, String name) {
        return arguments.containsKey(name)
                ? Optional.of(Objects.requireNonNullElse(arguments.get(name), ""))
                : Optional.empty();
    }

    private static Optional<Baseline> baseline(String path, List<Diagnostic> faults) {
        try {
            return Optional.of(Baseline.at(path));
        } catch (BadBaselineException bad) {
            faults.add(new Diagnostic(
                    DiagnosticId.BAD_BASELINE,
                    CommandLine.OPTIONS,
                    "-A" + BASELINE + ": " + bad.problem(),
                    bad.advice()));
            return Optional.empty();
        }
    }

    private static boolean docs(String value, List<Diagnostic> faults) {
        if (!value.equals("true") && !value.equals("false")) {
            faults.add(new Diagnostic(
                    DiagnosticId.BAD_OPTION,
                    CommandLine.OPTIONS,
                    "-A" + DOCS + " = \"" + value + "\" is neither true nor false.",
                    "Write -A" + DOCS + "=true for a page beside each manifest, or leave it out."));
        }
        return value.equals("true");
    }

    /** Where the options stand, which is in no source file. */
    private enum CommandLine implements Place {
        OPTIONS
    }
}
