package dev.reprise.processor.model;

import static dev.reprise.processor.model.HttpVerb.any;
import static dev.reprise.processor.model.HttpVerb.dynamic;
import static dev.reprise.processor.model.HttpVerb.named;
import static dev.reprise.processor.model.HttpVerb.unknown;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class HttpVerbTest {

    @Test
    void of_several_methods_each_has_to_be_idempotent() {
        assertThat(named("GET").isIdempotent()).isTrue();
        assertThat(named("GET").or(named("DELETE")).isIdempotent()).isTrue();
        assertThat(named("GET").or(named("POST")).isIdempotent()).isFalse();
        assertThat(named("GET").or(named("get")).isIdempotent()).isFalse();
    }

    @Test
    void what_is_not_known_proves_nothing() {
        assertThat(List.of(any(""), dynamic(""), unknown(""), HttpVerb.NONE)).noneMatch(HttpVerb::isIdempotent);
    }

    @Test
    void the_more_uncertain_of_two_is_what_is_known() {
        assertThat(named("GET").or(any("a"))).isEqualTo(any("a"));
        assertThat(any("a").or(dynamic("b"))).isEqualTo(dynamic("b"));
        assertThat(unknown("a").or(named("GET"))).isEqualTo(unknown("a"));
        assertThat(any("a").or(unknown("b"))).isEqualTo(any("a"));
    }

    @Test
    void several_are_told_in_one_order_and_each_once() {
        HttpVerb verb = named("POST").or(named("GET")).or(named("POST"));

        assertThat(verb.spoken()).isEqualTo("GET or POST");
        assertThat(verb.is("GET")).isFalse();
        assertThat(named("PUT").with("a").or(named("PUT").with("a")))
                .isEqualTo(named("PUT").with("a"));
        assertThat(named("PUT").with("a").or(named("GET").with("b")).remark()).isEqualTo("a; b");
    }
}
