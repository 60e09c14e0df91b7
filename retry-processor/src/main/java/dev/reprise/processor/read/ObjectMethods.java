package dev.reprise.processor.read;

import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/** The methods of {@code Object}: an interface may declare them again, and every path could end in them. */
final class ObjectMethods {

    private static final Set<String> WITHOUT_PARAMETERS =
            Set.of("hashCode", "toString", "getClass", "notify", "notifyAll", "wait", "clone", "finalize");

    private ObjectMethods() {}

    /** Whether a method is {@code equals}, {@code hashCode} or {@code toString}, and no overload of them. */
    static boolean declares(ExecutableElement method) {
        List<? extends VariableElement> parameters = method.getParameters();
        return switch (method.getSimpleName().toString()) {
            case "hashCode", "toString" -> parameters.isEmpty();
            case "equals" ->
                parameters.size() == 1
                        && TypeNames.PLAIN
                                .of(parameters.get(0).asType())
                                .toString()
                                .equals("java.lang.Object");
            default -> false;
        };
    }

    /** Whether a method without parameters of this name is every object's. */
    static boolean hasName(String name) {
        return WITHOUT_PARAMETERS.contains(name);
    }
}
