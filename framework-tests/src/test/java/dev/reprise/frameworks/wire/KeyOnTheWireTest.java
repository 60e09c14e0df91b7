package dev.reprise.frameworks.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page shows is what the tests beside this one run. */
class KeyOnTheWireTest {

    @ParameterizedTest
    @ValueSource(strings = {"FeignKey", "SpringKey", "JaxRsKey", "OkHttpKey", "JdkKey"})
    void the_page_shows_the_class_as_it_is(String name) throws IOException {
        String source = Files.readString(
                Path.of("src/test/java/dev/reprise/frameworks/wire").resolve(name + ".java"));
        String imports = source.substring(source.indexOf("import "));

        assertThat(Path.of("../docs/key-on-the-wire.md")).content().contains("```java\n" + imports + "```\n");
    }
}
