package dev.reprise.processor.read;

import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.reprise.processor.diagnose.DidYouMean;
import dev.reprise.processor.model.Setting;
import dev.reprise.processor.model.Verification;
import dev.reprise.processor.model.Verification.Problem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Finds the method that {@code verifiedBy} names, and whether what it finds can be the result of the verified one. */
record VerificationReader(Round round, TypeElement client) {

    /**
     * The method that an {@code @Idempotent} names, if it names one.
     *
     * @param keyed whether it makes a key as well
     */
    Optional<Verification> read(Mirror idempotent, Member member, List<Member> members, boolean keyed) {
        Setting<String> verifiedBy = idempotent.value("verifiedBy", String.class);
        if (verifiedBy.value().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Search(round, client, verifiedBy, member, members, keyed).result());
    }

    /** One search, with what it is about. */
    private record Search(
            Round round,
            TypeElement client,
            Setting<String> name,
            Member verified,
            List<Member> members,
            boolean keyed) {

        Verification result() {
            List<Member> called = members.stream()
                    .filter(candidate -> candidate.name().equals(name.value()))
                    .toList();
            List<Member> matching = called.stream()
                    .filter(candidate -> !candidate.equals(verified) && takesTheSame(candidate))
                    .toList();
            if (verified.main().type().getReturnType().getKind() == TypeKind.VOID) {
                return refused(
                        verified.name() + " returns nothing, so that nothing found can be its result.",
                        "Let it return what it creates, or give it a key.");
            }
            if (called.isEmpty()) {
                return refused(
                        "There is no method " + name.value() + " to ask.", "Declare " + expected() + suggestion());
            }
            if (matching.isEmpty()) {
                boolean isItself = called.equals(List.of(verified));
                return refused(
                        isItself
                                ? verified.name() + " cannot verify itself: asking would send it again."
                                : name.value() + " does not take the parameters of " + verified.name() + ".",
                        isItself
                                ? "Name a method that looks for the result, and takes the same parameters."
                                : "Declare " + expected());
            }
            return yielding(matching.get(0));
        }

        private Verification yielding(Member asked) {
            TypeMirror result = asked.main().type().getReturnType();
            Optional<TypeMirror> content = optionalContent(result);
            boolean fits = content.map(found -> isResult(asked, found))
                    .orElse(!result.getKind().isPrimitive() && !isOptional(result) && isResult(asked, result));
            return new Verification(
                    name.value(),
                    name.place(),
                    sent().stream().map(this::parameterName).toList(),
                    names(asked).of(result),
                    content.isPresent(),
                    fits
                            ? Optional.empty()
                            : Optional.of(new Problem(
                                    name.value() + " returns " + TypeNames.brief(result)
                                            + ", which cannot be the result of " + verified.name() + ".",
                                    "Declare " + expected())));
        }

        private Verification refused(String problem, String advice) {
            return new Verification(
                    name.value(),
                    name.place(),
                    List.of(),
                    TypeNames.PLAIN.of(round.object()),
                    false,
                    Optional.of(new Problem(problem, advice)));
        }

        private boolean takesTheSame(Member candidate) {
            List<? extends TypeMirror> taken = candidate.main().type().getParameterTypes();
            List<TypeMirror> given = sent().stream().map(this::parameterType).toList();
            return taken.size() == given.size()
                    && IntStream.range(0, taken.size())
                            .allMatch(i -> round.types().isSameType(taken.get(i), given.get(i))
                                    || isNamedAlike(candidate, taken.get(i), given.get(i)));
        }

        private boolean isNamedAlike(Member candidate, TypeMirror type, TypeMirror ofVerified) {
            return names(candidate).of(type).equals(names(verified).of(ofVerified));
        }

        /** Types of a method with its type variables called like those of the verified one in the proxy. */
        private TypeNames names(Member member) {
            List<String> called = Signature.variableNames(verified.main(), client);
            List<? extends TypeParameterElement> own = member.main().method().getTypeParameters();
            Map<String, TypeName> variables = new HashMap<>();
            for (int i = 0; i < Math.min(own.size(), called.size()); i++) {
                variables.put(own.get(i).getSimpleName().toString(), TypeVariableName.get(called.get(i)));
            }
            return new TypeNames(variables, RepeatedAnnotations.NONE);
        }

        /** The parameters that are passed on: all but the key. */
        private List<Integer> sent() {
            return IntStream.range(0, verified.parameterNames().size())
                    .filter(index -> !verified.takesKey(index, keyed))
                    .boxed()
                    .toList();
        }

        private String parameterName(int index) {
            return verified.parameterNames().get(index);
        }

        private TypeMirror parameterType(int index) {
            return verified.main().type().getParameterTypes().get(index);
        }

        private Optional<TypeMirror> optionalContent(TypeMirror type) {
            return Optional.of(type)
                    .filter(this::isOptional)
                    .map(DeclaredType.class::cast)
                    .filter(optional -> !optional.getTypeArguments().isEmpty())
                    .map(optional ->
                            round.withoutWildcard(optional.getTypeArguments().get(0)));
        }

        private boolean isOptional(TypeMirror type) {
            return round.names(type).contains("java.util.Optional");
        }

        private boolean isResult(Member asked, TypeMirror found) {
            TypeMirror result = verified.main().type().getReturnType();
            return round.types().isAssignable(found, result) || isNamedAlike(asked, found, result);
        }

        private String expected() {
            TypeMirror result = verified.main().type().getReturnType();
            TypeMirror boxed = result instanceof PrimitiveType primitive
                    ? round.types().boxedClass(primitive).asType()
                    : result;
            String parameters = sent().stream()
                    .map(index -> TypeNames.brief(parameterType(index)) + " " + parameterName(index))
                    .collect(Collectors.joining(", ", "(", ")"));
            return "Optional<" + TypeNames.brief(boxed) + "> " + name.value() + parameters + ".";
        }

        private String suggestion() {
            TreeSet<String> names = new TreeSet<>();
            members.stream()
                    .filter(member -> !member.equals(verified))
                    .map(Member::name)
                    .forEach(names::add);
            return DidYouMean.sentence(name.value(), names);
        }
    }
}
