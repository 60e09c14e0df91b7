package dev.reprise.benchmarks.compiletime;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Processor;

/** Compiles the same number of sources for each processor, with it and without, in turns, and prints what a class costs. */
public final class CompileTime {

    private static final int SOURCES = 300;
    private static final int WARM_UP = 5;
    private static final int ROUNDS = 9;

    private CompileTime() {}

    /** Takes no arguments and prints a table in Markdown. */
    public static void main(String[] arguments) throws IOException {
        Map<Contender, List<Sample>> samples = new LinkedHashMap<>();
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            for (Contender contender : Contender.ALL) {
                Sample sample = Sample.of(contender);
                if (round >= 0) {
                    samples.computeIfAbsent(contender, first -> new ArrayList<>())
                            .add(sample);
                }
            }
        }
        System.out.printf(
                "JDK %s, %d sources, median of %d rounds after %d to warm up%n%n",
                Runtime.version(), SOURCES, ROUNDS, WARM_UP);
        System.out.println(
                "| processor | without, ms | with, ms | per class, ms | of it javac, ms | its source, KiB |");
        System.out.println("|---|---|---|---|---|---|");
        samples.forEach((contender, rounds) -> System.out.printf(
                "| %s | %.0f | %.0f | %.2f | %.2f | %.1f |%n",
                contender.name(),
                median(rounds.stream().map(Sample::without).toList()),
                median(rounds.stream().map(Sample::with).toList()),
                median(rounds.stream()
                                .map(round -> round.with().minus(round.without()))
                                .toList())
                        / SOURCES,
                median(rounds.stream()
                                .map(round -> round.ready().minus(round.without()))
                                .toList())
                        / SOURCES,
                rounds.get(0).characters() / 1024.0 / SOURCES));
    }

    private static double median(List<Duration> durations) {
        return durations.stream().sorted().toList().get(durations.size() / 2).toNanos() / 1e6;
    }

    /**
     * The CPU time of one round.
     *
     * @param without where no processor takes part
     * @param with where the contender's does
     * @param ready where what it wrote is there to be copied
     * @param characters how much that is
     */
    private record Sample(Duration without, Duration with, Duration ready, long characters) {

        static Sample of(Contender contender) throws IOException {
            Compilation.Result with = compiled(contender, contender.processors());
            return new Sample(
                    compiled(contender, List.of()).cpu(),
                    with.cpu(),
                    compiled(contender, List.of(new ReadySources(with.generated())))
                            .cpu(),
                    with.generated().values().stream().mapToLong(String::length).sum());
        }

        private static Compilation.Result compiled(Contender contender, List<Processor> processors) throws IOException {
            return new Compilation(contender.sources(SOURCES), contender.classPath(), processors).run();
        }
    }
}
