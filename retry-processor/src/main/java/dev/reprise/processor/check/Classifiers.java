package dev.reprise.processor.check;

import dev.reprise.processor.diagnose.Diagnostic;
import dev.reprise.processor.diagnose.DiagnosticId;
import dev.reprise.processor.model.Classifier;
import dev.reprise.processor.model.Place;
import java.util.stream.Stream;

/** The generated class can make the classifier. */
final class Classifiers implements Rule<PolicyUse> {

    @Override
    public Stream<Diagnostic> check(PolicyUse use) {
        return use.policy().classifier().stream().flatMap(classifier -> fault(use, classifier));
    }

    private static Stream<Diagnostic> fault(PolicyUse use, Classifier classifier) {
        if (classifier.problem().isPresent()) {
            return Stream.of(
                    fault(classifier, classifier.place(), classifier.problem().get()));
        }
        return classifier.accessible()
                ? Stream.empty()
                : Stream.of(
                        fault(
                                classifier,
                                use.place(classifier.place()),
                                "or its constructor is out of reach of the generated class, which stands in the interface's package"));
    }

    private static Diagnostic fault(Classifier classifier, Place place, String problem) {
        return new Diagnostic(
                DiagnosticId.BAD_CLASSIFIER,
                place,
                "classifier = " + classifier.type() + ".class " + problem + ".",
                "The generated class writes `new`: name a concrete, non-generic, top-level or static class that implements\n"
                        + "dev.reprise.runtime.FailureClassifier and has a no-arg constructor the interface's package can call.");
    }
}
