package dev.reprise.processor.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {

    @Test
    void a_free_name_is_given_as_wanted_and_once() {
        Names names = new Names(List.of());

        assertThat(names.allocate("key")).isEqualTo("key");
        assertThat(names.allocate("key")).isEqualTo("key2");
        assertThat(names.allocate("key")).isEqualTo("key3");
    }

    @Test
    void numbered_names_of_the_user_are_passed_over() {
        assertThat(new Names(List.of("key", "key2", "key4")).allocate("key")).isEqualTo("key3");
    }

    @Test
    void locals_make_way_for_parameters_and_for_fields_that_the_body_uses() {
        Names locals = new Names(List.of("attempt"), List.of("delegate", "result"));

        assertThat(locals.allocate("attempt")).isEqualTo("attempt2");
        assertThat(locals.allocate("result")).isEqualTo("result2");
    }

    @Test
    void a_field_is_qualified_only_where_a_parameter_hides_it() {
        Names locals = new Names(List.of("delegate"), List.of("delegate", "find"));

        assertThat(locals.field("delegate")).hasToString("this.delegate");
        assertThat(locals.field("find")).hasToString("find");
    }
}
