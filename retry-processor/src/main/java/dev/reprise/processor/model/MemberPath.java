package dev.reprise.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * How to get from a value to something it knows: members called one after the other. No member at all means the value
 * itself.
 */
public record MemberPath(List<Step> steps) {

    /** The place of a header's name in an argument. */
    public static final String HEADER = "*";

    public MemberPath {
        steps = List.copyOf(steps);
    }

    /** Whether the path asks for a header. */
    public boolean readsHeader() {
        return steps.stream().anyMatch(step -> step.argument().contains(HEADER));
    }

    /**
     * One method.
     *
     * @param argument what is passed, empty for nothing: {@link #HEADER} stands for a header's name, braces for the next type
     * @param types the types that the argument mentions
     * @param mayBeNull whether it may answer null, on which the next step cannot be called
     */
    public record Step(String method, String argument, List<ClassName> types, boolean mayBeNull) {

        public Step {
            types = List.copyOf(types);
        }
    }
}
