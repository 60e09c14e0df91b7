package dev.reprise.it.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.clients.MapPolicy;
import dev.reprise.it.clients.RetryingExecutorPolicy;
import dev.reprise.it.clients.RetryingMapPolicy;
import dev.reprise.it.clients.RetryingStatementPolicy;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Interfaces of the JDK behind a policy interface: each call reaches the very overload that was called. */
class ForeignInterfacesIT {

    static Stream<Arguments> targets() {
        return Stream.of(
                Arguments.of(ConcurrentMap.class, RetryingMapPolicy.class, 20),
                Arguments.of(ExecutorService.class, RetryingExecutorPolicy.class, 12),
                Arguments.of(PreparedStatement.class, RetryingStatementPolicy.class, 100));
    }

    @ParameterizedTest
    @MethodSource("targets")
    void every_method_reaches_its_own_overload(Class<?> target, Class<?> proxyType, int atLeast) throws Exception {
        List<String> calls = new ArrayList<>();
        List<Object[]> arguments = new ArrayList<>();
        List<Object> results = new ArrayList<>();
        Object delegate = implement(target, (self, method, given) -> {
            calls.add(signature(method));
            arguments.add(given == null ? new Object[0] : given);
            Object result = value(method.getReturnType());
            results.add(result);
            return result;
        });
        Object proxy = proxyType.getConstructor(target).newInstance(delegate);
        List<Method> methods = Arrays.stream(proxyType.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isBridge())
                .filter(method -> !method.getName().equals("toString"))
                .toList();

        for (Method method : methods) {
            Object[] given = Arrays.stream(method.getParameterTypes())
                    .map(ForeignInterfacesIT::value)
                    .toArray();
            Object result = method.invoke(proxy, given);

            assertThat(calls)
                    .containsExactly(signature(target.getMethod(method.getName(), method.getParameterTypes())));
            assertThat(arguments.get(0)).containsExactly(given);
            assertThat(result).isEqualTo(results.get(0));
            calls.clear();
            arguments.clear();
            results.clear();
        }

        assertThat(methods).hasSizeGreaterThanOrEqualTo(atLeast);
    }

    @Test
    void the_class_has_the_name_of_the_policy_and_the_type_parameters_of_the_target() {
        assertThat(RetryingMapPolicy.class).isFinal().isPublic();
        assertThat(RetryingMapPolicy.class.getTypeParameters()).hasSize(2);
        assertThat(ConcurrentMap.class).isAssignableFrom(RetryingMapPolicy.class);
        assertThat(MapPolicy.class.isAssignableFrom(RetryingMapPolicy.class)).isFalse();
    }

    private static String signature(Method method) {
        return method.getName() + Arrays.toString(method.getParameterTypes());
    }

    /** A value that can be told from the default, where there is one. */
    private static Object value(Class<?> type) {
        if (type.isPrimitive()) {
            return type == void.class ? null : Array.get(Array.newInstance(type, 1), 0);
        }
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 1);
        }
        if (type.isInterface()) {
            return implement(type, (self, method, given) -> switch (method.getName()) {
                case "equals" -> self == given[0];
                case "hashCode" -> System.identityHashCode(self);
                default -> value(method.getReturnType());
            });
        }
        return type == String.class || type == Object.class ? "text" : null;
    }

    private static Object implement(Class<?> type, InvocationHandler handler) {
        return Proxy.newProxyInstance(ForeignInterfacesIT.class.getClassLoader(), new Class<?>[] {type}, handler);
    }
}
