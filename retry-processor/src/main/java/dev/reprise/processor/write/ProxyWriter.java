package dev.reprise.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the class that implements a client interface around a delegate. */
public final class ProxyWriter {

    private static final String PROCESSOR = "dev.reprise.processor.RetryProcessor";

    /** What overriding a user's members may warn of, whatever lint options the user's build has. */
    private static final CodeBlock SUPPRESSED = Stream.of("try", "deprecation", "removal", "rawtypes", "unchecked")
            .map(warning -> CodeBlock.of("$S", warning))
            .collect(CodeBlock.joining(", "));

    private ProxyWriter() {}

    /**
     * The source of the proxy.
     *
     * @param faulty the methods with an error; they just forward, so that the proxy exists and the error is not buried
     *     under "cannot find symbol"
     */
    public static String write(Client client, Set<Method> faulty) {
        ProxyPlan plan = Planner.plan(client, faulty);
        TypeSpec.Builder proxy = TypeSpec.classBuilder(client.proxy())
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(client.type())
                .addTypeVariables(client.typeVariables())
                .addJavadoc(ProxyJavadoc.of(client))
                .alwaysQualify(ShadowedNames.of(client));
        if (client.isPublic()) {
            proxy.addModifiers(Modifier.PUBLIC);
        }
        client.generated()
                .ifPresent(annotation -> proxy.addAnnotation(AnnotationSpec.builder(annotation)
                        .addMember("value", "$S", PROCESSOR)
                        .build()));
        proxy.addAnnotation(suppressWarnings());
        ConstructorWriter.write(proxy, plan);
        for (MethodPlan method : plan.methods()) {
            proxy.addMethod(MethodWriter.write(plan, method));
        }
        proxy.addMethod(toStringMethod(client));
        KeyWriter.write(proxy, plan);
        VerificationWriter.write(proxy, plan);
        ClassifierWriter.write(proxy, plan);
        return JavaFile.builder(client.proxy().packageName(), proxy.build())
                .skipJavaLangImports(!client.shadowsJavaLang())
                .indent("    ")
                .build()
                .toString();
    }

    private static AnnotationSpec suppressWarnings() {
        return AnnotationSpec.builder(SuppressWarnings.class)
                .addMember("value", "{$L}", SUPPRESSED)
                .build();
    }

    private static MethodSpec toStringMethod(Client client) {
        // Not with +, which the compiler turns into a bootstrap call.
        CodeBlock text = CodeBlock.of(
                "$S.concat($T.valueOf(delegate)).concat($S)", client.proxy().simpleName() + "[", String.class, "]");
        return MethodSpec.methodBuilder("toString")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(String.class)
                .addStatement("return $L", text)
                .build();
    }
}
