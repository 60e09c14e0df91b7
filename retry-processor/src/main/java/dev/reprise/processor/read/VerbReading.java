package dev.reprise.processor.read;

import dev.reprise.processor.model.HttpMethods;
import dev.reprise.processor.model.HttpVerb;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;

/** How an annotation tells an HTTP method. */
sealed interface VerbReading {

    HttpVerb read(AnnotationUse use);

    /** The member that tells; empty where the annotation's name does. */
    default Optional<String> member() {
        return Optional.empty();
    }

    private static HttpVerb named(String name, AnnotationUse use) {
        if (HttpMethods.isToken(name)) {
            return HttpVerb.named(name);
        }
        return HttpVerb.unknown(
                name.isBlank()
                        ? use.written() + " names no HTTP method"
                        : use.written() + " says \"" + name + "\", which cannot be an HTTP method");
    }

    private static String text(AnnotationUse use, String member) {
        return use.value(member)
                .map(AnnotationValue::getValue)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .orElse("");
    }

    /** The annotation stands for one. */
    record Fixed(String verb) implements VerbReading {
        @Override
        public HttpVerb read(AnnotationUse use) {
            return HttpVerb.named(verb);
        }
    }

    /** A text names it. */
    record Text(String name, boolean inCapitals) implements VerbReading {
        @Override
        public HttpVerb read(AnnotationUse use) {
            String written = text(use, name);
            HttpVerb verb = named(written, use);
            return inCapitals && verb.isKnown() ? HttpVerb.named(written.toUpperCase(Locale.ROOT)) : verb;
        }

        @Override
        public Optional<String> member() {
            return Optional.of(name);
        }
    }

    /** A request line begins with it, with or without a blank behind; capitals only. */
    record RequestLine(String name) implements VerbReading {
        private static final Pattern VERB = Pattern.compile("[A-Z]+");

        @Override
        public HttpVerb read(AnnotationUse use) {
            Matcher verb = VERB.matcher(text(use, name));
            return verb.lookingAt()
                    ? HttpVerb.named(verb.group())
                    : HttpVerb.unknown(use.written() + " begins with no HTTP method in capitals");
        }

        @Override
        public Optional<String> member() {
            return Optional.of(name);
        }
    }

    /** An enum's constant names it, or an array of them, which allows every one where it is empty. */
    record Constants(String name) implements VerbReading {
        @Override
        public HttpVerb read(AnnotationUse use) {
            return use.value(name).map(AnnotationValue::getValue).map(Constants::entries).orElse(List.of()).stream()
                    .filter(VariableElement.class::isInstance)
                    .map(constant ->
                            ((VariableElement) constant).getSimpleName().toString())
                    .map(HttpVerb::named)
                    .reduce(HttpVerb::or)
                    .orElseGet(() -> HttpVerb.any(use.written() + " without " + name + " allows every HTTP method"));
        }

        private static List<Object> entries(Object value) {
            return value instanceof List<?> array
                    ? array.stream()
                            .<Object>map(entry -> ((AnnotationValue) entry).getValue())
                            .toList()
                    : List.of(value);
        }

        @Override
        public Optional<String> member() {
            return Optional.of(name);
        }
    }

    /** The name of the annotation that this one stands on, in capitals, where it is an HTTP method's. */
    record BearersName() implements VerbReading {
        @Override
        public HttpVerb read(AnnotationUse use) {
            String verb = use.bearer().toUpperCase(Locale.ROOT);
            return HttpMethods.isRegistered(verb)
                    ? HttpVerb.named(verb)
                    : HttpVerb.unknown("@" + use.bearer() + " is not called like an HTTP method");
        }
    }
}
