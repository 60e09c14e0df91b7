package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Entities;

/** Text of the user's in a Javadoc comment, where it must neither end the comment nor start a tag. */
final class Prose {

    private static final String MARKUP = "&<>@*/\\{}";

    private Prose() {}

    /** The text with everything that means something to javac or javadoc as decimal entities. */
    static CodeBlock escaped(String text) {
        return CodeBlock.of("$L", Entities.escaped(text, MARKUP));
    }
}
