package dev.reprise.processor.write;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import javax.lang.model.element.Modifier;

/** One method of the proxy: its signature, and the body for what is done with it. */
final class MethodWriter {

    private MethodWriter() {}

    static MethodSpec write(ProxyPlan proxy, MethodPlan plan) {
        MethodSpec.Builder method = signature(plan.method());
        switch (plan.treatment()) {
            case RETRY -> method.addJavadoc(MethodJavadoc.of(plan.method())).addCode(new RetryBody(proxy, plan).code());
            case KEY_ONLY -> method.addJavadoc(MethodJavadoc.of(plan.method())).addCode(OnceBody.keyed(plan));
            case FORWARD -> method.addCode(OnceBody.forwarding(plan));
            case INHERIT -> throw new IllegalArgumentException(plan.method().name() + " is inherited");
        }
        return method.build();
    }

    private static MethodSpec.Builder signature(Method method) {
        MethodSpec.Builder signature = MethodSpec.methodBuilder(method.name())
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .addTypeVariables(method.typeVariables())
                .returns(method.result().type())
                .varargs(method.varargs())
                .addExceptions(method.thrown());
        method.annotations().forEach(signature::addAnnotation);
        for (Parameter parameter : method.parameters()) {
            signature.addParameter(ParameterSpec.builder(parameter.type(), parameter.name())
                    .addAnnotations(parameter.annotations())
                    .build());
        }
        return signature;
    }
}
