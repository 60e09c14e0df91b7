package dev.reprise.it.shapes;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A delegate that tells which method was called with what, and answers as it is told. */
final class RecordingDelegate implements InvocationHandler {

    private final List<String> calls = new ArrayList<>();
    private Object result;
    private Throwable failure;

    void willReturn(Object value) {
        result = value;
        failure = null;
        calls.clear();
    }

    void willThrow(Throwable thrown) {
        failure = thrown;
        calls.clear();
    }

    /** The calls since the delegate was last told what to answer: the method, and the very arguments. */
    List<String> calls() {
        return List.copyOf(calls);
    }

    @Override
    public Object invoke(Object self, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return method.invoke(this, arguments);
        }
        calls.add(method.getName() + Arrays.toString(method.getParameterTypes()) + identities(arguments));
        if (failure != null) {
            throw failure;
        }
        return result;
    }

    /** Primitives by their value, for they are boxed anew on their way. */
    private static List<String> identities(Object[] arguments) {
        return Arrays.stream(arguments == null ? new Object[0] : arguments)
                .map(argument ->
                        argument instanceof Number || argument instanceof Boolean || argument instanceof Character
                                ? argument.toString()
                                : "@" + System.identityHashCode(argument))
                .toList();
    }
}
