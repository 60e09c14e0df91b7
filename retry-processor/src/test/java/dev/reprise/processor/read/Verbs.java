package dev.reprise.processor.read;

import dev.reprise.processor.frameworks.StubAnnotations;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.HttpVerb;
import dev.reprise.processor.model.Method;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The HTTP methods that are read from interfaces with frameworks' annotations. */
final class Verbs {

    private static final Path STUBS = StubAnnotations.compiled();

    private Verbs() {}

    /** Of the only method, annotated so; qualified names. */
    static HttpVerb of(String annotations) {
        return in(api(annotations + " void call();")).get("call");
    }

    /** By the name of the method. Each source is a file; the first is the client interface. */
    static Map<String, HttpVerb> in(String... sources) {
        return beside(List.of(), sources);
    }

    static Map<String, HttpVerb> beside(List<Path> libraries, String... sources) {
        Map<String, HttpVerb> verbs = new LinkedHashMap<>();
        for (Method method : client(libraries, sources).methods()) {
            verbs.put(method.name(), method.verb());
        }
        return verbs;
    }

    static Client client(List<Path> libraries, String... sources) {
        return reading(libraries, sources).client();
    }

    static Reading reading(List<Path> libraries, String... sources) {
        return Reading.beside(
                Stream.concat(libraries.stream(), Stream.of(STUBS)).toList(), sources);
    }

    /** The stubs themselves, for a library that uses them. */
    static Path stubs() {
        return STUBS;
    }

    /** {@code demo.Api} with a policy on it. */
    static String api(String members) {
        return file("@dev.reprise.Retryable public interface Api {" + members + "}");
    }

    static String file(String type) {
        return "package demo; " + type;
    }
}
