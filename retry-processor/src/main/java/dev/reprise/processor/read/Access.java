package dev.reprise.processor.read;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.Elements;

/**
 * What the generated class may name: it lives in the package of the interface and derives from nothing.
 *
 * @param elements of the round
 * @param client the interface
 */
record Access(Elements elements, Element client) {

    /** Whether the element and everything around it can be named. */
    boolean allows(Element element) {
        boolean samePackage = isSamePackage(element);
        for (Element around = element;
                around != null && around.getKind() != ElementKind.PACKAGE;
                around = around.getEnclosingElement()) {
            if (around.getModifiers().contains(Modifier.PRIVATE)
                    || (!samePackage && !around.getModifiers().contains(Modifier.PUBLIC))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a member can be named where the type that it is read from can. */
    boolean allowsMember(Element member) {
        return member.getModifiers().contains(Modifier.PUBLIC)
                || (!member.getModifiers().contains(Modifier.PRIVATE) && isSamePackage(member));
    }

    private boolean isSamePackage(Element element) {
        return elements.getPackageOf(element).equals(elements.getPackageOf(client));
    }
}
