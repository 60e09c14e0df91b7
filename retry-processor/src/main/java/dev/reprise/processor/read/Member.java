package dev.reprise.processor.read;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * A method of the interface, with every declaration it stands for.
 *
 * @param specific the declarations that no other one overrides: one, or several from unrelated parents; the one with the
 *     most specific result first
 * @param overridden the others, each before those that it overrides
 */
record Member(List<Declaration> specific, List<Declaration> overridden) {

    Member {
        specific = List.copyOf(specific);
        overridden = List.copyOf(overridden);
    }

    /** The declaration whose names and types the proxy repeats. */
    Declaration main() {
        return specific.get(0);
    }

    String name() {
        return main().name();
    }

    /** The names of the parameters in the proxy: another language may have used a word or sign that Java does not allow. */
    List<String> parameterNames() {
        List<String> names = main().parameterNames();
        return IntStream.range(0, names.size())
                .mapToObj(index -> SourceVersion.isName(names.get(index)) ? names.get(index) : "arg" + index)
                .toList();
    }

    boolean isDefault() {
        return main().method().isDefault();
    }

    /** The most specific declaration first. */
    List<Declaration> declarations() {
        return Stream.concat(specific.stream(), overridden.stream()).toList();
    }

    /** Whether {@code @IdempotencyKey} marks the parameter, here or in a declaration that is overridden. */
    boolean isKeyParameter(int index) {
        return declarations().stream()
                .map(declaration -> declaration.method().getParameters().get(index))
                .anyMatch(parameter -> Annotations.mirror(parameter, Vocabulary.IDEMPOTENCY_KEY)
                        .isPresent());
    }
}
