package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Gives out names in one scope: the user's are reserved first, ours make way. */
final class Names {

    private final Set<String> taken;

    Names(Collection<String> reserved) {
        this.taken = new HashSet<>(reserved);
    }

    /** The name itself where it is free, else the same with the first free number from 2 on. */
    String allocate(String wanted) {
        String name = wanted;
        for (int number = 2; !taken.add(name); number++) {
            name = wanted + number;
        }
        return name;
    }

    /** A reference to a field, qualified where a parameter or a local of this scope has its name. */
    CodeBlock field(String name) {
        return taken.contains(name) ? CodeBlock.of("this.$N", name) : CodeBlock.of("$N", name);
    }
}
