package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleDescriptor.Requires.Modifier;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ModulesIT {
    @Test
    void the_annotations_need_java_base_alone() {
        ModuleDescriptor module = descriptor(PackedJar.ANNOTATIONS);

        assertThat(module.name()).isEqualTo("dev.reprise");
        assertThat(requires(module)).containsOnlyKeys("java.base");
        assertThat(exports(module)).containsExactly("dev.reprise");
    }

    @Test
    void the_runtime_needs_java_base_and_the_annotations() {
        ModuleDescriptor module = descriptor(PackedJar.RUNTIME);

        assertThat(module.name()).isEqualTo("dev.reprise.runtime");
        assertThat(requires(module))
                .containsOnly(
                        entry("java.base", Set.of(Modifier.MANDATED)),
                        entry("dev.reprise", Set.of(Modifier.TRANSITIVE)),
                        entry("org.jspecify", Set.of(Modifier.STATIC)));
        assertThat(exports(module)).containsExactlyInAnyOrder("dev.reprise.runtime", "dev.reprise.runtime.generated");
    }

    @Test
    void the_processor_needs_the_compiler_api_and_javapoet_and_shows_nothing() {
        ModuleDescriptor module = descriptor(PackedJar.PROCESSOR);

        assertThat(module.name()).isEqualTo("dev.reprise.processor");
        assertThat(requires(module))
                .containsOnlyKeys("java.base", "java.compiler", "com.palantir.javapoet", "org.jspecify")
                .containsEntry("org.jspecify", Set.of(Modifier.STATIC));
        assertThat(module.exports()).isEmpty();
    }

    private static ModuleDescriptor descriptor(PackedJar jar) {
        ModuleReference module =
                ModuleFinder.of(jar.path()).findAll().iterator().next();
        assertThat(module.descriptor().isAutomatic()).isFalse();
        return module.descriptor();
    }

    private static Map<String, Set<Modifier>> requires(ModuleDescriptor module) {
        return module.requires().stream().collect(Collectors.toMap(Requires::name, Requires::modifiers));
    }

    private static Set<String> exports(ModuleDescriptor module) {
        return module.exports().stream()
                .filter(export -> !export.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toSet());
    }
}
