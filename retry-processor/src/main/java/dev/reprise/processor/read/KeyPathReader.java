package dev.reprise.processor.read;

import dev.reprise.processor.diagnose.DidYouMean;
import dev.reprise.processor.model.KeyPart;
import dev.reprise.processor.model.KeyPart.Step;
import dev.reprise.processor.model.KeyValue;
import dev.reprise.processor.model.KeyValue.Unresolved;
import dev.reprise.processor.model.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Follows a path of a key, such as {@code command.customer.id}, from a parameter to its value. */
record KeyPathReader(Round round, Access access, Properties properties, KeyValueReader values) {

    private static final String FORMS =
            "A path is a parameter's name, then record components, accessors without parameters or public fields.";

    static KeyPathReader of(Round round, Access access) {
        return new KeyPathReader(round, access, new Properties(round, access), new KeyValueReader(round, access));
    }

    /**
     * One path.
     *
     * @param declaration where the annotation stands, whose parameter names are meant
     * @param member what is generated, whose parameter names are written
     */
    KeyPart read(String path, Place place, Declaration declaration, Member member) {
        Walk walk = walk(path, declaration, member);
        return new KeyPart(
                path,
                place,
                walk.failure().isPresent() ? List.of() : walk.steps(),
                walk.failure().orElseGet(() -> values.read(walk.end())));
    }

    /**
     * A path as far as it could be followed.
     *
     * @param types what each step yields
     * @param failure why it leads no further
     */
    record Walk(List<Step> steps, List<TypeMirror> types, Optional<KeyValue> failure) {

        TypeMirror end() {
            return types.get(types.size() - 1);
        }

        private Walk to(Step step, TypeMirror type) {
            steps.add(step);
            types.add(type);
            return this;
        }

        private Walk failing(KeyValue reason) {
            return new Walk(steps, types, Optional.of(reason));
        }
    }

    Walk walk(String path, Declaration declaration, Member member) {
        String[] names = path.split("\\.", -1);
        Walk walk = new Walk(new ArrayList<>(), new ArrayList<>(), Optional.empty());
        List<String> parameters = declaration.parameterNames();
        int index = parameters.indexOf(names[0]);
        if (index < 0 || isLost(parameters, declaration)) {
            return walk.failing(unknownParameter(names[0], parameters, declaration));
        }
        if (member.takesKey(index, true)) {
            return walk.failing(keyItself(names[0]));
        }
        TypeMirror type = member.main().type().getParameterTypes().get(index);
        walk.to(new Step(member.parameterNames().get(index), names[0], String.valueOf(index + 1)), type);
        for (int i = 1; i < names.length; i++) {
            String walked = String.join(".", List.of(names).subList(0, i));
            Optional<Properties.Property> property =
                    properties.find(walk.end(), names[i]).stream().findFirst();
            if (property.isEmpty() || !isNameable(walk.end())) {
                return walk.failing(unknownProperty(walk.end(), names[i], walked));
            }
            type = property.get().type();
            String expression = property.get().expression();
            walk.to(new Step(expression, walked + "." + names[i], position(walk.end(), expression)), type);
        }
        return walk;
    }

    /** The number of a record component from 1 on; of anything else the expression. */
    private static String position(TypeMirror owner, String expression) {
        // Of anything but a record ECJ does not even take the question.
        if (owner instanceof DeclaredType declared && declared.asElement().getKind() == ElementKind.RECORD) {
            List<? extends RecordComponentElement> components =
                    ((TypeElement) declared.asElement()).getRecordComponents();
            for (int i = 0; i < components.size(); i++) {
                if (expression.equals(components.get(i).getSimpleName() + "()")) {
                    return String.valueOf(i + 1);
                }
            }
        }
        return expression;
    }

    private boolean isNameable(TypeMirror type) {
        return round.bounds(type).stream()
                .allMatch(bound -> !(bound instanceof DeclaredType declared) || access.allows(declared.asElement()));
    }

    /** Whether the class file kept no parameter names and the compiler made some up. */
    private boolean isLost(List<String> parameters, Declaration declaration) {
        return !round.sources().contains(declaration.method())
                && parameters.stream().allMatch(name -> name.matches("arg\\d+"));
    }

    private static KeyValue keyItself(String name) {
        return new Unresolved(
                name + " is the parameter that takes the key.",
                "Name what makes the request unique. A caller who has a key already passes it as " + name
                        + ", and none is derived.");
    }

    private KeyValue unknownParameter(String name, List<String> parameters, Declaration declaration) {
        String method = declaration.name();
        if (isLost(parameters, declaration) && !parameters.isEmpty()) {
            return new Unresolved(
                    "the class file of " + declaration.ownerElement().getQualifiedName()
                            + " has lost the parameter names of " + method + ".",
                    "Compile it with -parameters, or declare " + method + " again in this interface.");
        }
        return new Unresolved(
                method + " has no parameter " + name + ".",
                parameters.isEmpty()
                        ? "It has no parameters at all: @Idempotent(random = true) needs none."
                        : "Its parameters are " + listed(parameters) + "." + DidYouMean.sentence(name, parameters));
    }

    private KeyValue unknownProperty(TypeMirror type, String name, String walked) {
        String subject = TypeNames.brief(round.types().erasure(type));
        if (type.getKind().isPrimitive() || type.getKind() == TypeKind.ARRAY) {
            return new Unresolved(walked + " is a " + subject + " and has no part " + name + ".", FORMS);
        }
        if (!isNameable(type)) {
            return new Unresolved(
                    walked + " is a " + subject + ", which the generated class cannot name.",
                    "Make " + subject + " accessible from the package of the interface.");
        }
        List<String> obstacles = properties.obstacles(type, name);
        if (!obstacles.isEmpty()) {
            return new Unresolved(obstacles.get(0), FORMS);
        }
        if (properties.hides(type, name)) {
            return new Unresolved(
                    subject + " keeps " + name + " in a private field without an accessor.",
                    "Write the accessor " + name + "(), or make " + subject
                            + " a record. If Lombok is to write it, name Lombok before this processor on the processor path.");
        }
        Collection<String> known = properties.names(type);
        return new Unresolved(
                subject + " has no component, accessor or public field " + name + ".",
                (known.isEmpty() ? FORMS : "It has " + listed(known) + ".") + DidYouMean.sentence(name, known));
    }

    private static String listed(Collection<String> names) {
        List<String> first = names.stream().limit(12).toList();
        return String.join(", ", first) + (names.size() > first.size() ? ", ..." : "");
    }
}
