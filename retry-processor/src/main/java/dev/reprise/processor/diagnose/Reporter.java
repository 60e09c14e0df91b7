package dev.reprise.processor.diagnose;

import dev.reprise.processor.model.Place;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.tools.Diagnostic.Kind;

/**
 * Tells the user. The only one that speaks to the compiler's {@link Messager}; says nothing twice, because one policy on
 * a parent interface is read again with each child.
 */
public final class Reporter {

    private final Messager messager;
    private final Set<Said> said = new HashSet<>();

    public Reporter(Messager messager) {
        this.messager = messager;
    }

    /** Reports the diagnostic, unless the same was said about the same place before. */
    public void report(Diagnostic diagnostic) {
        String where = diagnostic.place() instanceof Position position ? position.path() : "";
        if (!said.add(new Said(where, diagnostic.id(), diagnostic.problem()))) {
            return;
        }
        print(diagnostic.id().isError() ? Kind.ERROR : Kind.WARNING, diagnostic.message(), diagnostic.place());
    }

    private void print(Kind kind, String message, Place place) {
        if (!(place instanceof Position position)) {
            messager.printMessage(kind, message);
            return;
        }
        AnnotationMirror annotation = position.annotation();
        AnnotationValue value = position.value();
        if (annotation == null) {
            messager.printMessage(kind, message, position.element());
        } else if (value == null) {
            messager.printMessage(kind, message, position.element(), annotation);
        } else {
            messager.printMessage(kind, message, position.element(), annotation, value);
        }
    }

    /** Without the advice, which may name methods of one child or the other. */
    private record Said(String where, DiagnosticId id, String problem) {}
}
