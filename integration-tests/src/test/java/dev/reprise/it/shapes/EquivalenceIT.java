package dev.reprise.it.shapes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A generated class that need not repeat anything does what ten hand-written lines would: each call reaches the same method of
 * the delegate with the very same arguments, once, and what comes back is what the delegate gave. The hand-written lines are
 * a dynamic proxy, which knows nothing of how ours are made.
 */
class EquivalenceIT {

    @TempDir
    private static Path home;

    private static URLClassLoader loader;
    private static List<Class<?>> proxies;

    /** Switched off, so that a failure ends the call at once. */
    private final RetryRuntime runtime = RetryRuntime.builder()
            .clock(new VirtualClock())
            .config(key -> key.endsWith(".enabled") ? "false" : null)
            .build();

    @BeforeAll
    static void compile() throws IOException, ClassNotFoundException {
        ShapeCompilation compilation = new ShapeCompilation(Shape.correct(), home);
        assertThat(compilation.run(ToolProvider.getSystemJavaCompiler())).isEmpty();
        List<URL> urls = new java.util.ArrayList<>();
        for (String entry : compilation.classPath().split(java.io.File.pathSeparator)) {
            urls.add(Path.of(entry).toUri().toURL());
        }
        urls.add(compilation.classes().toUri().toURL());
        loader = new URLClassLoader(urls.toArray(URL[]::new), EquivalenceIT.class.getClassLoader());
        proxies = new java.util.ArrayList<>();
        for (String file : compilation.generated().keySet()) {
            proxies.add(loader.loadClass(file.replaceAll("\\.java$", "").replace('/', '.')));
        }
    }

    @AfterAll
    static void close() throws IOException {
        loader.close();
    }

    @TestFactory
    Stream<DynamicTest> every_generated_class_calls_its_delegate_as_plain_forwarding_does() {
        return proxies.stream().map(type -> dynamicTest(type.getName(), () -> compare(type)));
    }

    @TestFactory
    Stream<DynamicTest> a_generated_class_is_as_visible_as_its_interface() {
        return proxies.stream()
                .map(type -> dynamicTest(type.getName(), () -> assertThat(Modifier.isPublic(type.getModifiers()))
                        .isEqualTo(isVisible(type.getInterfaces()[0]))));
    }

    @TestFactory
    Stream<DynamicTest> no_annotation_of_the_interface_acts_twice() {
        return proxies.stream()
                .map(type -> dynamicTest(
                        type.getName(), () -> assertThat(Arrays.asList(type.getAnnotations()))
                                .allMatch(Deprecated.class::isInstance)));
    }

    private void compare(Class<?> type) throws ReflectiveOperationException {
        Class<?> api = type.getInterfaces()[0];
        RecordingDelegate delegate = new RecordingDelegate();
        Object behind = proxy(api, delegate);
        Constructor<?> constructor = type.getDeclaredConstructor(api, RetryRuntime.class);
        constructor.setAccessible(true);
        Object generated = constructor.newInstance(behind, runtime);
        for (Method method : api.getMethods()) {
            if (isForwarded(method, type)) {
                Object written = proxy(api, new Forwarding(behind));
                returnsTheSame(method, delegate, behind, generated, written);
                throwsTheSame(method, delegate, generated, written);
            }
        }
    }

    /** Not what the interface declares of {@code Object}, which every object has of its own, nor what it only inherits. */
    private static boolean isForwarded(Method method, Class<?> type) throws NoSuchMethodException {
        boolean ofObject = Arrays.stream(Object.class.getMethods())
                .anyMatch(own -> own.getName().equals(method.getName())
                        && Arrays.equals(own.getParameterTypes(), method.getParameterTypes()));
        Method own = type.getMethod(method.getName(), method.getParameterTypes());
        return !ofObject && !method.isBridge() && !Modifier.isStatic(method.getModifiers()) && !own.isDefault();
    }

    private static void returnsTheSame(
            Method method, RecordingDelegate delegate, Object behind, Object generated, Object written)
            throws ReflectiveOperationException {
        method.setAccessible(true);
        Samples samples = new Samples();
        Object[] arguments = samples.arguments(method);
        boolean fluent = method.getReturnType() != Object.class
                && method.getReturnType().isInstance(behind)
                && method.getReturnType().isAssignableFrom(method.getDeclaringClass());
        Object result = fluent ? behind : samples.of(method.getReturnType());
        delegate.willReturn(result);
        Object expected = method.invoke(written, arguments);
        List<String> calls = delegate.calls();

        delegate.willReturn(result);
        Object actual = method.invoke(generated, arguments);

        assertThat(delegate.calls()).as(method.toGenericString()).isEqualTo(calls).hasSize(1);
        if (expected == written) {
            assertThat(actual).as(method.toGenericString()).isSameAs(generated);
        } else if (method.getReturnType().isPrimitive()) {
            assertThat(actual).as(method.toGenericString()).isEqualTo(expected);
        } else {
            assertThat(actual).as(method.toGenericString()).isSameAs(expected);
        }
    }

    private static void throwsTheSame(Method method, RecordingDelegate delegate, Object generated, Object written)
            throws ReflectiveOperationException {
        Object[] arguments = new Samples().arguments(method);
        for (Throwable failure : Samples.failures(method)) {
            delegate.willThrow(failure);
            assertThat(thrown(method, written, arguments)).isSameAs(failure);
            List<String> calls = delegate.calls();

            delegate.willThrow(failure);
            assertThat(thrown(method, generated, arguments))
                    .as(method.toGenericString())
                    .isSameAs(failure);

            assertThat(delegate.calls()).as(method.toGenericString()).isEqualTo(calls).hasSize(1);
        }
    }

    private static Throwable thrown(Method method, Object target, Object[] arguments) throws IllegalAccessException {
        try {
            return new AssertionError("returned " + method.invoke(target, arguments));
        } catch (InvocationTargetException thrown) {
            return thrown.getCause();
        }
    }

    private static Object proxy(Class<?> api, InvocationHandler handler) {
        return Proxy.newProxyInstance(api.getClassLoader(), new Class<?>[] {api}, handler);
    }

    private static boolean isVisible(Class<?> type) {
        for (Class<?> around = type; around != null; around = around.getEnclosingClass()) {
            if (!Modifier.isPublic(around.getModifiers())) {
                return false;
            }
        }
        return true;
    }

    /** The hand-written equivalent: calls the delegate, and stands for it where it returns itself. */
    private record Forwarding(Object delegate) implements InvocationHandler {
        @Override
        public Object invoke(Object self, Method method, Object[] arguments) throws Throwable {
            try {
                Object result = method.invoke(delegate, arguments);
                boolean fluent = method.getReturnType().isAssignableFrom(method.getDeclaringClass())
                        && method.getReturnType() != Object.class;
                return result == delegate && fluent ? self : result;
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }
    }
}
