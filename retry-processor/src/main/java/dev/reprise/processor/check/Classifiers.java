package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import java.util.stream.Stream;

/** The generated class can make the classifier. */
final class Classifiers implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        return use.policy().classifier().stream()
                .flatMap(
                        classifier -> classifier.problem().stream()
                                .map(
                                        problem -> new Diagnostic(
                                                DiagnosticId.BAD_CLASSIFIER,
                                                classifier.place(),
                                                "classifier = " + classifier.type() + ".class " + problem + ".",
                                                "The generated class writes `new`: name a concrete, non-generic, top-level or static class that implements\n"
                                                        + "dev.reprise.runtime.FailureClassifier and has a no-arg constructor the interface's package can call.")));
    }
}
