package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PackedJarsIT {
    private static final long KIB = 1024;

    @ParameterizedTest
    @EnumSource(PackedJar.class)
    void the_tests_see_each_artifact_as_a_jar(PackedJar jar) {
        assertThat(jar.path()).isRegularFile();
    }

    @Test
    void the_tests_see_no_folder_of_classes_but_their_own() {
        String[] entries = System.getProperty("java.class.path").split(File.pathSeparator);

        assertThat(entries)
                .filteredOn(entry -> new File(entry).isDirectory())
                .allSatisfy(folder -> assertThat(folder).contains("integration-tests"));
    }

    @Test
    void the_annotations_weigh_at_most_15_KiB() throws IOException {
        assertThat(PackedJar.ANNOTATIONS.size()).isLessThanOrEqualTo(15 * KIB);
    }

    @Test
    void the_runtime_weighs_at_most_60_KiB() throws IOException {
        assertThat(PackedJar.RUNTIME.size()).isLessThanOrEqualTo(60 * KIB);
    }
}
