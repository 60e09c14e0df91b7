package dev.reprise.processor.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written for the frameworks' failures and answers compiles without a word. */
class FrameworksTest {

    private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("(?:class|interface|enum) (\\w+)");

    private static final String ANSWERS = """
            package demo;
            import dev.reprise.*;
            @Retryable
            @Idempotent
            public interface Answers {
                java.net.http.HttpResponse<String> jdk() throws Exception;
                feign.Response feign();
                feign.TypedResponse<String> typed();
                org.springframework.http.ResponseEntity<String> entity();
                org.springframework.web.reactive.function.client.ClientResponse reactive();
                jakarta.ws.rs.core.Response jakarta();
                javax.ws.rs.core.Response javax(String lost);
                org.jboss.resteasy.reactive.RestResponse<String> quarkus();
                retrofit2.Response<String> retrofit();
                okhttp3.Response okhttp();
                io.micronaut.http.HttpResponse<?> micronaut();
                io.helidon.webclient.api.HttpClientResponse helidon();
                io.helidon.webclient.api.ClientResponseTyped<String> helidonTyped();
                com.azure.core.http.rest.Response<String> azure();
                com.palantir.dialogue.Response dialogue();
                <R extends org.apache.hc.core5.http.HttpResponse> R apache();
                org.apache.http.HttpResponse apache4();
            }
            """;

    @TempDir
    private Path folder;

    private static JavaFileObject file(String source) {
        Matcher packageName = PACKAGE.matcher(source);
        Matcher type = TYPE.matcher(source);
        if (!packageName.find() || !type.find()) {
            throw new IllegalArgumentException(source);
        }
        return JavaFileObjects.forSourceString(packageName.group(1) + "." + type.group(1), source);
    }

    private List<File> library(List<String> stubs) {
        return List.of(Javac.library(stubs.stream().map(FrameworksTest::file).toList(), folder));
    }

    private static List<Reported> compile(List<File> libraries, String source) {
        return Javac.compile(List.of(file(source)), List.of("-Xlint:all", "-Werror"), libraries);
    }

    @Test
    void with_all_of_them_at_once() {
        assertThat(compile(library(FrameworkStubs.all()), ANSWERS)).isEmpty();
    }

    @Test
    void with_earlier_versions() {
        String client =
                "package demo; @dev.reprise.Retryable @dev.reprise.Idempotent public interface Client { void call() throws Exception; }";

        assertThat(compile(library(FrameworkStubs.older()), client)).isEmpty();
    }
}
