package dev.reprise.processor.read;

import dev.reprise.processor.model.ForeignAnnotation;
import dev.reprise.processor.model.ForeignAnnotation.Kind;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The annotations of other libraries that do not go with a retry: one row each, by qualified name. */
final class ForeignAnnotations {

    private record Row(Kind kind, String annotation, String library) {}

    private static final List<Row> ROWS = List.of(
            new Row(Kind.RETRY, "org.springframework.resilience.annotation.Retryable", "Spring Framework"),
            new Row(Kind.RETRY, "org.springframework.retry.annotation.Retryable", "Spring Retry"),
            new Row(Kind.RETRY, "io.github.resilience4j.retry.annotation.Retry", "Resilience4j"),
            new Row(Kind.RETRY, "org.eclipse.microprofile.faulttolerance.Retry", "MicroProfile Fault Tolerance"),
            new Row(Kind.RETRY, "io.micronaut.retry.annotation.Retryable", "Micronaut"),
            new Row(Kind.RETRY, "io.micronaut.retry.annotation.CircuitBreaker", "Micronaut"),
            new Row(Kind.RETRY, "io.helidon.faulttolerance.Ft.Retry", "Helidon"),
            new Row(Kind.TRANSACTION, "org.springframework.transaction.annotation.Transactional", "Spring"),
            new Row(Kind.TRANSACTION, "jakarta.transaction.Transactional", "Jakarta Transactions"),
            new Row(Kind.TRANSACTION, "javax.transaction.Transactional", "JTA"));

    private ForeignAnnotations() {}

    /**
     * Those that are found.
     *
     * @param find looks for an annotation by its qualified name
     */
    static List<ForeignAnnotation> found(Function<String, Optional<Mirror>> find) {
        return ROWS.stream()
                .flatMap(row -> find
                        .apply(row.annotation())
                        .map(mirror -> new ForeignAnnotation(row.kind(), row.annotation(), row.library(), mirror.use()))
                        .stream())
                .toList();
    }
}
