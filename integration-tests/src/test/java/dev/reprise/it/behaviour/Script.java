package dev.reprise.it.behaviour;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a delegate does, call by call: exceptions are thrown, all else is returned, and the last answer goes on for ever. */
final class Script {

    private final List<?> answers;
    private final List<String> calls = new ArrayList<>();
    private Runnable onEachCall = () -> {};

    private Script(Object... answers) {
        // Not List.of: a delegate may well answer null.
        this.answers = Arrays.asList(answers);
    }

    static Script of(Object... answers) {
        return new Script(answers);
    }

    /** Runs something at the beginning of every call, on the thread that makes it. */
    Script onEachCall(Runnable action) {
        onEachCall = action;
        return this;
    }

    /** A delegate that follows the script, whichever of its methods is called. */
    <T> T as(Class<T> api) {
        return api.cast(Proxy.newProxyInstance(
                api.getClassLoader(), new Class<?>[] {api}, (self, method, arguments) -> answer(method, arguments)));
    }

    private Object answer(Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return method.invoke(this, arguments);
        }
        Object answer = answers.get(Math.min(calls.size(), answers.size() - 1));
        String given = arguments == null ? "[]" : Arrays.deepToString(arguments);
        calls.add(method.getName() + "(" + given.substring(1, given.length() - 1) + ")");
        onEachCall.run();
        if (answer instanceof Throwable failure) {
            throw failure;
        }
        return answer;
    }

    /** The calls so far, each as {@code quote(ACME)}. */
    List<String> calls() {
        return List.copyOf(calls);
    }
}
