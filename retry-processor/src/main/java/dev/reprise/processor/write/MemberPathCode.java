package dev.reprise.processor.write;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.MemberPath;
import dev.reprise.processor.model.MemberPath.Step;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * A way through members in Java.
 *
 * @param header the name of the header it asks for; empty where it asks for none
 */
record MemberPathCode(String variable, MemberPath path, String header) {

    /** The whole way; everything that {@link #nullable} lists must be there. */
    CodeBlock value() {
        return upTo(path.steps().size());
    }

    /** What may be null on the way, the nearest first. */
    List<CodeBlock> nullable() {
        List<CodeBlock> nullable = new ArrayList<>();
        for (int i = 0; i < path.steps().size(); i++) {
            if (path.steps().get(i).mayBeNull()) {
                nullable.add(upTo(i + 1));
            }
        }
        return nullable;
    }

    private CodeBlock upTo(int end) {
        CodeBlock.Builder code = CodeBlock.builder().add("$L", variable);
        for (Step step : path.steps().subList(0, end)) {
            code.add(".$L(", step.method()).add(argument(step)).add(")");
        }
        return code.build();
    }

    private CodeBlock argument(Step step) {
        return text(step.argument().replace(MemberPath.HEADER, '"' + header + '"'), step.types());
    }

    /** Text with the next type in the place of each pair of braces. */
    static CodeBlock text(String text, List<ClassName> types) {
        CodeBlock.Builder code = CodeBlock.builder();
        Iterator<ClassName> next = types.iterator();
        int start = 0;
        for (int braces = text.indexOf("{}"); braces >= 0; braces = text.indexOf("{}", start)) {
            code.add("$L$T", text.substring(start, braces), next.next());
            start = braces + 2;
        }
        return code.add("$L", text.substring(start)).build();
    }
}
