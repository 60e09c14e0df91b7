package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Client;

/** The comment on a proxy class. */
final class ProxyJavadoc {

    private ProxyJavadoc() {}

    static CodeBlock of(Client client) {
        return CodeBlock.of("""
                {@link $T} around a delegate, its calls repeated as the annotations of the interface say.
                As thread-safe as the delegate.
                """, client.name());
    }
}
