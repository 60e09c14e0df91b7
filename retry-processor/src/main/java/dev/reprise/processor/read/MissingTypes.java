package dev.reprise.processor.read;

import dev.reprise.processor.diagnose.Position;
import dev.reprise.processor.model.Fault;
import dev.reprise.processor.read.MemberAnnotations.Found;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
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
record MissingTypes(Round round, TypeElement client, Annotations annotations, KeyPathReader paths) {

    /** What javac makes of a class literal that it cannot resolve; ECJ makes an error type of it. */
    private static final String UNRESOLVED = "<error>";

    private static final List<String> CLASS_MEMBERS = List.of("on", "notOn", "classifier");

    /** The first type that is missing, and where it is used. */
    Optional<Fault> first() {
        return inHierarchy()
                .or(() -> inAnnotation(client))
                .or(() -> new Members(round)
                        .of(client).stream()
                                .flatMap(member -> inMember(member).stream())
                                .findFirst());
    }

    private Optional<Fault> inHierarchy() {
        for (TypeMirror type : round.lineage(client.asType())) {
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
            Optional<Fault> fault = among(types, method).or(() -> inAnnotation(method));
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

    /** Everything that decides what a value offers to a path: its supertypes, and the components of records. */
    private List<TypeMirror> parts(TypeMirror type) {
        List<TypeMirror> parts = new ArrayList<>();
        collect(type, new HashSet<>(), parts);
        return parts;
    }

    private void collect(TypeMirror type, Set<Element> seen, List<TypeMirror> parts) {
        parts.add(type);
        for (TypeMirror bound : round.bounds(type)) {
            for (DeclaredType ancestor : round.lineage(bound)) {
                TypeElement element = (TypeElement) ancestor.asElement();
                if (seen.add(element)) {
                    parts.add(element.getSuperclass());
                    parts.addAll(element.getInterfaces());
                    for (RecordComponentElement component : element.getRecordComponents()) {
                        collect(component.asType(), seen, parts);
                    }
                }
            }
        }
    }

    private Optional<Fault> inAnnotation(Element element) {
        return annotations
                .find(element, Vocabulary.RETRYABLE)
                .flatMap(mirror -> CLASS_MEMBERS.stream()
                        .flatMap(member -> mirror.written(member).stream())
                        .flatMap(MissingTypes::flat)
                        .filter(MissingTypes::isUnresolved)
                        .findFirst()
                        .map(value -> new Fault(
                                "unresolved-type",
                                mirror.place(value),
                                "@Retryable on " + element.getSimpleName() + " names a class that does not exist"
                                        + (value.getValue() instanceof TypeMirror type ? ": " + type + "." : "."),
                                "Add the import, or the processor or dependency that brings it.")));
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
        return types.stream()
                .flatMap(type -> missing(type).stream())
                .findFirst()
                .map(type -> new Fault(
                        "unresolved-type",
                        new Position(round.sources().contains(user) ? user : client),
                        user.getSimpleName() + " uses the type " + type + ", which does not exist.",
                        "Add the import, or the processor or dependency that brings it."));
    }

    private static List<TypeMirror> bounds(List<? extends TypeParameterElement> parameters) {
        return parameters.stream()
                .<TypeMirror>flatMap(parameter -> parameter.getBounds().stream())
                .toList();
    }

    private static Optional<TypeMirror> missing(TypeMirror type) {
        if (type.getKind() == TypeKind.ERROR) {
            return Optional.of(type);
        }
        if (type instanceof ArrayType array) {
            return missing(array.getComponentType());
        }
        if (type instanceof WildcardType wildcard) {
            return Stream.of(
                            Optional.ofNullable(wildcard.getExtendsBound()),
                            Optional.ofNullable(wildcard.getSuperBound()))
                    .flatMap(bound -> bound.flatMap(MissingTypes::missing).stream())
                    .findFirst();
        }
        return type instanceof DeclaredType declared
                ? declared.getTypeArguments().stream()
                        .flatMap(argument -> missing(argument).stream())
                        .findFirst()
                : Optional.empty();
    }
}
