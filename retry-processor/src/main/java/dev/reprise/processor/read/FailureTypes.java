package dev.reprise.processor.read;

import com.palantir.javapoet.ClassName;
import dev.reprise.processor.model.Answer;
import dev.reprise.processor.model.FailureType;
import dev.reprise.processor.model.FailureType.Condition;
import dev.reprise.processor.model.FailureType.Meaning;
import dev.reprise.processor.read.FailureRow.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The rows of {@link FailureTable} whose types and members are on the user's class path. */
record FailureTypes(Round round, Subject subject, MemberPathReader paths, AnswerReader answers) {

    static List<FailureType> visibleTo(Subject subject, Round round) {
        MemberPathReader paths = new MemberPathReader(round, subject.policies());
        FailureTypes types = new FailureTypes(round, subject, paths, new AnswerReader(paths));
        return FailureTable.SECTIONS.stream()
                .filter(section -> section.thrown().isEmpty() || types.mayThrow(section.thrown()))
                .flatMap(section -> types.of(section).stream())
                .toList();
    }

    /** Whether a method of the interface may throw the checked exception, or something of its kind. */
    private boolean mayThrow(String name) {
        Optional<TypeMirror> checked = round.visible(name, subject.policies()).map(TypeElement::asType);
        return checked.isPresent()
                && round.lineage(subject.client().asType()).stream()
                        .map(DeclaredType::asElement)
                        .filter(type -> type.getKind().isInterface())
                        .flatMap(type -> ElementFilter.methodsIn(type.getEnclosedElements()).stream())
                        .flatMap(method -> method.getThrownTypes().stream())
                        .flatMap(thrown -> round.bounds(thrown).stream())
                        .anyMatch(thrown -> round.types().isSubtype(checked.get(), thrown)
                                || round.types().isSubtype(thrown, checked.get()));
    }

    /** The failures of a section, each before those of its supertypes. */
    private List<FailureType> of(Section section) {
        List<FailureType> visible = new ArrayList<>();
        List<TypeElement> elements = new ArrayList<>();
        for (FailureRow row : section.rows()) {
            Optional<TypeElement> element = round.visible(row.type(), subject.policies());
            Optional<FailureType> failure = element.flatMap(type -> read(section.framework(), type, row));
            if (failure.isPresent()) {
                int index = beforeSupertypes(element.get(), elements);
                elements.add(index, element.get());
                visible.add(index, failure.get());
            }
        }
        return visible;
    }

    private int beforeSupertypes(TypeElement element, List<TypeElement> elements) {
        int index = 0;
        while (index < elements.size() && !isProperSubtype(element, elements.get(index))) {
            index++;
        }
        return index;
    }

    private boolean isProperSubtype(TypeElement element, TypeElement other) {
        return !element.equals(other)
                && round.types().isSubtype(element.asType(), round.types().erasure(other.asType()));
    }

    private Optional<FailureType> read(String framework, TypeElement type, FailureRow row) {
        if (row.meaning() != Meaning.WRAPPER
                && !(new Access(round.elements(), subject.policies()).allows(type)
                        && round.isComplete(type.asType()))) {
            return Optional.empty();
        }
        List<Condition> conditions = row.conditions().stream()
                .flatMap(condition -> condition(type, condition).stream())
                .toList();
        Optional<Answer> answer = row.meaning() == Meaning.ANSWERED
                ? answers.read(type, row.status(), row.retryAfter(), row.unit())
                : Optional.empty();
        if (conditions.size() < row.conditions().size() || (row.meaning() == Meaning.ANSWERED && answer.isEmpty())) {
            return Optional.empty();
        }
        return Optional.of(new FailureType(framework, ClassName.get(type), conditions, row.meaning(), answer));
    }

    /** A condition is a path and what is written behind it, a call after its blank included. */
    private Optional<Condition> condition(TypeElement type, String text) {
        return paths.find(type, text)
                .flatMap(found -> paths.types(found.rest())
                        .map(types -> new Condition(
                                found.path(),
                                MemberPathReader.withoutTypes(found.rest()).replaceFirst("^ [.]", "."),
                                types,
                                text.endsWith("?"))));
    }
}
