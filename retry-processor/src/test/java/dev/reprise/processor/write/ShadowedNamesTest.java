package dev.reprise.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.reprise.processor.model.Client;
import dev.reprise.processor.model.Method;
import dev.reprise.processor.model.Models;
import dev.reprise.processor.model.Result;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ShadowedNamesTest {

    private static final ClassName FOREIGN = ClassName.get("other", "Order", "Line");

    @Test
    void without_member_types_nothing_is_shadowed() {
        assertThat(shadowed(Set.of(), FOREIGN)).isEmpty();
    }

    @Test
    void member_types_are() {
        assertThat(shadowed(Set.of("Verdict"), FOREIGN)).containsExactly("Verdict");
    }

    @Test
    void a_member_type_called_Attempt_hides_the_scope_in_the_runtimes_own() {
        assertThat(shadowed(Set.of("Attempt"), FOREIGN)).containsExactly("Attempt", "Scope");
    }

    @Test
    void a_nested_type_is_hidden_where_its_outermost_class_is_wherever_the_signature_mentions_it() {
        TypeName mentioned = ParameterizedTypeName.get(ClassName.get(List.class), ArrayTypeName.of(FOREIGN));

        assertThat(shadowed(Set.of("Order"), mentioned)).containsExactly("Line", "Order");
    }

    private static String[] shadowed(Set<String> memberTypes, TypeName returned) {
        Method method = Models.method(
                "find", it -> it.result = new Result(returned, Result.Kind.PLAIN, false, Optional.empty()));
        Client client = Models.client(it -> it.memberTypes = memberTypes, method);
        return new ShadowedNames(client).toArray();
    }
}
