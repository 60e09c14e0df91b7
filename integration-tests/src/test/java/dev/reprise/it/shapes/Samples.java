package dev.reprise.it.shapes;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/** A value of any type that a signature may mention, each time another where there are others. */
final class Samples {

    private static final Map<Class<?>, Class<?>> IMPLEMENTATIONS = Map.of(
            Iterable.class, ArrayList.class,
            java.util.Collection.class, ArrayList.class,
            List.class, ArrayList.class);

    private int made;

    Object of(Class<?> type) {
        made++;
        if (type.isPrimitive()) {
            return primitive(type);
        }
        if (type.isAssignableFrom(String.class)) {
            return "sample " + made;
        }
        if (type.isAssignableFrom(Integer.class)) {
            return 1000 + made;
        }
        if (type == Long.class) {
            return 1000L + made;
        }
        if (type == Class.class) {
            return String.class;
        }
        if (type == Optional.class) {
            return Optional.of(made);
        }
        if (type == java.io.InputStream.class) {
            return new ByteArrayInputStream(new byte[made]);
        }
        if (type.isArray()) {
            return array(type.getComponentType());
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[made % type.getEnumConstants().length];
        }
        if (IMPLEMENTATIONS.containsKey(type)) {
            return instance(IMPLEMENTATIONS.get(type));
        }
        if (type.isInterface() && !type.isSealed()) {
            return Proxy.newProxyInstance(
                    type.getClassLoader() == null ? Samples.class.getClassLoader() : type.getClassLoader(),
                    new Class<?>[] {type},
                    Samples::answer);
        }
        return instance(type);
    }

    /** One argument for each parameter. */
    Object[] arguments(Method method) {
        Object[] arguments = new Object[method.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = of(method.getParameterTypes()[i]);
        }
        return arguments;
    }

    /** What the method may fail with, and what it will not survive. */
    static List<Throwable> failures(Method method) {
        List<Throwable> failures = new ArrayList<>(List.of(new IllegalStateException(), new AssertionError()));
        for (Throwable checked : List.of(
                new Exception(),
                new IOException(),
                new FileNotFoundException(),
                new EOFException(),
                new TimeoutException(),
                new InterruptedException(),
                new Throwable())) {
            for (Class<?> declared : method.getExceptionTypes()) {
                if (declared.isInstance(checked) && !failures.contains(checked)) {
                    failures.add(checked);
                }
            }
        }
        return failures;
    }

    private Object primitive(Class<?> type) {
        Object value = Array.get(Array.newInstance(type == void.class ? int.class : type, 1), 0);
        if (type == boolean.class) {
            return made % 2 == 0;
        }
        if (type == char.class) {
            return (char) ('a' + made % 26);
        }
        if (type == void.class) {
            return null;
        }
        Object array = Array.newInstance(type, 1);
        Array.setByte(array, 0, (byte) made);
        return value.equals(Array.get(array, 0)) ? value : Array.get(array, 0);
    }

    private Object array(Class<?> component) {
        Object array = Array.newInstance(component, 2);
        for (int i = 0; i < 2; i++) {
            Array.set(array, i, of(component));
        }
        return array;
    }

    /** Through its simplest constructor; null where none takes samples. */
    private Object instance(Class<?> type) {
        Optional<Constructor<?>> simplest =
                Stream.of(type.getDeclaredConstructors()).min(Comparator.comparingInt(Constructor::getParameterCount));
        if (simplest.isEmpty() || List.of(simplest.get().getParameterTypes()).contains(type)) {
            return null;
        }
        try {
            simplest.get().setAccessible(true);
            return simplest.get()
                    .newInstance(Stream.of(simplest.get().getParameterTypes())
                            .map(this::of)
                            .toArray());
        } catch (ReflectiveOperationException | InaccessibleObjectException notForUs) {
            return null;
        }
    }

    private static Object answer(Object self, Method method, Object[] arguments) {
        return switch (method.getName()) {
            case "equals" -> self == arguments[0];
            case "hashCode" -> System.identityHashCode(self);
            case "toString" -> "a sample";
            default -> method.getReturnType().isPrimitive() ? new Samples().primitive(method.getReturnType()) : null;
        };
    }
}
