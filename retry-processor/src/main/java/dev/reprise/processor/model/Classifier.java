package dev.reprise.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * The user's own classifier, named by {@code @Retryable(classifier = ...)}.
 *
 * @param problem why generated code cannot make one of it ("is abstract"), empty when it can
 */
public record Classifier(TypeName type, Optional<String> problem, Place place) {}
