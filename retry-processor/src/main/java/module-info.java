/** Reads the annotated client interfaces while javac runs, judges them and writes the retrying classes. */
module dev.reprise.processor {
    requires java.compiler;
    requires com.palantir.javapoet;
    requires static org.jspecify;

    provides javax.annotation.processing.Processor with
            dev.reprise.processor.RetryProcessor,
            dev.reprise.processor.ComposedPolicyProcessor;
}
