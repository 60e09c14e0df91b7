package dev.reprise.processor.check;

import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Parameter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Suggests a key made of the caller's own parameters: an id where there is one, apart from the id of the attempt. */
final class KeyAdvice {

    private static final Pattern ID = Pattern.compile("id|ID|uuid|\\w*(Id|ID|Uuid|UUID)|\\w+_id");

    private KeyAdvice() {}

    /** {@code @Idempotent(key = {"command.orderId"}, attemptId = "command.attemptId")}. */
    static String annotation(Method method) {
        List<String> parts =
                paths(method).stream().filter(path -> !isAttempt(path)).toList();
        if (parts.isEmpty()) {
            return "@Idempotent(random = true)";
        }
        // Any other parameter would look like an answer, and the first one that comes along is hardly the right one.
        String part = parts.stream()
                .filter(path -> ID.matcher(name(path)).matches())
                .findFirst()
                .orElse("<what makes the request unique>");
        return "@Idempotent(key = {\"" + part + "\"}, " + attemptId(method) + ")";
    }

    /** {@code attemptId = "command.attemptId"}. */
    static String attemptId(Method method) {
        Optional<String> attempt =
                paths(method).stream().filter(KeyAdvice::isAttempt).findFirst();
        return "attemptId = \"" + attempt.orElse("...") + "\"";
    }

    private static List<String> paths(Method method) {
        return method.sentParameters().stream()
                .filter(parameter -> !parameter.keyHeader())
                .map(Parameter::keyPaths)
                .flatMap(List::stream)
                .toList();
    }

    private static boolean isAttempt(String path) {
        return name(path).toLowerCase(Locale.ROOT).contains("attempt");
    }

    private static String name(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }
}
