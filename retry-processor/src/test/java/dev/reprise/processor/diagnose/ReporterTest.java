package dev.reprise.processor.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Models;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;
import org.junit.jupiter.api.Test;

class ReporterTest {

    private final List<String> printed = new ArrayList<>();
    private final Reporter reporter = new Reporter(new Recording());

    @Test
    void a_message_has_four_parts() {
        reporter.report(new Diagnostic(
                DiagnosticId.BAD_TRIES, Models.at("nowhere"), "maxTries = 0 is too few.", "Write 1.\nOr write 5."));

        assertThat(printed).containsExactly("""
                        ERROR: [retry:bad-tries] maxTries = 0 is too few.
                          Write 1.
                          Or write 5.
                          docs/diagnostics.md#bad-tries""");
    }

    @Test
    void a_very_long_value_does_not_bury_the_message() {
        reporter.report(new Diagnostic(
                DiagnosticId.BAD_DURATION,
                Models.at("nowhere"),
                "deadline = \"" + "9".repeat(5000) + "s\" is not a duration.",
                "Write \"30s\" or \"" + "$".repeat(81) + "\"."));

        assertThat(printed)
                .containsExactly("ERROR: [retry:bad-duration] deadline = \"" + "9".repeat(80)
                        + "...\" is not a duration.\n  Write \"30s\" or \"" + "$".repeat(80)
                        + "...\".\n  docs/diagnostics.md#bad-duration");
    }

    @Test
    void what_stands_between_two_values_is_never_cut() {
        String between = " ".repeat(30) + "as another method of the same interface has, which ".repeat(3);
        reporter.report(new Diagnostic(
                DiagnosticId.KEY_DUPLICATE, Models.at("nowhere"), "\"a\"" + between + "\"b\"", "Write another."));

        assertThat(printed).singleElement().asString().contains("\"a\"" + between + "\"b\"");
    }

    @Test
    void nothing_is_said_twice() {
        Diagnostic diagnostic = new Diagnostic(DiagnosticId.NO_JITTER, Models.at("nowhere"), "jitter = NONE", "None.");
        reporter.report(diagnostic);
        reporter.report(diagnostic);

        assertThat(printed).hasSize(1);
    }

    @Test
    void the_same_problem_with_another_advice_is_said_once() {
        reporter.report(new Diagnostic(DiagnosticId.UNSAFE_RETRY, Models.at("nowhere"), "unsafe", "Ask findA first."));
        reporter.report(new Diagnostic(DiagnosticId.UNSAFE_RETRY, Models.at("nowhere"), "unsafe", "Ask findB first."));

        assertThat(printed).hasSize(1);
    }

    @Test
    void a_warning_is_no_error() {
        reporter.report(new Diagnostic(DiagnosticId.NO_JITTER, Models.at("nowhere"), "a", "b"));

        assertThat(printed).singleElement().asString().startsWith("WARNING: ");
    }

    @Test
    void a_fault_of_the_processor_itself_comes_with_its_trace() {
        reporter.report(Diagnostic.internalError(
                Models.at("nowhere"), "demo.PaymentsApi", new IllegalStateException("no such step")));

        assertThat(printed)
                .singleElement()
                .asString()
                .startsWith("ERROR: [retry:internal-error] The processor failed at demo.PaymentsApi: ")
                .contains("no such step")
                .contains("at dev.reprise.processor.diagnose.ReporterTest.")
                .endsWith("docs/diagnostics.md#internal-error");
    }

    private final class Recording implements Messager {

        @Override
        public void printMessage(Kind kind, CharSequence message) {
            printed.add(kind + ": " + message);
        }

        @Override
        public void printMessage(Kind kind, CharSequence message, Element element) {
            throw new AssertionError("a place that only a compiler has");
        }

        @Override
        public void printMessage(Kind kind, CharSequence message, Element element, AnnotationMirror annotation) {
            throw new AssertionError("a place that only a compiler has");
        }

        @Override
        public void printMessage(
                Kind kind, CharSequence message, Element element, AnnotationMirror annotation, AnnotationValue value) {
            throw new AssertionError("a place that only a compiler has");
        }
    }
}
