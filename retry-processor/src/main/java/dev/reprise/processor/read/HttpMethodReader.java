package dev.reprise.processor.read;

import dev.reprise.processor.model.HttpVerb;
import dev.reprise.processor.read.Framework.Reach;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The one room that knows where frameworks write the HTTP method of a call. The annotations are in {@link VerbTable}; here
 * is where they are looked for.
 *
 * @param client the interface that the framework is given
 */
record HttpMethodReader(Round round, TypeElement client) {

    /** A parameter of this type decides at each call, whatever the annotation of an HTTP interface says. */
    private static final String OVERRIDING = "org.springframework.http.HttpMethod";

    /** A use of an annotation and the declaration it reaches. */
    private record Found(Declaration declaration, AnnotationUse use) {
        Framework framework() {
            return use.row().framework();
        }
    }

    /** What the frameworks' annotations say of a member, all of them together. */
    HttpVerb read(Member member) {
        List<Found> found = member.seenByFrameworks().stream()
                .flatMap(declaration ->
                        AnnotationUse.on(declaration.method()).stream().map(use -> new Found(declaration, use)))
                .toList();
        return found.stream()
                .filter(it -> counts(it, member))
                .map(it -> verb(it, member))
                .reduce(HttpVerb::or)
                .orElseGet(
                        () -> found.stream().findFirst().map(this::outOfReach).orElse(HttpVerb.NONE));
    }

    /** Whether the framework looks at this declaration, when it is given the member. */
    private boolean counts(Found found, Member member) {
        return found.framework().reach() == Reach.DECLARATION
                ? member.specific().contains(found.declaration())
                : member.seenByFrameworks().stream()
                        .noneMatch(other ->
                                round.overrides(other, found.declaration()) && hides(other, found.framework()));
    }

    private static boolean hides(Declaration override, Framework framework) {
        return AnnotationUse.on(override.method()).stream()
                        .anyMatch(use -> use.row().framework() == framework)
                || Stream.concat(Stream.of(override.method()), override.method().getParameters().stream())
                        .flatMap(element -> element.getAnnotationMirrors().stream())
                        .map(Annotations::name)
                        .anyMatch(framework::isStoppedBy);
    }

    private HttpVerb outOfReach(Found found) {
        return HttpVerb.unknown(found.use().written() + " stands on an overridden method, where "
                + found.framework().spoken() + " does not look");
    }

    private HttpVerb verb(Found found, Member member) {
        if (found.framework() == Framework.SPRING_HTTP_INTERFACE) {
            Optional<String> deciding = deciding(member);
            if (deciding.isPresent()) {
                return HttpVerb.dynamic("its parameter " + deciding.get() + " decides on the HTTP method");
            }
        }
        VerbRow row = found.use().row();
        HttpVerb verb = row.reading().read(found.use());
        if (row.onType() && !verb.isKnown()) {
            verb = onType(row).filter(HttpVerb::isKnown).orElse(verb);
        }
        HttpVerb written = verb;
        return FeignRequests.of(row.framework(), round, client)
                .map(feign -> feign.sent(written, found.declaration(), round))
                .orElse(written);
    }

    /** What the same annotation says on the interface or, where it has none, on the nearest parent that does. */
    private Optional<HttpVerb> onType(VerbRow row) {
        return round.lineage(client.asType()).stream()
                .map(DeclaredType::asElement)
                .flatMap(type -> AnnotationUse.on(type).stream())
                .filter(use -> use.row().equals(row))
                .findFirst()
                .map(use -> row.reading().read(use));
    }

    private Optional<String> deciding(Member member) {
        List<? extends TypeMirror> types = member.main().type().getParameterTypes();
        return IntStream.range(0, types.size())
                .filter(index -> isDeciding(types.get(index)))
                .mapToObj(member.parameterNames()::get)
                .findFirst();
    }

    private boolean isDeciding(TypeMirror type) {
        Set<String> names = round.names(type);
        return names.contains(OVERRIDING)
                || (names.contains("java.util.Optional")
                        && type instanceof DeclaredType optional
                        && optional.getTypeArguments().stream()
                                .anyMatch(argument -> round.names(argument).contains(OVERRIDING)));
    }
}
