package dev.reprise.processor.write;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.reprise.processor.model.Budget;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Treatment;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** The fields of a proxy and its two constructors. */
final class ConstructorWriter {

    private static final int BURST = 100;
    private static final double RATIO = 0.2;

    private final ProxyPlan plan;
    private final Client client;

    /** The local with the budget that the methods share. */
    private final String shared;

    private ConstructorWriter(ProxyPlan plan) {
        this.plan = plan;
        this.client = plan.client();
        this.shared = new Names(
                        List.of("delegate", "runtime"),
                        plan.methods().stream().map(MethodPlan::operation).toList())
                .allocate("budget");
    }

    static void write(TypeSpec.Builder proxy, ProxyPlan plan) {
        ConstructorWriter writer = new ConstructorWriter(plan);
        writer.writeFields(proxy);
        proxy.addMethod(writer.withStandardRuntime());
        proxy.addMethod(writer.withRuntime());
    }

    private void writeFields(TypeSpec.Builder proxy) {
        plan.policies()
                .forEach((code, name) -> proxy.addField(FieldSpec.builder(
                                RuntimeTypes.RETRY_POLICY, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                        .initializer(code)
                        .build()));
        if (!plan.wrappers().isEmpty()) {
            proxy.addField(FrameworkCode.wrappers(client.failures(), plan.wrappers()));
        }
        proxy.addField(client.type(), "delegate", Modifier.PRIVATE, Modifier.FINAL);
        plan.classifiers()
                .forEach((type, name) -> proxy.addField(
                        FieldSpec.builder(RuntimeTypes.FAILURE_CLASSIFIER, name, Modifier.PRIVATE, Modifier.FINAL)
                                .initializer("new $T()", type)
                                .build()));
        for (MethodPlan method : plan.methods()) {
            if (method.treatment() != Treatment.FORWARD) {
                proxy.addField(RuntimeTypes.RETRY_OPERATION, method.operation(), Modifier.PRIVATE, Modifier.FINAL);
            }
        }
    }

    private MethodSpec.Builder constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addParameter(client.type(), "delegate");
        return client.isPublic() ? constructor.addModifiers(Modifier.PUBLIC) : constructor;
    }

    private MethodSpec withStandardRuntime() {
        return constructor()
                .addJavadoc("Retries the delegate's calls with {@link $T#standard()}.", RuntimeTypes.RETRY_RUNTIME)
                .addStatement("this(delegate, $T.standard())", RuntimeTypes.RETRY_RUNTIME)
                .build();
    }

    private MethodSpec withRuntime() {
        MethodSpec.Builder constructor = constructor()
                .addParameter(RuntimeTypes.RETRY_RUNTIME, "runtime")
                .addJavadoc(
                        "Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.")
                .addStatement("this.delegate = $T.requireNonNull(delegate, $S)", Objects.class, "delegate")
                .addStatement("$T.requireNonNull(runtime, $S)", Objects.class, "runtime");
        if (plan.methods().stream().anyMatch(ConstructorWriter::sharesBudget)) {
            constructor.addStatement(
                    "$T $N = $L",
                    RuntimeTypes.TOKEN_BUCKET,
                    shared,
                    client.budget()
                            .map(budget -> bucket(client.binaryName(), budget))
                            .orElse(bucket(client.binaryName(), BURST, RATIO)));
        }
        for (MethodPlan method : plan.methods()) {
            if (method.treatment() != Treatment.FORWARD) {
                constructor.addStatement("this.$N = $L", method.operation(), operation(method));
            }
        }
        return constructor.build();
    }

    private static boolean sharesBudget(MethodPlan method) {
        return method.treatment() == Treatment.RETRY && method.method().budget().isEmpty();
    }

    private CodeBlock operation(MethodPlan plan) {
        Method method = plan.method();
        String interfaceName = client.name().simpleName();
        CodeBlock delivery = CodeBlock.of("$T.$L", RuntimeTypes.KEY_DELIVERY, delivery(method));
        if (plan.treatment() == Treatment.KEY_ONLY) {
            return CodeBlock.of(
                    "$T.once(runtime, $S, $S, $L)",
                    RuntimeTypes.RETRY_OPERATION,
                    interfaceName,
                    method.name(),
                    delivery);
        }
        CodeBlock budget = method.budget()
                .map(own -> bucket(client.binaryName() + "." + plan.operation(), own))
                .orElse(CodeBlock.of("$N", shared));
        return CodeBlock.of(
                "$T.of(runtime, $S, $S, $N, $L, $L)",
                RuntimeTypes.RETRY_OPERATION,
                interfaceName,
                method.name(),
                plan.policy(),
                budget,
                delivery);
    }

    private static String delivery(Method method) {
        if (!method.isKeyed()) {
            return "NONE";
        }
        return method.keyParameter().isPresent() ? "PARAMETER" : "ATTEMPT";
    }

    private static CodeBlock bucket(String name, Budget budget) {
        return budget.enabled().value()
                ? bucket(name, budget.burst().value(), budget.ratio().value())
                : CodeBlock.of("$T.unlimited()", RuntimeTypes.TOKEN_BUCKET);
    }

    private static CodeBlock bucket(String name, int burst, double ratio) {
        return CodeBlock.of("runtime.budget($L, $L, $L)", Literals.string(name), burst, ratio);
    }
}
