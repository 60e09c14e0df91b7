package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.KeyValue;

/** The statements that put one value into the digest; lists, optionals and records take several. */
final class KeyValueCode {

    private final String key;
    private final Names locals;

    KeyValueCode(String key, Names locals) {
        this.key = key;
        this.locals = locals;
    }

    /**
     * Adds a value.
     *
     * @param path names it in messages
     * @param expression yields it
     */
    CodeBlock add(KeyValue value, String path, CodeBlock expression) {
        if (value instanceof KeyValue.Scalar) {
            return CodeBlock.builder()
                    .addStatement("$N.add($L, $L)", key, Literals.string(path), expression)
                    .build();
        }
        if (value instanceof KeyValue.Maybe maybe) {
            return maybe(maybe, path, expression);
        }
        if (value instanceof KeyValue.Sequence sequence) {
            return sequence(sequence, path, expression);
        }
        if (value instanceof KeyValue.Composite composite) {
            return composite(composite, path, expression);
        }
        throw new IllegalArgumentException(value + " has no encoding");
    }

    private CodeBlock maybe(KeyValue.Maybe maybe, String path, CodeBlock expression) {
        String local = locals.allocate("optional");
        return CodeBlock.builder()
                .add(declare(local, path, expression))
                .beginControlFlow("if ($N.isPresent())", local)
                .add(add(maybe.content(), path, CodeBlock.of("$N.get()", local)))
                .nextControlFlow("else")
                .addStatement("$N.absent()", key)
                .endControlFlow()
                .build();
    }

    private CodeBlock sequence(KeyValue.Sequence sequence, String path, CodeBlock expression) {
        String local = locals.allocate("list");
        String element = locals.allocate("element");
        return CodeBlock.builder()
                .add(declare(local, path, expression))
                .addStatement("$N.beginList($N.size())", key, local)
                .beginControlFlow("for (var $N : $N)", element, local)
                .add(add(sequence.element(), path + "[]", CodeBlock.of("$N", element)))
                .endControlFlow()
                .addStatement("$N.end()", key)
                .build();
    }

    private CodeBlock composite(KeyValue.Composite composite, String path, CodeBlock expression) {
        String local = locals.allocate("record");
        CodeBlock.Builder code = CodeBlock.builder()
                .add(declare(local, path, expression))
                .addStatement("$N.beginRecord($L)", key, composite.components().size());
        for (KeyValue.Component component : composite.components()) {
            CodeBlock accessor = CodeBlock.of("$N.$N()", local, component.name());
            code.add(add(component.value(), path + "." + component.name(), accessor));
        }
        return code.addStatement("$N.end()", key).build();
    }

    private static CodeBlock declare(String local, String path, CodeBlock expression) {
        return CodeBlock.builder()
                .addStatement(
                        "var $N = $T.present($L, $L)",
                        local,
                        RuntimeTypes.KEY_DIGEST,
                        expression,
                        Literals.string(path))
                .build();
    }
}
