package dev.reprise.processor.read;

import com.palantir.javapoet.TypeName;
import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Fault;
import dev.reprise.processor.read.MemberAnnotations.Found;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * Looks for types that do not exist, or not yet: another processor may write them in this round, and until then what
 * mentions them cannot be read.
 */
record MissingTypes(Round round, TypeElement policies, Annotations annotations, KeyPathReader paths) {

    private static final String ADVICE = "Add the import, or the processor or dependency that brings it.";

    /** What javac makes of a class or constant that it cannot resolve; of a class, ECJ makes an error type. */
    private static final String UNRESOLVED = "<error>";

    /** The first type that is missing, and where it is used. */
    Optional<Fault> first() {
        return inHierarchy(policies).or(() -> inAnnotation(policies)).or(() -> inSubject(Subject.of(round, policies)));
    }

    private Optional<Fault> inSubject(Subject subject) {
        return inHierarchy(subject.client())
                .or(() -> Redeclarations.of(round, subject).members().stream()
                        .flatMap(member -> inMember(member).stream())
                        .findFirst());
    }

    private Optional<Fault> inHierarchy(TypeElement start) {
        for (TypeMirror type : round.lineage(start.asType())) {
            TypeElement element = (TypeElement) ((DeclaredType) type).asElement();
            Optional<Fault> fault = among(element.getInterfaces(), element)
                    .or(() -> among(bounds(element.getTypeParameters()), element));
            if (fault.isPresent()) {
                return fault;
            }
        }
        return Optional.empty();
    }

    private Optional<Fault> inMember(Member member) {
        for (Declaration declaration : member.declarations()) {
            ExecutableElement method = declaration.method();
            List<TypeMirror> types = new ArrayList<>(bounds(method.getTypeParameters()));
            types.add(declaration.type().getReturnType());
            types.addAll(declaration.type().getParameterTypes());
            types.addAll(declaration.type().getThrownTypes());
            Optional<Fault> fault =
                    among(types, method).or(() -> inAnnotation(method)).or(() -> inVerb(method));
            if (fault.isPresent()) {
                return fault;
            }
        }
        return new MemberAnnotations(annotations)
                .nearest(member, Vocabulary.IDEMPOTENT)
                .flatMap(found -> inKey(found, member));
    }

    private Optional<Fault> inKey(Found found, Member member) {
        return Stream.concat(
                        found.mirror().list("key", path -> found.mirror().entry(path, String.class)).value().stream(),
                        Stream.of(found.mirror().value("attemptId", String.class)))
                .flatMap(path -> paths.walk(path.value(), found.declaration(), member).types().stream())
                .flatMap(type -> among(parts(type), member.main().method()).stream())
                .findFirst();
    }

    /** Everything that decides what a value offers to a path: its supertypes, type arguments, components of records. */
    private List<TypeMirror> parts(TypeMirror type) {
        List<TypeMirror> parts = new ArrayList<>();
        collect(type, new HashSet<>(), parts);
        return parts;
    }

    private void collect(TypeMirror type, Set<TypeName> seen, List<TypeMirror> parts) {
        if (!seen.add(TypeNames.PLAIN.of(type))) {
            return;
        }
        parts.add(type);
        for (TypeMirror bound : round.bounds(type)) {
            if (bound instanceof DeclaredType declared) {
                declared.getTypeArguments().forEach(argument -> collect(argument, seen, parts));
            }
            for (DeclaredType ancestor : round.lineage(bound)) {
                TypeElement element = (TypeElement) ancestor.asElement();
                parts.add(element.getSuperclass());
                parts.addAll(element.getInterfaces());
                if (element.getKind() == ElementKind.RECORD) {
                    element.getRecordComponents().forEach(component -> collect(component.asType(), seen, parts));
                }
            }
        }
    }

    private Optional<Fault> inAnnotation(Element element) {
        return Vocabulary.WITH_MEMBERS.stream()
                .flatMap(name -> annotations.find(element, name).stream())
                .flatMap(mirror -> inAnnotation(mirror, element).stream())
                .findFirst();
    }

    private static Optional<Fault> inAnnotation(Mirror mirror, Element element) {
        String annotation = Vocabulary.written(Annotations.name(mirror.annotation()));
        return mirror.annotation().getElementValues().values().stream()
                .flatMap(MissingTypes::flat)
                .filter(MissingTypes::isUnresolved)
                .findFirst()
                .map(value -> new Fault(
                        "unresolved-type",
                        mirror.place(value),
                        annotation + " on " + element.getSimpleName()
                                + " names a class or constant that the compiler cannot resolve.",
                        ADVICE));
    }

    /** The HTTP method in a framework's annotation may be a constant of a class that is yet to be written. */
    private Optional<Fault> inVerb(ExecutableElement method) {
        return AnnotationUse.on(method).stream()
                .filter(use -> use.row().reading().member().flatMap(use::value).stream()
                        .flatMap(MissingTypes::flat)
                        .anyMatch(MissingTypes::isUnresolved))
                .findFirst()
                .map(use -> new Fault(
                        "unresolved-type",
                        new Position(round.sources().contains(method) ? method : policies),
                        use.written() + " of " + method.getSimpleName()
                                + " names a class or constant that the compiler cannot resolve.",
                        ADVICE));
    }

    private static Stream<AnnotationValue> flat(AnnotationValue value) {
        return value.getValue() instanceof List<?> entries
                ? entries.stream().map(AnnotationValue.class::cast)
                : Stream.of(value);
    }

    private static boolean isUnresolved(AnnotationValue value) {
        return value.getValue() instanceof TypeMirror type
                ? type.getKind() == TypeKind.ERROR
                : value.getValue().equals(UNRESOLVED);
    }

    private Optional<Fault> among(List<? extends TypeMirror> types, Element user) {
        return missing(types.stream())
                .map(type -> new Fault(
                        "unresolved-type",
                        new Position(round.sources().contains(user) ? user : policies),
                        user.getSimpleName() + " uses the type " + type + ", which does not exist.",
                        ADVICE));
    }

    private static List<TypeMirror> bounds(List<? extends TypeParameterElement> parameters) {
        return parameters.stream()
                .<TypeMirror>flatMap(parameter -> parameter.getBounds().stream())
                .toList();
    }

    private static Optional<TypeMirror> missing(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return missing(array.getComponentType());
        }
        if (type instanceof WildcardType wildcard) {
            return missing(Stream.of(wildcard.getExtendsBound(), wildcard.getSuperBound())
                    .filter(Objects::nonNull));
        }
        if (type instanceof DeclaredType declared) {
            // The arguments first: ECJ takes the whole of List<Missing> for an error.
            return missing(declared.getTypeArguments().stream())
                    .or(() -> Optional.of(type).filter(error -> error.getKind() == TypeKind.ERROR));
        }
        return Optional.empty();
    }

    private static Optional<TypeMirror> missing(Stream<? extends TypeMirror> types) {
        return types.flatMap(type -> missing(type).stream()).findFirst();
    }
}
