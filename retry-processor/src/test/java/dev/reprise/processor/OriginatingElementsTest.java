package dev.reprise.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.lang.model.element.Element;
import org.junit.jupiter.api.Test;

/** A build that deletes an interface deletes what was generated for it, and nothing else: each file comes from one type. */
class OriginatingElementsTest {

    private final Map<String, String> origins = new TreeMap<>();

    @Test
    void every_class_manifest_and_page_comes_from_its_interface_alone() {
        Compilation compilation = javac().withProcessors(watchedProcessor())
                .withOptions("-Aretry.docs=true")
                .compile(JavaFileObjects.forSourceLines(
                        "demo.Outer",
                        "package demo;",
                        "import dev.reprise.*;",
                        "class Outer {",
                        "    interface Parent { @Retryable @Idempotent String find(String id); }",
                        "    interface Child extends Parent { @Retryable @Idempotent String own(String id); }",
                        "}"));

        assertThat(compilation).succeededWithoutWarnings();
        assertThat(origins)
                .containsOnly(
                        entry("demo.RetryingOuter_Child", "[demo.Outer.Child]"),
                        entry("META-INF/reprise/demo.Outer$Child.json", "[demo.Outer.Child]"),
                        entry("META-INF/reprise/demo.Outer$Child.md", "[demo.Outer.Child]"),
                        entry("demo.RetryingOuter_Parent", "[demo.Outer.Parent]"),
                        entry("META-INF/reprise/demo.Outer$Parent.json", "[demo.Outer.Parent]"),
                        entry("META-INF/reprise/demo.Outer$Parent.md", "[demo.Outer.Parent]"));
    }

    private Processor watchedProcessor() {
        RetryProcessor processor = new RetryProcessor();
        return proxy(Processor.class, (self, method, arguments) -> {
            if (method.getName().equals("init")) {
                processor.init(watched((ProcessingEnvironment) arguments[0]));
                return null;
            }
            return method.invoke(processor, arguments);
        });
    }

    private ProcessingEnvironment watched(ProcessingEnvironment environment) {
        Filer filer = watching(Filer.class, environment.getFiler(), (name, arguments) -> {
            if (name.startsWith("create")) {
                // The name and the origins come last, whatever is created.
                int last = arguments.length - 1;
                origins.put(arguments[last - 1].toString(), Arrays.toString((Element[]) arguments[last]));
            }
        });
        return proxy(
                ProcessingEnvironment.class,
                (self, method, arguments) ->
                        method.getName().equals("getFiler") ? filer : method.invoke(environment, arguments));
    }

    private static <T> T watching(Class<T> type, T target, Watcher watcher) {
        return proxy(type, (self, method, arguments) -> {
            watcher.called(method.getName(), arguments);
            try {
                return method.invoke(target, arguments);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        });
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private interface Watcher {
        void called(String method, Object[] arguments);
    }
}
