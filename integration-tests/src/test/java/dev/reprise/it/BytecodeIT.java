package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.it.clients.RetryingQuotesApi;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BytecodeIT {
    /** Written by javac for a record's equals, hashCode and toString, and linked only when one of them is called. */
    private static final String RECORD_METHODS = "java/lang/runtime/ObjectMethods.bootstrap";

    @ParameterizedTest
    @EnumSource(
            value = PackedJar.class,
            names = {"ANNOTATIONS", "RUNTIME"})
    void no_class_looks_anything_up_by_reflection_handle_or_service(PackedJar jar) throws IOException {
        assertThat(jar.classes())
                .isNotEmpty()
                .allSatisfy((name, bytes) ->
                        assertThat(ForbiddenApis.lookups(bytes)).isEmpty());
    }

    @Test
    void what_generated_code_calls_links_nothing_on_its_way_but_record_methods() throws IOException {
        Map<String, byte[]> classes = PackedJar.RUNTIME.classes();
        classes.keySet().removeIf(name -> !name.startsWith("dev/reprise/runtime/generated/"));

        assertThat(classes)
                .isNotEmpty()
                .allSatisfy((name, bytes) ->
                        assertThat(ForbiddenApis.bootstraps(bytes)).allMatch(RECORD_METHODS::equals));
    }

    @Test
    void a_generated_class_looks_nothing_up_and_links_nothing() throws IOException, URISyntaxException {
        Path folder = Path.of(RetryingQuotesApi.class.getResource("").toURI());
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.filter(file -> file.getFileName().toString().matches("Retrying.*\\.class")))
                    .isNotEmpty()
                    .allSatisfy(proxy -> {
                        byte[] bytes = Files.readAllBytes(proxy);
                        assertThat(ForbiddenApis.lookups(bytes)).isEmpty();
                        assertThat(ForbiddenApis.bootstraps(bytes)).isEmpty();
                    });
        }
    }
}
