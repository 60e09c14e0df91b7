package dev.reprise.processor.write;

import com.palantir.javapoet.TypeName;
import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Policy;
import java.util.List;

/**
 * What the classifying method of a policy tests beyond the defaults.
 *
 * @param classifier the field with the user's classifier, empty where there is none
 */
record FailureRules(List<TypeName> notOn, String classifier, List<TypeName> on) {

    static FailureRules of(Policy policy, String classifier) {
        return new FailureRules(
                types(policy.notOn().value()), classifier, types(policy.on().value()));
    }

    private static List<TypeName> types(List<ExceptionType> exceptions) {
        return exceptions.stream().map(ExceptionType::type).toList();
    }

    boolean isDefault() {
        return notOn.isEmpty() && classifier.isEmpty() && on.isEmpty();
    }
}
