package dev.reprise.processor.read;

import com.palantir.javapoet.ClassName;
import dev.reprise.processor.model.MemberPath;
import dev.reprise.processor.model.MemberPath.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the members that a table of types names on the type that is really there. They are written as calls of one
 * another, {@code getResponse()?.getHeaderString(*)}: a question mark follows what may be null, an asterisk stands for a
 * header's name, {@code {java.util.List}} for a type, and {@code |} separates what to try one after the other. What follows a
 * blank is no part of the path but written as it stands: a call on a result whose type only the call itself decides, say.
 */
record MemberPathReader(Round round, TypeElement client) {

    private static final Pattern TYPE = Pattern.compile("\\{([\\w.]+)}");
    private static final Pattern STEP = Pattern.compile("(\\w+)\\(((?:\"[^\"]*\"|\\([^()]*\\)|[^()\"])*)\\)(\\??)");
    private static final Pattern NESTED = Pattern.compile("\\([^()]*\\)");
    private static final Pattern BETWEEN_ALTERNATIVES = Pattern.compile(" \\| ");

    /** A path, the type it leads to, and what is written behind it. */
    record Found(MemberPath path, TypeMirror type, String rest) {}

    /** The first of the alternatives all of whose members exist. */
    Optional<Found> find(TypeElement owner, String text) {
        return BETWEEN_ALTERNATIVES
                .splitAsStream(text)
                .flatMap(alternative -> walk(declared(owner), alternative).stream())
                .findFirst();
    }

    private Optional<Found> walk(TypeMirror owner, String text) {
        List<Step> steps = new ArrayList<>();
        TypeMirror type = owner;
        Matcher step = STEP.matcher(text);
        int end = 0;
        while (step.find(end == 0 ? 0 : end + 1) && step.start() == (end == 0 ? 0 : end + 1)) {
            Optional<List<ClassName>> types = types(step.group(2));
            Optional<TypeMirror> result = result(type, step.group(1), step.group(2));
            if (types.isEmpty() || result.isEmpty()) {
                return Optional.empty();
            }
            steps.add(new Step(
                    step.group(1),
                    withoutTypes(step.group(2)),
                    types.get(),
                    !step.group(3).isEmpty()));
            type = result.get();
            end = step.end();
            if (end == text.length() || text.charAt(end) != '.') {
                break;
            }
        }
        return Optional.of(new Found(new MemberPath(steps), type, text.substring(end)));
    }

    /** The types that a text mentions; nothing where the module of the client does not see them all. */
    Optional<List<ClassName>> types(String text) {
        List<ClassName> types = new ArrayList<>();
        Matcher matcher = TYPE.matcher(text);
        while (matcher.find()) {
            Optional<TypeElement> type = round.visible(matcher.group(1), client);
            if (type.isEmpty()) {
                return Optional.empty();
            }
            types.add(ClassName.get(type.get()));
        }
        return Optional.of(types);
    }

    static String withoutTypes(String text) {
        return TYPE.matcher(text).replaceAll("{}");
    }

    private Optional<TypeMirror> result(TypeMirror owner, String method, String argument) {
        for (TypeMirror bound : round.bounds(owner)) {
            if (bound instanceof DeclaredType type
                    && type.asElement() instanceof TypeElement element
                    && round.isComplete(type)) {
                for (ExecutableElement candidate :
                        ElementFilter.methodsIn(round.elements().getAllMembers(element))) {
                    if (candidate.getSimpleName().contentEquals(method) && takes(candidate, argument)) {
                        return Optional.of(round.types().asMemberOf(type, candidate))
                                .map(member -> ((ExecutableType) member).getReturnType());
                    }
                }
            }
        }
        return Optional.empty();
    }

    private boolean takes(ExecutableElement method, String argument) {
        if (!method.getModifiers().contains(Modifier.PUBLIC) || method.isVarArgs()) {
            return false;
        }
        List<? extends VariableElement> parameters = method.getParameters();
        if (argument.isEmpty()) {
            return parameters.isEmpty();
        }
        TypeMirror text = round.elements().getTypeElement("java.lang.String").asType();
        return parameters.size() == NESTED.matcher(argument).replaceAll("").split(",").length
                && (!argument.startsWith(MemberPath.HEADER)
                        || round.types().isAssignable(text, parameters.get(0).asType()));
    }

    /** The type with the bounds of its variables as arguments: as much as is known of them. */
    private DeclaredType declared(TypeElement type) {
        TypeMirror[] arguments = type.getTypeParameters().stream()
                .map(parameter -> round.types().erasure(parameter.asType()))
                .toArray(TypeMirror[]::new);
        return round.types().getDeclaredType(type, arguments);
    }
}
