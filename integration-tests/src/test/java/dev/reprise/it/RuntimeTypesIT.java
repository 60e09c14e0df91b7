package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ClassName;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.reprise.runtime.RetryPolicy;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The processor writes the names of a runtime that it does not depend on. */
class RuntimeTypesIT {
    private static final String GENERATED = "dev.reprise.runtime.generated";
    private static final Set<String> OF_EVERY_TYPE = Set.of("toString", "values", "valueOf");

    @Test
    void every_type_that_generated_code_may_mention_exists_and_is_public() throws ReflectiveOperationException {
        for (String name : names()) {
            assertThat(Modifier.isPublic(Class.forName(name).getModifiers()))
                    .as(name)
                    .isTrue();
        }
    }

    @Test
    void generated_code_mentions_all_of_these_types_and_no_others_of_ours() throws ReflectiveOperationException {
        Set<String> mentioned = proxies()
                .flatMap(proxy -> proxy.getDirectDependenciesFromSelf().stream())
                .map(Dependency::getTargetClass)
                .map(JavaClass::getFullName)
                .filter(name -> name.startsWith("dev.reprise.") && !name.startsWith("dev.reprise.it."))
                .collect(Collectors.toSet());
        // Only passed through, from RetryPolicy.builder() to build().
        mentioned.remove(RetryPolicy.Builder.class.getName());

        assertThat(mentioned).isEqualTo(names());
    }

    @Test
    void what_is_public_for_generated_code_is_called_by_some() {
        Set<String> called = proxies()
                .flatMap(proxy -> proxy.getMethodCallsFromSelf().stream())
                .map(call -> call.getTarget().getName())
                .collect(Collectors.toSet());

        assertThat(new ClassFileImporter()
                        .importPackages(GENERATED).stream()
                                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                                .flatMap(type -> type.getMethods().stream())
                                .filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC))
                                .filter(method -> !OF_EVERY_TYPE.contains(method.getName()))
                                .map(JavaMethod::getName)
                                .collect(Collectors.toSet()))
                .isSubsetOf(called);
    }

    private static Stream<JavaClass> proxies() {
        return new ClassFileImporter()
                .importPackages("dev.reprise.it.clients").stream()
                        .filter(type -> type.getSimpleName().startsWith("Retrying"));
    }

    private static Set<String> names() throws ReflectiveOperationException {
        Set<String> names = new TreeSet<>();
        for (Field constant :
                Class.forName("dev.reprise.processor.write.RuntimeTypes").getDeclaredFields()) {
            if (constant.getType() == ClassName.class) {
                constant.setAccessible(true);
                names.add(((ClassName) constant.get(null)).reflectionName());
            }
        }
        return names;
    }
}
