package dev.reprise.processor;

import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;

/**
 * The annotation processor of Reprise: writes {@code RetryingX} for every interface {@code X} with a policy, and refuses
 * policies that are unsafe or senseless.
 */
public final class RetryProcessor extends PolicyProcessor {

    public RetryProcessor() {
        super(false);
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        // The second one stands on what we write: unclaimed, it would be a warning to -Xlint:processing.
        return Set.of("dev.reprise.*", "javax.annotation.processing.Generated");
    }

    @Override
    @SuppressWarnings("DoNotClaimAnnotations")
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        process(round);
        return true;
    }
}
