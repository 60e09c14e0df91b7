package dev.reprise.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForbiddenApisTest {
    @ParameterizedTest
    @ValueSource(classes = {ByName.class, ByReflection.class, ByHandle.class, ByService.class, ByReference.class})
    void every_way_to_look_something_up_is_found(Class<?> type) throws IOException {
        assertThat(ForbiddenApis.lookups(bytes(type))).isNotEmpty();
    }

    @Test
    void a_finding_names_the_method_and_what_it_uses() throws IOException {
        assertThat(ForbiddenApis.lookups(bytes(ByName.class)))
                .containsExactly("load -> java/lang/Class.forName(Ljava/lang/String;)Ljava/lang/Class;");
    }

    @Test
    void plain_code_is_clean() throws IOException {
        assertThat(ForbiddenApis.lookups(bytes(Plain.class))).isEmpty();
        assertThat(ForbiddenApis.bootstraps(bytes(Plain.class))).isEmpty();
    }

    @Test
    void the_factory_behind_a_dynamic_call_site_is_named() throws IOException {
        assertThat(ForbiddenApis.bootstraps(bytes(Point.class)))
                .containsOnly("java/lang/runtime/ObjectMethods.bootstrap");
        assertThat(ForbiddenApis.bootstraps(bytes(Concatenation.class)))
                .containsExactly("java/lang/invoke/StringConcatFactory.makeConcatWithConstants");
        assertThat(ForbiddenApis.bootstraps(bytes(ByReference.class)))
                .containsExactly("java/lang/invoke/LambdaMetafactory.metafactory");
    }

    private static byte[] bytes(Class<?> type) throws IOException {
        String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
        try (InputStream in = type.getResourceAsStream(file)) {
            return in.readAllBytes();
        }
    }

    static class ByName {
        Class<?> load(String name) throws ClassNotFoundException {
            return Class.forName(name);
        }
    }

    static class ByReflection {
        int count(Class<?> type) {
            return type.getMethods().length;
        }
    }

    static class ByHandle {
        Object caller() {
            return MethodHandles.lookup();
        }
    }

    static class ByService {
        Object services(Class<?> type) {
            return ServiceLoader.load(type);
        }
    }

    static class ByReference {
        Supplier<Object> caller() {
            return MethodHandles::lookup;
        }
    }

    static class Plain {
        private final Object value = new StringBuilder("plain");

        boolean same(Object other) {
            return value.getClass() == other.getClass();
        }
    }

    static class Concatenation {
        String twice(String word) {
            return word + word;
        }
    }

    record Point(int x, int y) {}
}
