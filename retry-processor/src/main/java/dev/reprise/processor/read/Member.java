package dev.reprise.processor.read;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * A method of the interface, with every declaration it stands for.
 *
 * @param policies what a policy interface declares for it, which speaks first; none where the interface speaks for itself
 * @param specific the declarations that no other one overrides: one, or several from unrelated parents; the one with the
 *     most specific result first
 * @param overridden the others, each before those that it overrides
 */
record Member(List<Declaration> policies, List<Declaration> specific, List<Declaration> overridden) {

    Member {
        policies = List.copyOf(policies);
        specific = List.copyOf(specific);
        overridden = List.copyOf(overridden);
    }

    /** The declaration whose names and types the proxy repeats. */
    Declaration main() {
        return specific.get(0);
    }

    /** The same, with what a policy interface declares for it. */
    Member under(List<Declaration> declarations) {
        return new Member(declarations, specific, overridden);
    }

    /** The declaration that the user of the policies knows: faults are shown there, and its parameters have their names. */
    Declaration shown() {
        return policies.isEmpty() ? main() : policies.get(0);
    }

    String name() {
        return main().name();
    }

    /** The names of the parameters in the proxy: another language may have used a word or sign that Java does not allow. */
    List<String> parameterNames() {
        List<String> names = shown().parameterNames();
        return IntStream.range(0, names.size())
                .mapToObj(index ->
                        shown().isNamed() && SourceVersion.isName(names.get(index)) ? names.get(index) : "arg" + index)
                .toList();
    }

    boolean isDefault() {
        return main().method().isDefault();
    }

    /** The one that speaks first, first. */
    List<Declaration> declarations() {
        return Stream.of(policies, specific, overridden).flatMap(List::stream).toList();
    }

    /** Those that a framework sees, which reads no policy interface; the most specific first. */
    List<Declaration> seenByFrameworks() {
        return Stream.concat(specific.stream(), overridden.stream()).toList();
    }

    /** Name and erased parameters, which no other method of the interface has. */
    String signature(Round round) {
        return main().type().getParameterTypes().stream()
                .map(parameter ->
                        TypeNames.PLAIN.of(round.types().erasure(parameter)).toString())
                .collect(Collectors.joining(",", name() + "(", ")"));
    }

    /** As a message calls it where the name alone is not enough: {@code find(String, int)}. */
    String brief() {
        return main().type().getParameterTypes().stream()
                .map(TypeNames::brief)
                .collect(Collectors.joining(", ", name() + "(", ")"));
    }

    /**
     * Whether the parameter takes the key: {@code @IdempotencyKey} marks it, here or in a declaration that is overridden; or
     * none is marked, calls have a key, and it is the first that a framework sends as the header of the key.
     */
    boolean takesKey(int index, boolean keyed) {
        return isMarked(index)
                || (keyed
                        && indexes().noneMatch(this::isMarked)
                        && indexes().filter(this::isKeyHeader).findFirst().equals(OptionalInt.of(index)));
    }

    /** Whether the parameter is text that a framework sends as the header of the key. */
    boolean isKeyHeader(int index) {
        return TypeNames.PLAIN
                        .of(main().type().getParameterTypes().get(index))
                        .toString()
                        .equals("java.lang.String")
                && seenByFrameworks().stream().anyMatch(declaration -> KeyHeader.isSentBy(declaration, index));
    }

    private boolean isMarked(int index) {
        return declarations().stream()
                .map(declaration -> declaration.method().getParameters().get(index))
                .anyMatch(parameter -> Annotations.mirror(parameter, Vocabulary.IDEMPOTENCY_KEY)
                        .isPresent());
    }

    private IntStream indexes() {
        return IntStream.range(0, main().parameterNames().size());
    }
}
