package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.Classifier;
import dev.reprise.processor.model.ExceptionType;
import dev.reprise.processor.model.Policy;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolicyTypesTest {

    private static final String MINE =
            "package demo; import dev.reprise.runtime.*; import java.util.Optional; public class Mine {"
                    + " public static class Fit extends Base {}"
                    + " public static class Generic<T> extends Base {}"
                    + " public class Inner extends Base {}"
                    + " public static class Closed extends Base { private Closed() {} }"
                    + " public static class Needy extends Base { public Needy(int i) {} }"
                    + " public static class Throwing extends Base { public Throwing() throws java.io.IOException {} }"
                    + " public interface Face extends FailureClassifier {}"
                    + " public abstract static class Base implements FailureClassifier {"
                    + "   @Override public Optional<Verdict> classify(Throwable failure) { return Optional.empty(); } } }";

    private static Policy policy(String members, String... sources) {
        String api = "package demo; import dev.reprise.*; import java.io.*; public interface Api { @Retryable("
                + members + ") void find(); }";
        return Reading.client(Stream.concat(Stream.of(api), Stream.of(sources)).toArray(String[]::new))
                .methods()
                .get(0)
                .policy()
                .orElseThrow();
    }

    @Test
    void exception_types_come_with_their_kind_and_what_they_derive_from() {
        Policy policy = policy(
                "on = {FileNotFoundException.class, IllegalStateException.class, InterruptedException.class, StackOverflowError.class, Throwable.class, Odd.class}",
                "package demo; public class Odd extends Throwable {}");

        assertThat(policy.on().value())
                .extracting(ExceptionType::kind)
                .hasToString("[CHECKED, UNCHECKED, INTERRUPT, NOT_AN_EXCEPTION, NOT_AN_EXCEPTION, NOT_AN_EXCEPTION]");
        assertThat(policy.on().value().get(0).supertypes())
                .startsWith("java.io.FileNotFoundException", "java.io.IOException", "java.lang.Exception");
        assertThat(policy.on().value()).extracting(ExceptionType::place).doesNotHaveDuplicates();
    }

    @Test
    void what_the_interface_can_name_and_the_proxy_cannot_says_so() {
        Policy policy = Reading.client("""
                        package demo;
                        import dev.reprise.*;
                        import dev.reprise.runtime.*;
                        public class Outer {
                            private static class Hidden extends Exception {}
                            static class Near extends Exception {}
                            private static class Secret implements FailureClassifier {
                                @Override public java.util.Optional<Verdict> classify(Throwable failure) { return null; }
                            }
                            public interface Api {
                                @Retryable(on = {Hidden.class, Near.class}, classifier = Secret.class) void find();
                            }
                        }
                        """).methods().get(0).policy().orElseThrow();

        assertThat(policy.on().value()).extracting(ExceptionType::accessible).containsExactly(false, true);
        assertThat(policy.classifier().orElseThrow().accessible()).isFalse();
    }

    @Test
    void a_classifier_that_can_be_made_has_no_problem() {
        Classifier classifier =
                policy("classifier = Mine.Fit.class", MINE).classifier().orElseThrow();

        assertThat(classifier.type()).hasToString("demo.Mine.Fit");
        assertThat(classifier.problem()).isEmpty();
        assertThat(classifier.accessible()).isTrue();
        assertThat(policy("").classifier()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "String, is no FailureClassifier",
        "int, is no FailureClassifier",
        "String[], is no FailureClassifier",
        "Mine.Face, is an interface",
        "Mine.Base, is abstract",
        "Mine.Generic, is generic",
        "Mine.Inner, is an inner class",
        "Mine.Closed, has no accessible constructor",
        "Mine.Needy, has no accessible constructor",
        "Mine.Throwing, has a constructor that throws"
    })
    void a_classifier_that_cannot_be_made_says_why(String type, String problem) {
        assertThat(policy("classifier = " + type + ".class", MINE)
                        .classifier()
                        .orElseThrow()
                        .problem()
                        .orElseThrow())
                .startsWith(problem);
    }
}
