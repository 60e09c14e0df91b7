package dev.reprise.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import dev.reprise.processor.RetryProcessor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;

/** A fault of the processor itself ends neither the compiler nor the other messages. */
class InternalErrorTest {

    @Test
    void a_fault_of_the_processor_is_told_at_the_interface_with_its_trace() {
        List<Reported> reported = Javac.compile(
                List.of(JavaFileObjects.forSourceLines(
                        "demo.RatesApi",
                        "package demo;",
                        "import dev.reprise.*;",
                        "public interface RatesApi {",
                        "    @Retryable",
                        "    String unknown(String pair);",
                        "}",
                        "interface OtherApi {",
                        "    @Retryable",
                        "    @HttpMethod(\"GET\")",
                        "    String rate(String pair);",
                        "}")),
                List.of(),
                List.of(),
                new WithoutFiler());

        assertThat(reported)
                .extracting(Reported::summary)
                .containsExactlyInAnyOrder(
                        "RatesApi.java:3:8 internal-error",
                        "RatesApi.java:4:5 unknown-idempotency",
                        "RatesApi.java:7:1 internal-error");
        assertThat(reported)
                .filteredOn(message -> message.id().equals("internal-error"))
                .allSatisfy(message -> assertThat(message.message())
                        .contains("the disk is full")
                        .contains("at dev.reprise.processor."));
    }

    /** The processor in a compiler that cannot write files. */
    private static final class WithoutFiler extends AbstractProcessor {

        private final RetryProcessor processor = new RetryProcessor();

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return processor.getSupportedAnnotationTypes();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return processor.getSupportedSourceVersion();
        }

        @Override
        public void init(ProcessingEnvironment environment) {
            Filer broken = proxy(Filer.class, (self, method, arguments) -> {
                throw new IllegalStateException("the disk is full");
            });
            processor.init(proxy(
                    ProcessingEnvironment.class,
                    (self, method, arguments) ->
                            method.getName().equals("getFiler") ? broken : method.invoke(environment, arguments)));
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return processor.process(annotations, round);
        }

        private static <T> T proxy(Class<T> type, InvocationHandler handler) {
            return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
        }
    }
}
