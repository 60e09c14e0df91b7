package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.model.KeyValue;
import dev.reprise.processor.model.KeyValue.Composite;
import dev.reprise.processor.model.KeyValue.Maybe;
import dev.reprise.processor.model.KeyValue.Scalar;
import dev.reprise.processor.model.KeyValue.Sequence;
import dev.reprise.processor.model.KeyValue.Unstable;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KeyValueTest {

    private static String of(String declaration) {
        return "package demo; import java.util.*; " + declaration;
    }

    /** What becomes of parameters of these types. */
    private static List<KeyValue> values(List<String> types, String... sources) {
        String methods = IntStream.range(0, types.size())
                .mapToObj(i -> "@dev.reprise.Idempotent(key = \"p\") void m" + i + "(" + types.get(i) + " p);")
                .reduce("", String::concat);
        String api = of(
                "public interface Api<E extends Enum<E>, N extends Number, S extends CharSequence & Comparable<S>> { "
                        + methods + " }");
        return Reading.client(Stream.concat(Stream.of(api), Stream.of(sources)).toArray(String[]::new))
                .methods()
                .stream()
                .map(method ->
                        method.idempotency().orElseThrow().key().value().get(0).value())
                .toList();
    }

    private static KeyValue value(String type, String... sources) {
        return values(List.of(type), sources).get(0);
    }

    @Test
    void scalars_are_taken_as_they_are() {
        List<String> types = List.of(
                "String",
                "boolean",
                "byte",
                "short",
                "int",
                "long",
                "char",
                "Boolean",
                "Byte",
                "Short",
                "Integer",
                "Long",
                "Character",
                "java.math.BigInteger",
                "java.math.BigDecimal",
                "UUID",
                "java.time.Instant",
                "java.time.LocalDate",
                "java.time.LocalDateTime",
                "java.time.OffsetDateTime",
                "java.time.ZonedDateTime",
                "java.time.Duration",
                "java.net.URI",
                "Currency",
                "byte[]",
                "java.util.concurrent.TimeUnit",
                "E");

        assertThat(values(types)).allMatch(value -> value instanceof Scalar).hasSize(types.size());
    }

    @Test
    void lists_and_optionals_are_followed_inside() {
        assertThat(value("List<? extends Optional<Integer>>"))
                .isInstanceOfSatisfying(
                        Sequence.class,
                        list -> assertThat(list.element())
                                .isInstanceOfSatisfying(
                                        Maybe.class,
                                        maybe -> assertThat(maybe.content()).isInstanceOf(Scalar.class)));
        assertThat(value("ArrayList<String>")).isInstanceOf(Sequence.class);
    }

    @Test
    void records_are_their_components() {
        KeyValue value = value(
                "Order<String>",
                of("public record Order<I>(I id, Money price) {}"),
                of("public record Money(java.math.BigDecimal amount, Currency currency) {}"));

        Composite order = (Composite) value;
        assertThat(order.components()).extracting(KeyValue.Component::name).containsExactly("id", "price");
        assertThat(order.components().get(0).value()).isInstanceOf(Scalar.class);
        assertThat(((Composite) order.components().get(1).value()).components()).hasSize(2);
    }

    @Test
    void a_record_that_contains_itself_is_refused() {
        Unstable direct = (Unstable) value("Node", of("public record Node(String id, Node next) {}"));
        Unstable inList = (Unstable) value("Tree", of("public record Tree(String id, List<Tree> children) {}"));

        assertThat(direct.problem()).contains("Node contains itself");
        assertThat(inList.problem()).contains("Tree contains itself");
    }

    @Test
    void a_generic_record_may_hold_another_one_of_its_kind() {
        KeyValue pair = value("Pair<Pair<String, Integer>, Long>", of("public record Pair<A, B>(A a, B b) {}"));

        assertThat(pair).isInstanceOf(Composite.class);
    }

    @Test
    void a_generic_record_that_grows_with_every_level_is_refused() {
        Unstable grown = (Unstable) value("Grown<String>", of("public record Grown<T>(List<Grown<List<T>>> v) {}"));

        assertThat(grown.problem()).contains("Grown contains itself");
    }

    @Test
    void a_list_of_itself_is_refused() {
        Unstable tree = (Unstable) value("Tree", of("public class Tree extends ArrayList<Tree> {}"));

        assertThat(tree.problem()).contains("Tree contains itself");
    }

    @Test
    void a_record_of_more_values_than_a_method_holds_is_refused() {
        String[] records = IntStream.rangeClosed(0, 12)
                .mapToObj(i -> of("public record R" + i
                        + (i == 0 ? "(String a) {}" : "(R" + (i - 1) + " a, R" + (i - 1) + " b) {}")))
                .toArray(String[]::new);

        assertThat(((Unstable) value("R12", records)).problem()).contains("more than 500 values");
        assertThat(value("R6", records)).isInstanceOf(Composite.class);
    }

    @Test
    void a_record_may_occur_twice_side_by_side() {
        assertThat(value(
                        "Pair",
                        of("public record Pair(Money left, Money right) {}"),
                        of("public record Money(long cents) {}")))
                .isInstanceOf(Composite.class);
    }

    @Test
    void a_record_that_cannot_be_named_is_refused() {
        Unstable unstable = (Unstable)
                value(
                        "Outer.Holder",
                        of(
                                "public class Outer { public record Holder(Hidden hidden) {} private record Hidden(String id) {} }"));

        assertThat(unstable.problem()).contains("Hidden cannot be named");
    }

    @Test
    void every_refusal_names_the_type_and_what_to_use() {
        List<String> types = List.of(
                "float",
                "double",
                "Float",
                "Double",
                "Number",
                "N",
                "Map<String, String>",
                "HashSet<String>",
                "Collection<String>",
                "Iterable<String>",
                "Date",
                "Calendar",
                "java.sql.Timestamp",
                "java.time.LocalTime",
                "OptionalInt",
                "OptionalLong",
                "OptionalDouble",
                "java.net.URL",
                "StringBuilder",
                "Locale",
                "Object",
                "String[]",
                "int[]",
                "byte[][]",
                "List",
                "List<?>",
                "List<Object>",
                "Optional<Double>",
                "Api<?, ?, ?>",
                "S",
                "Runnable");

        assertThat(values(types)).hasSize(types.size()).allSatisfy(value -> {
            assertThat(value).isInstanceOf(Unstable.class);
            assertThat(((Unstable) value).problem()).endsWith(".");
            assertThat(((Unstable) value).advice()).matches("(Use|Name) .*\\.");
        });
    }

    @Test
    void a_refusal_says_why() {
        assertThat(value("java.sql.Date"))
                .hasToString(
                        "Unstable[problem=Date changes and says little about its time zone., advice=Use Instant or LocalDate.]");
        assertThat(value("TreeMap<String, String>"))
                .hasToString(
                        "Unstable[problem=TreeMap has no order., advice=Use a List of records in an order that is always the same.]");
        assertThat(((Unstable) value("Order", of("public record Order(double price) {}"))).problem())
                .isEqualTo("Component price of Order: double is a rounded number, and 0.1 + 0.2 is not 0.3.");
    }
}
