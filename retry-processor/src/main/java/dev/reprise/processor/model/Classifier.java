package dev.reprise.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * The user's own classifier, named by {@code @Retryable(classifier = ...)}.
 *
 * @param problem why nobody can make one of it ("is abstract"), empty when somebody can
 * @param accessible whether the generated class may name it and call its constructor
 */
public record Classifier(TypeName type, Optional<String> problem, boolean accessible, Place place) {}
