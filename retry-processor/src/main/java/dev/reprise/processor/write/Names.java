package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Gives out names in one scope: the user's are reserved first, ours make way. */
final class Names {

    private final Set<String> parameters;
    private final Set<String> taken;

    /** A scope of members. */
    Names(Collection<String> reserved) {
        this(Set.of(), reserved);
    }

    /**
     * The scope of a method's body.
     *
     * @param parameters which may hide fields
     * @param fields that the body uses; no local of ours takes their names
     */
    Names(Collection<String> parameters, Collection<String> fields) {
        this.parameters = Set.copyOf(parameters);
        this.taken = new HashSet<>(parameters);
        this.taken.addAll(fields);
    }

    /** The name itself where it is free, else the same with the first free number from 2 on. */
    String allocate(String wanted) {
        String name = wanted;
        for (int number = 2; !taken.add(name); number++) {
            name = wanted + number;
        }
        return name;
    }

    /** A reference to a field, qualified where a parameter hides it. */
    CodeBlock field(String name) {
        return parameters.contains(name) ? CodeBlock.of("this.$N", name) : CodeBlock.of("$N", name);
    }
}
