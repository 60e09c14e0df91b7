package dev.reprise.processor.read;

import com.palantir.javapoet.ClassName;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** How the generated class of an interface is called: {@code Outer.Api} gives {@code RetryingOuter_Api}. */
final class ProxyName {

    private ProxyName() {}

    static ClassName of(ClassName client) {
        return ClassName.get(client.packageName(), "Retrying" + String.join("_", client.simpleNames()));
    }

    /** Whether the class is public: when everybody can name the interface. */
    static boolean isPublic(TypeElement client) {
        for (Element around = client;
                around != null && around.getKind() != ElementKind.PACKAGE;
                around = around.getEnclosingElement()) {
            if (!around.getModifiers().contains(Modifier.PUBLIC)) {
                return false;
            }
        }
        return true;
    }
}
