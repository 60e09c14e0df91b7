package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import dev.reprise.processor.model.Treatment;
import java.util.List;

/**
 * How one method is written: the names of the members that it uses. A name is empty where the method has no such member.
 *
 * @param treatment what the proxy really does; a faulty method just forwards
 * @param operation the field with what its calls share
 * @param policy the constant with its policy
 * @param classify the method that judges its failures
 * @param classifier the field with the user's own classifier
 * @param key the method that derives its key
 * @param verify the method that asks whether an earlier try went through
 */
record MethodPlan(
        Method method,
        Treatment treatment,
        String operation,
        String policy,
        String classify,
        String classifier,
        String key,
        String verify) {

    static MethodPlan plain(Method method, Treatment treatment) {
        return new MethodPlan(method, treatment, "", "", "", "", "", "");
    }

    /** The names that a body of this method may use for its locals. */
    Names locals() {
        return new Names(
                method.parameters().stream().map(Parameter::name).toList(), List.of("delegate", operation, classifier));
    }

    /** The call of the wait that the throws clause admits. */
    CodeBlock backOff(String retries) {
        return CodeBlock.of("$N.$L()", retries, method.admitsInterrupt() ? "backOffInterruptibly" : "backOff");
    }
}
