package dev.reprise.it.shapes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.VirtualClock;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A generated class that need not repeat anything does what ten hand-written lines would: each call reaches the same method of
 * the delegate with the very same arguments, once, and what comes back is what the delegate gave. The hand-written lines are
 * a dynamic proxy, which knows nothing of how ours are made.
 */
public final class Equivalence {

    private Equivalence() {}

    /**
     * Calls each method that a generated class declares, and fails where something else comes of it.
     *
     * @param type the generated class
     */
    public static void check(Class<?> type) throws ReflectiveOperationException {
        Class<?> api = type.getInterfaces()[0];
        RecordingDelegate delegate = new RecordingDelegate();
        Object behind = proxy(api, delegate);
        Constructor<?> constructor = type.getDeclaredConstructor(api, RetryRuntime.class);
        constructor.setAccessible(true);
        Object generated = constructor.newInstance(behind, runtime());
        for (Method own : type.getDeclaredMethods()) {
            if (Modifier.isPublic(own.getModifiers()) && !own.isBridge() && !isOfObject(own)) {
                new Comparison(own, overridden(own, api), behind, generated).run(delegate);
            }
        }
    }

    /** The methods of the interface that a generated class does not declare. */
    public static List<Method> inherited(Class<?> type) throws NoSuchMethodException {
        List<Method> inherited = new ArrayList<>();
        for (Method method : type.getInterfaces()[0].getMethods()) {
            if (!Modifier.isStatic(method.getModifiers()) && !isOfObject(method)) {
                Method called = type.getMethod(method.getName(), method.getParameterTypes());
                if (called.getDeclaringClass() != type) {
                    inherited.add(method);
                }
            }
        }
        return inherited;
    }

    /** Switched off, so that a failure ends the call at once. */
    private static RetryRuntime runtime() {
        return RetryRuntime.builder()
                .clock(new VirtualClock())
                .config(key -> key.endsWith(".enabled") ? "false" : null)
                .build();
    }

    /** What the interface calls a method of the generated class, whose parameters may be narrower: then a bridge leads to it. */
    private static Method overridden(Method own, Class<?> api) {
        return Stream.of(api.getMethods())
                .filter(method -> method.getName().equals(own.getName()) && accepts(method, own))
                .min(Comparator.comparing(method ->
                        !Arrays.equals(method.getParameterTypes(), own.getParameterTypes()) || method.isBridge()))
                .orElseThrow();
    }

    private static boolean accepts(Method method, Method own) {
        Class<?>[] wide = method.getParameterTypes();
        Class<?>[] narrow = own.getParameterTypes();
        return wide.length == narrow.length
                && IntStream.range(0, wide.length).allMatch(i -> wide[i].isAssignableFrom(narrow[i]));
    }

    private static boolean isOfObject(Method method) {
        return Arrays.stream(Object.class.getMethods())
                .anyMatch(own -> own.getName().equals(method.getName())
                        && Arrays.equals(own.getParameterTypes(), method.getParameterTypes()));
    }

    /**
     * One method, called behind both.
     *
     * @param own as the generated class declares it, with the type arguments put in
     * @param method as the interface declares it
     */
    private record Comparison(Method own, Method method, Object behind, Object generated) {

        void run(RecordingDelegate delegate) throws ReflectiveOperationException {
            method.setAccessible(true);
            Object written = proxy(generated.getClass().getInterfaces()[0], new Forwarding(behind, isFluent()));
            Samples samples = new Samples();
            Object[] arguments = samples.arguments(own);
            Object result = isFluent() ? behind : samples.of(own.getReturnType());
            returnsTheSame(delegate, result, arguments, written);
            for (Throwable failure : Samples.failures(own)) {
                throwsTheSame(delegate, failure, arguments, written);
            }
        }

        private boolean isFluent() {
            return own.getGenericReturnType()
                    .getTypeName()
                    .equals(generated.getClass().getGenericInterfaces()[0].getTypeName());
        }

        private void returnsTheSame(RecordingDelegate delegate, Object result, Object[] arguments, Object written)
                throws ReflectiveOperationException {
            delegate.willReturn(result);
            Object expected = method.invoke(written, arguments);
            List<String> calls = delegate.calls();

            delegate.willReturn(result);
            Object actual = method.invoke(generated, arguments);

            assertThat(delegate.calls())
                    .as(own.toGenericString())
                    .isEqualTo(calls)
                    .hasSize(1);
            if (method.getReturnType().isPrimitive()) {
                assertThat(actual).as(own.toGenericString()).isEqualTo(expected);
            } else {
                assertThat(actual).as(own.toGenericString()).isSameAs(expected == written ? generated : expected);
            }
        }

        private void throwsTheSame(RecordingDelegate delegate, Throwable failure, Object[] arguments, Object written)
                throws ReflectiveOperationException {
            delegate.willThrow(failure);
            assertThat(thrown(written, arguments)).isSameAs(failure);
            List<String> calls = delegate.calls();

            delegate.willThrow(failure);
            assertThat(thrown(generated, arguments)).as(own.toGenericString()).isSameAs(failure);

            assertThat(delegate.calls())
                    .as(own.toGenericString())
                    .isEqualTo(calls)
                    .hasSize(1);
        }

        private Throwable thrown(Object target, Object[] arguments) throws IllegalAccessException {
            try {
                return new AssertionError("returned " + method.invoke(target, arguments));
            } catch (InvocationTargetException thrown) {
                return thrown.getCause();
            }
        }
    }

    private static Object proxy(Class<?> api, InvocationHandler handler) {
        return Proxy.newProxyInstance(api.getClassLoader(), new Class<?>[] {api}, handler);
    }

    /** The hand-written equivalent: calls the delegate, and stands for it where a fluent method returns it. */
    private record Forwarding(Object delegate, boolean fluent) implements InvocationHandler {
        @Override
        public Object invoke(Object self, Method method, Object[] arguments) throws Throwable {
            try {
                method.setAccessible(true);
                Object result = method.invoke(delegate, arguments);
                return fluent && result == delegate ? self : result;
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }
    }
}
