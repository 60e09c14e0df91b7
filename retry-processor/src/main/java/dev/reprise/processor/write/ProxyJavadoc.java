package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.PolicyTarget;

/** The comment on a proxy class. */
final class ProxyJavadoc {

    private ProxyJavadoc() {}

    static CodeBlock of(Client client) {
        CodeBlock policies = client.target()
                .map(target -> CodeBlock.of("{@link $T}", client.name()))
                .orElse(CodeBlock.of("the interface"));
        return CodeBlock.of("""
                {@link $T} around a delegate, its calls repeated as the annotations of $L say.
                As thread-safe as the delegate.
                """, client.target().map(PolicyTarget::name).orElse(client.name()), policies);
    }
}
