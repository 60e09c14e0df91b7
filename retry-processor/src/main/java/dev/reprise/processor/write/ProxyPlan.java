package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.ReturnedAnswer;
import java.util.List;
import java.util.Map;

/**
 * Which members the proxy has and what they are called.
 *
 * @param policies the constants with policies; methods of equal policies share one
 * @param classifiers the fields with the users' classifiers, one a type
 * @param rules the methods that judge failures; methods that judge alike share one
 * @param frameworks the methods with the tests of one framework's failure types
 * @param answers the methods that read the status of a returned value, one a type of response
 * @param wrappers the constant with the types that merely wrap their causes; empty where there is none
 */
record ProxyPlan(
        Client client,
        List<MethodPlan> methods,
        Map<CodeBlock, String> policies,
        Map<TypeName, String> classifiers,
        Map<FailureRules, String> rules,
        Map<String, String> frameworks,
        Map<ReturnedAnswer, String> answers,
        String wrappers) {}
