package dev.reprise.processor.frameworks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The annotations of the frameworks, with the members, targets and retention of the real ones as far as the processor can
 * tell, so that the tests of the processor need none of their jars.
 */
public final class StubAnnotations {

    private static final String ON_METHODS = "@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) ";
    private static final String ON_PARAMETERS = "@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.PARAMETER) ";
    private static final String ON_ALL =
            "@Retention(RetentionPolicy.RUNTIME) @Target({ElementType.METHOD, ElementType.TYPE}) ";
    private static final String IN_CLASS_FILES = "@Retention(RetentionPolicy.CLASS) ";
    private static final String PATH = "String value() default \"\";";

    private static final Path COMPILED = compile();

    private final List<JavaFileObject> sources = new ArrayList<>();

    private StubAnnotations() {
        feign();
        spring();
        rest("jakarta.ws.rs");
        rest("javax.ws.rs");
        retrofit();
        micronaut();
        helidon();
        avaje();
        azure();
        palantir();
        dubbo();
        others();
    }

    /** The folder of their class files, for a class path. */
    public static Path compiled() {
        return COMPILED;
    }

    private static Path compile() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        try {
            Path folder = Files.createDirectories(Path.of("target", "stub-annotations"));
            compiler.getTask(
                            null,
                            null,
                            messages,
                            List.of("-proc:none", "-d", folder.toString()),
                            null,
                            new StubAnnotations().sources)
                    .call();
            assertThat(messages.getDiagnostics()).isEmpty();
            return folder.toAbsolutePath();
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** A class path that has them and what the tests have. */
    public static List<File> besideOurs() {
        return Stream.concat(
                        Stream.of(compiled().toFile()),
                        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                                .map(File::new))
                .toList();
    }

    private void feign() {
        annotation("feign.RequestLine", ON_METHODS, "String value();");
        annotation("feign.Body", ON_METHODS, "String value();");
        annotation("feign.Headers", ON_ALL, "String[] value();");
        annotation("feign.Param", ON_PARAMETERS, PATH);
        annotation("feign.QueryMap", ON_PARAMETERS, "");
        annotation("feign.HeaderMap", ON_PARAMETERS, "");
        type("feign.Request", "public class Request { public static class Options {} }");
    }

    private void spring() {
        String web = "org.springframework.web.bind.annotation.";
        annotation(
                "org.springframework.core.annotation.AliasFor",
                ON_METHODS,
                "String value() default \"\"; String attribute() default \"\";"
                        + " Class<? extends Annotation> annotation() default Annotation.class;");
        type(
                web + "RequestMethod",
                "public enum RequestMethod { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, TRACE }");
        annotation(
                web + "RequestMapping",
                ON_ALL,
                "String[] value() default {}; String[] path() default {}; RequestMethod[] method() default {};");
        for (String verb : List.of("Get", "Post", "Put", "Delete", "Patch")) {
            annotation(
                    web + verb + "Mapping",
                    ON_METHODS + "@RequestMapping(method = RequestMethod." + verb.toUpperCase(Locale.ROOT) + ") ",
                    PATH);
        }
        for (String parameter : List.of("RequestHeader", "RequestParam", "PathVariable", "CookieValue")) {
            annotation(web + parameter, ON_PARAMETERS, PATH + " String name() default \"\";");
        }
        annotation(web + "RequestBody", ON_PARAMETERS, "");
        annotation("org.springframework.cloud.openfeign.FeignClient", ON_ALL, PATH);
        annotation("org.springframework.cloud.openfeign.SpringQueryMap", ON_PARAMETERS, "");
        type("org.springframework.data.domain.Pageable", "public interface Pageable {}");
        type("org.springframework.http.HttpMethod", "public final class HttpMethod {}");
        String service = "org.springframework.web.service.annotation.";
        annotation(service + "HttpExchange", ON_ALL, PATH + " String method() default \"\";");
        for (String verb : List.of("Get", "Post", "Put", "Delete", "Patch")) {
            annotation(
                    service + verb + "Exchange",
                    ON_METHODS + "@HttpExchange(method = \"" + verb.toUpperCase(Locale.ROOT) + "\") ",
                    PATH);
        }
    }

    private void rest(String root) {
        annotation(
                root + ".HttpMethod",
                "@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.ANNOTATION_TYPE) ",
                "String value();");
        for (String verb : List.of("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")) {
            annotation(root + "." + verb, ON_METHODS + "@HttpMethod(\"" + verb + "\") ", "");
        }
        annotation(root + ".Path", ON_ALL, "String value();");
        annotation(root + ".HeaderParam", ON_PARAMETERS, "String value();");
        annotation(root + ".QueryParam", ON_PARAMETERS, "String value();");
    }

    private void retrofit() {
        for (String verb : List.of("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")) {
            annotation("retrofit2.http." + verb, ON_METHODS, PATH);
        }
        annotation(
                "retrofit2.http.HTTP",
                ON_METHODS,
                "String method(); String path() default \"\"; boolean hasBody() default false;");
        annotation("retrofit2.http.Header", ON_PARAMETERS, "String value();");
        annotation("retrofit2.http.HeaderMap", ON_PARAMETERS, "");
    }

    private void micronaut() {
        String root = "io.micronaut.http.annotation.";
        annotation(
                root + "HttpMethodMapping",
                "@Retention(RetentionPolicy.RUNTIME) @Target(ElementType.ANNOTATION_TYPE) ",
                "String value() default \"/\";");
        for (String verb :
                List.of("Get", "Post", "Put", "Patch", "Delete", "Head", "Options", "Trace", "Query", "Find")) {
            annotation(root + verb, ON_METHODS + "@HttpMethodMapping ", PATH);
        }
        annotation(root + "CustomHttpMethod", ON_METHODS, PATH + " String method();");
        annotation(root + "Header", "@Retention(RetentionPolicy.RUNTIME) ", PATH + " String name() default \"\";");
    }

    private void helidon() {
        StringBuilder http = new StringBuilder("public interface Http {"
                + " @interface HttpMethod { String value(); } @interface HeaderParam { String value(); }");
        for (String verb : List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")) {
            http.append(IN_CLASS_FILES + "@HttpMethod(\"" + verb + "\") @interface " + verb + " {}");
        }
        type("io.helidon.http.Http", http.append("}").toString());
        type("io.helidon.faulttolerance.Ft", "public interface Ft { @interface Retry {} }");
    }

    private void avaje() {
        String root = "io.avaje.http.api.";
        annotation(root + "HttpMethod", "@Retention(RetentionPolicy.RUNTIME) ", "String value();");
        for (String verb : List.of("Get", "Post", "Put", "Patch", "Delete", "Options")) {
            annotation(root + verb, ON_METHODS + "@HttpMethod(\"" + verb.toUpperCase(Locale.ROOT) + "\") ", PATH);
        }
        annotation(root + "Query", ON_METHODS, PATH);
        annotation(root + "Header", ON_PARAMETERS, PATH);
    }

    private void azure() {
        for (String verb : List.of("Get", "Post", "Put", "Patch", "Delete", "Head", "Options")) {
            annotation("com.azure.core.annotation." + verb, ON_METHODS, "String value();");
        }
        annotation("com.azure.core.annotation.HeaderParam", ON_PARAMETERS, "String value();");
        type("io.clientcore.core.http.models.HttpMethod", "public enum HttpMethod { GET, POST }");
        annotation(
                "io.clientcore.core.http.annotations.HttpRequestInformation",
                ON_METHODS,
                "io.clientcore.core.http.models.HttpMethod method(); String path() default \"\";");
        annotation("io.clientcore.core.http.annotations.HeaderParam", ON_PARAMETERS, "String value();");
    }

    private void palantir() {
        type("com.palantir.dialogue.HttpMethod", "public enum HttpMethod { GET, POST }");
        annotation(
                "com.palantir.dialogue.annotations.Request",
                "@Retention(RetentionPolicy.SOURCE) @Target(ElementType.METHOD) ",
                "com.palantir.dialogue.HttpMethod method(); String path() default \"\";"
                        + " @Retention(RetentionPolicy.SOURCE) @interface Header { String value(); }");
    }

    private void dubbo() {
        String root = "org.apache.dubbo.remoting.http12.";
        type(root + "HttpMethods", "public enum HttpMethods { GET, POST }");
        annotation(
                root + "rest.Mapping",
                ON_ALL,
                "String[] path() default {}; " + root + "HttpMethods[] method() default {};");
        type(root + "rest.ParamType", "public enum ParamType { Param, Header }");
        annotation(root + "rest.Param", ON_PARAMETERS, PATH + " ParamType type() default ParamType.Param;");
    }

    private void others() {
        Stream.of(
                        "org.springframework.resilience.annotation.Retryable",
                        "org.springframework.retry.annotation.Retryable",
                        "io.github.resilience4j.retry.annotation.Retry",
                        "org.eclipse.microprofile.faulttolerance.Retry",
                        "io.micronaut.retry.annotation.Retryable",
                        "io.micronaut.retry.annotation.CircuitBreaker",
                        "org.springframework.transaction.annotation.Transactional",
                        "jakarta.transaction.Transactional",
                        "javax.transaction.Transactional")
                .forEach(name -> annotation(name, ON_ALL, ""));
    }

    private void annotation(String name, String meta, String members) {
        type(name, meta + "public @interface " + name.substring(name.lastIndexOf('.') + 1) + " {" + members + "}");
    }

    private void type(String name, String code) {
        String source =
                "package " + name.substring(0, name.lastIndexOf('.')) + "; import java.lang.annotation.*; " + code;
        sources.add(
                new SimpleJavaFileObject(
                        URI.create("string:///" + name.replace('.', '/') + ".java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                });
    }
}
