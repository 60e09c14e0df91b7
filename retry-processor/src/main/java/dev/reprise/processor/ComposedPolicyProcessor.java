package dev.reprise.processor;

import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;

/**
 * Looks after interfaces whose only policies are composed ones: the compiler calls a processor for the annotation types it
 * names, and nobody can name the users' own.
 */
public final class ComposedPolicyProcessor extends PolicyProcessor {

    public ComposedPolicyProcessor() {
        super(true);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of("*");
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        process(round);
        return false;
    }
}
