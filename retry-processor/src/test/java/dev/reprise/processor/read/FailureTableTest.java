package dev.reprise.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.processor.corpus.FrameworkStubs;
import dev.reprise.processor.model.FailureType;
import dev.reprise.processor.model.FailureType.Meaning;
import dev.reprise.processor.model.MemberPath;
import dev.reprise.processor.model.MemberPath.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FailureTableTest {

    private static final String API = Reading.api("@Retryable void send() throws Exception;");

    /** Only a later JDK has it, and nobody else may put a type into its package. */
    private static final String OF_A_LATER_JDK = "java.net.http.StreamLimitException";

    private static List<FailureType> failures(List<String> stubs) {
        return Reading.client(Stream.concat(Stream.of(API), stubs.stream()).toArray(String[]::new))
                .failures();
    }

    @Test
    void every_row_is_found_where_its_type_and_members_are() {
        List<String> rows = FailureTable.SECTIONS.stream()
                .flatMap(section -> section.rows().stream()
                        .filter(row -> !row.type().equals(OF_A_LATER_JDK))
                        .map(row -> section.framework() + " " + row.type() + " " + row.meaning() + " "
                                + row.conditions().size() + " "
                                + !row.retryAfter().isEmpty()))
                .toList();

        assertThat(failures(FrameworkStubs.all()))
                .extracting(
                        failure -> failure.framework() + " " + failure.type().canonicalName() + " "
                                + failure.meaning() + " " + failure.conditions().size() + " "
                                + failure.answer()
                                        .flatMap(answer -> answer.retryAfter())
                                        .isPresent())
                .containsExactlyInAnyOrderElementsOf(rows);
    }

    @Test
    void no_row_is_mentioned_where_its_type_is_missing() {
        assertThat(failures(List.of())).extracting(FailureType::framework).containsOnly("java.net.http", "java.sql");
    }

    @Test
    void subtypes_stand_before_their_supertypes_and_equal_types_in_the_order_of_the_table() {
        List<String> feign = failures(FrameworkStubs.all()).stream()
                .filter(failure -> failure.framework().equals("feign"))
                .map(failure -> failure.type().simpleName() + " " + failure.meaning())
                .toList();

        assertThat(feign)
                .containsExactly(
                        "EncodeException PERMANENT",
                        "RetryableException LEFT_TO_CAUSE",
                        "RetryableException ANSWERED",
                        "FeignException ANSWERED",
                        "FeignException WRAPPER");
    }

    @Test
    void the_members_are_those_of_the_version_that_is_there() {
        assertThat(answered(FrameworkStubs.all()))
                .contains(
                        "RetryableException retryAfter.longValue",
                        "RestClientResponseException getStatusCode.value",
                        "HttpClientResponseException code");
        assertThat(answered(FrameworkStubs.older()))
                .contains(
                        "RetryableException retryAfter.getTime",
                        "RestClientResponseException getRawStatusCode",
                        "HttpClientResponseException getResponse.code");
    }

    @Test
    void a_row_without_its_members_is_left_out() {
        assertThat(failures(FrameworkStubs.older()))
                .filteredOn(failure -> failure.framework().equals("avaje"))
                .extracting(FailureType::meaning)
                .containsExactly(Meaning.WRAPPER);
    }

    private static List<String> answered(List<String> stubs) {
        List<String> answered = new ArrayList<>();
        for (FailureType failure : failures(stubs)) {
            failure.answer().ifPresent(answer -> {
                String type = failure.type().simpleName() + " ";
                answer.status().ifPresent(path -> answered.add(type + members(path)));
                answer.retryAfter().ifPresent(path -> answered.add(type + members(path)));
            });
        }
        return answered;
    }

    private static String members(MemberPath path) {
        return String.join(".", path.steps().stream().map(Step::method).toList());
    }

    @Test
    void jdbc_is_asked_only_where_its_failures_may_come_out() {
        for (String thrown : List.of("", " throws java.io.IOException", " throws RuntimeException")) {
            assertThat(Reading.client(Reading.api("@Retryable void send()" + thrown + ";"))
                            .failures())
                    .extracting(FailureType::framework)
                    .containsOnly("java.net.http");
        }
        for (String thrown : List.of("java.sql.SQLTimeoutException", "java.sql.SQLException", "Exception")) {
            assertThat(Reading.client(Reading.api("@Retryable void send() throws " + thrown + ";"))
                            .failures())
                    .extracting(FailureType::framework)
                    .contains("java.sql");
        }
    }
}
