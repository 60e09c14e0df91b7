package dev.reprise.processor.write;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the class that implements a client interface around a delegate. */
public final class ProxyWriter {

    private static final String PROCESSOR = "dev.reprise.processor.RetryProcessor";

    /** What overriding a user's members may warn of, whatever lint options the user's build has. */
    private static final List<String> SUPPRESSED = List.of("try", "deprecation", "removal", "rawtypes", "unchecked");

    /**
     * Where a class is written that could not name its neighbours at home: JavaPoet leaves their simple names alone, whatever
     * these mean inside the class, while it qualifies those of other packages.
     */
    private static final String ABROAD = ".abroad";

    private ProxyWriter() {}

    /**
     * The source of the proxy.
     *
     * @param faulty the methods with an error; they just forward, so that the proxy exists and the error is not buried
     *     under "cannot find symbol"
     */
    public static String write(Client client, Set<Method> faulty) {
        ProxyPlan plan = Planner.plan(client, faulty);
        ShadowedNames shadowed = new ShadowedNames(client);
        TypeSpec.Builder proxy = TypeSpec.classBuilder(client.proxy())
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(client.type())
                .addTypeVariables(client.typeVariables())
                .addJavadoc(ProxyJavadoc.of(client))
                .alwaysQualify(shadowed.toArray());
        if (client.isPublic()) {
            proxy.addModifiers(Modifier.PUBLIC);
        }
        client.generated()
                .ifPresent(annotation -> proxy.addAnnotation(AnnotationSpec.builder(annotation)
                        .addMember("value", "$S", PROCESSOR)
                        .build()));
        proxy.addAnnotation(suppressWarnings(client));
        ConstructorWriter.write(proxy, plan);
        for (MethodPlan method : plan.methods()) {
            proxy.addMethod(MethodWriter.write(plan, method));
        }
        proxy.addMethod(toStringMethod(client));
        KeyWriter.write(proxy, plan);
        VerificationWriter.write(proxy, plan);
        ClassifierWriter.write(proxy, plan);
        String home = client.proxy().packageName();
        return shadowed.hideNeighbours()
                ? broughtHome(source(client, home + ABROAD, proxy), home)
                : source(client, home, proxy);
    }

    /** At home a neighbour is not imported. */
    private static String broughtHome(String source, String home) {
        return source.replaceFirst(Pattern.quote(ABROAD), "")
                .replaceAll("import " + Pattern.quote(home) + "\\.[^.;]+;\n", "");
    }

    private static String source(Client client, String packageName, TypeSpec.Builder proxy) {
        return JavaFile.builder(packageName, proxy.build())
                .skipJavaLangImports(!client.shadowsJavaLang())
                .indent("    ")
                .build()
                .toString();
    }

    private static AnnotationSpec suppressWarnings(Client client) {
        Stream<String> warnings =
                mayHideTypes(client) ? Stream.concat(SUPPRESSED.stream(), Stream.of("hiding")) : SUPPRESSED.stream();
        return AnnotationSpec.builder(SuppressWarnings.class)
                .addMember(
                        "value",
                        "{$L}",
                        warnings.map(warning -> CodeBlock.of("$S", warning)).collect(CodeBlock.joining(", ")))
                .build();
    }

    /** Whether a type variable is called as a type may be, and not by a letter or two: the compiler of Eclipse minds. */
    private static boolean mayHideTypes(Client client) {
        return Stream.concat(
                        client.typeVariables().stream(),
                        client.methods().stream().flatMap(method -> method.typeVariables().stream()))
                .anyMatch(variable -> variable.name().length() > 2);
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
