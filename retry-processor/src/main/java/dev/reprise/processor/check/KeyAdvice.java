package dev.reprise.processor.check;

import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Suggests a key made of the caller's own parameters: an id where there is one, apart from the id of the attempt. */
final class KeyAdvice {

    private KeyAdvice() {}

    /** {@code @Idempotent(key = {"command.orderId"}, attemptId = "command.attemptId")}. */
    static String annotation(Method method) {
        List<String> parts = paths(method).stream()
                .filter(path -> !isCalled(path, "attempt"))
                .toList();
        if (parts.isEmpty()) {
            return "@Idempotent(random = true)";
        }
        String part =
                parts.stream().filter(path -> isCalled(path, "id")).findFirst().orElse(parts.get(0));
        return "@Idempotent(key = {\"" + part + "\"}, " + attemptId(method) + ")";
    }

    /** {@code attemptId = "command.attemptId"}. */
    static String attemptId(Method method) {
        Optional<String> attempt =
                paths(method).stream().filter(path -> isCalled(path, "attempt")).findFirst();
        return "attemptId = \"" + attempt.orElse("...") + "\"";
    }

    private static List<String> paths(Method method) {
        return method.sentParameters().stream()
                .filter(parameter -> !parameter.keyHeader())
                .map(Parameter::keyPaths)
                .flatMap(List::stream)
                .toList();
    }

    private static boolean isCalled(String path, String name) {
        return path.substring(path.lastIndexOf('.') + 1)
                .toLowerCase(Locale.ROOT)
                .contains(name);
    }
}
