package dev.reprise.processor.read;

import static dev.reprise.processor.read.FailureRow.answered;
import static dev.reprise.processor.read.FailureRow.leftToCause;
import static dev.reprise.processor.read.FailureRow.notSent;
import static dev.reprise.processor.read.FailureRow.passing;
import static dev.reprise.processor.read.FailureRow.permanent;
import static dev.reprise.processor.read.FailureRow.wrapper;

import dev.reprise.processor.model.Answer.Unit;
import dev.reprise.processor.read.FailureRow.Section;
import java.util.List;
import java.util.stream.Stream;

/**
 * The failures that generated classifiers know beside those of {@code java.base}. What derives from an exception of
 * {@code java.base} and means the same, a refused connection for instance, needs no row.
 */
final class FailureTable {

    private static final String PUSHBACK = "getTrailers()?.get({io.grpc.Metadata.Key}.of(\"grpc-retry-pushback-ms\","
            + " {io.grpc.Metadata}.ASCII_STRING_MARSHALLER))?";

    /** In the order in which they are asked. Within a section subtypes come first by themselves, equal types as here. */
    static final List<Section> SECTIONS = List.of(
            Section.of(
                    "java.net.http",
                    notSent("java.net.http.HttpConnectTimeoutException"),
                    notSent("java.net.http.StreamLimitException")),
            Section.of(
                            "java.sql",
                            permanent("java.sql.SQLNonTransientException"),
                            passing("java.sql.SQLTransientException"),
                            passing("java.sql.SQLRecoverableException"),
                            // Serialization failures, deadlocks and lost connections of drivers that have no types for
                            // them.
                            passing("java.sql.SQLException").when("getSQLState()?.matches(\"40...|08...\")"))
                    .whereThrown("java.sql.SQLException"),
            Section.of(
                    "jackson",
                    permanent("com.fasterxml.jackson.core.JacksonException"),
                    permanent("com.fasterxml.jackson.core.JsonProcessingException")),
            Section.of(
                    "feign",
                    permanent("feign.codec.EncodeException"),
                    // The header is on the failure inside; a decoder of the user's own may have none there.
                    leftToCause("feign.RetryableException").when("getCause() instanceof {feign.FeignException}"),
                    answered(
                            "feign.RetryableException",
                            "status()",
                            "retryAfter()?.longValue() | retryAfter()?.getTime()",
                            Unit.EPOCH_MILLIS),
                    // A status of 200 with an I/O failure inside is an answer whose body got lost.
                    answered(
                            "feign.FeignException",
                            "status()",
                            "responseHeaders().getOrDefault(*, {java.util.List}.of()).stream().findFirst().orElse(null)"),
                    wrapper("feign.FeignException")),
            Section.of(
                    "spring-web",
                    answered(
                            "org.springframework.web.client.RestClientResponseException",
                            "getStatusCode().value() | getRawStatusCode()",
                            "getResponseHeaders()?.getFirst(*)"),
                    answered(
                            "org.springframework.web.client.UnknownContentTypeException",
                            "getStatusCode().value() | getRawStatusCode()",
                            "getResponseHeaders()?.getFirst(*)"),
                    answered(
                            "org.springframework.web.ErrorResponseException",
                            "getStatusCode().value()",
                            "getHeaders().getFirst(*)"),
                    // Of the other RestClientExceptions some have an I/O failure inside: the body of an answer got
                    // lost.
                    wrapper("org.springframework.web.client.ResourceAccessException")),
            Section.of(
                    "spring-webflux",
                    answered(
                            "org.springframework.web.reactive.function.client.WebClientResponseException",
                            "getStatusCode().value() | getRawStatusCode()",
                            "getHeaders().getFirst(*)"),
                    wrapper("org.springframework.web.reactive.function.client.WebClientRequestException")),
            Section.of(
                    "spring-cloud-circuitbreaker",
                    wrapper("org.springframework.cloud.client.circuitbreaker.NoFallbackAvailableException")),
            // Before JAX-RS: inside a server the answer is hidden from its own methods.
            Section.of(
                    "resteasy",
                    answered(
                            "org.jboss.resteasy.client.exception.WebApplicationExceptionWrapper",
                            "unwrap().getResponse().getStatus()",
                            "unwrap().getResponse().getHeaderString(*)")),
            jaxRs("jakarta"),
            jaxRs("javax"),
            Section.of("retrofit", answered("retrofit2.HttpException", "code()", "response()?.headers().get(*)")),
            Section.of(
                    "okhttp",
                    notSent("okhttp3.internal.http2.StreamResetException")
                            .when("getMessage()?.equals(\"stream was reset: REFUSED_STREAM\")")),
            Section.of(
                    "micronaut",
                    answered(
                            "io.micronaut.http.client.exceptions.HttpClientResponseException",
                            "code() | getResponse().code()",
                            "getResponse()?.getHeaders().get(*)"),
                    passing("io.micronaut.http.client.exceptions.ReadTimeoutException"),
                    passing("io.micronaut.http.client.exceptions.ResponseClosedException"),
                    notSent("io.micronaut.http.client.exceptions.NoHostException"),
                    notSent("io.micronaut.http.client.exceptions.HttpClientException")
                            .when("getMessage()?.contains(\"exceeded max pending acquires\")"),
                    wrapper("io.micronaut.http.client.exceptions.HttpClientException")),
            Section.of(
                    "helidon",
                    // 500 is also what its constructors without a status give.
                    answered(
                                    "io.helidon.http.HttpException",
                                    "status().code()",
                                    "headers().first({io.helidon.http.HeaderNames}.create(*)).orElse(null)")
                            .when("status().code() != 500"),
                    wrapper("io.helidon.http.HttpException")),
            Section.of("helidon-webclient", notSent("io.helidon.webclient.api.RuntimeUnknownHostException")),
            Section.of(
                    "avaje",
                    // Without an answer its statusCode() is a 499 of its own.
                    answered(
                            "io.avaje.http.client.HttpException",
                            "httpResponse()?.statusCode()",
                            "httpResponse()?.headers().firstValue(*).orElse(null)"),
                    wrapper("io.avaje.http.client.HttpException")),
            Section.of(
                    "azure",
                    answered(
                            "com.azure.core.exception.HttpResponseException",
                            "getResponse()?.getStatusCode()",
                            "getResponse()?.getHeaderValue(*)"),
                    wrapper("com.azure.core.exception.HttpRequestException")),
            Section.of(
                    "azure-clientcore",
                    answered(
                            "io.clientcore.core.http.models.HttpResponseException",
                            "getResponse()?.getStatusCode()",
                            "getResponse()?.getHeaders().getValue({io.clientcore.core.http.models.HttpHeaderName}.fromString(*))")),
            Section.of("reactor", wrapper("reactor.core.Exceptions.ReactiveException")),
            Section.of(
                    "conjure",
                    answered("com.palantir.conjure.java.api.errors.RemoteException", "getStatus()", ""),
                    answered("com.palantir.conjure.java.api.errors.UnknownRemoteException", "getStatus()", ""),
                    answered(
                            "com.palantir.conjure.java.api.errors.QosException.Throttle",
                            "429",
                            "getRetryAfter().orElse(null)?.plusNanos(999_999_999).getSeconds()",
                            Unit.SECONDS),
                    answered("com.palantir.conjure.java.api.errors.QosException.Unavailable", "503", ""),
                    answered("com.palantir.conjure.java.api.errors.QosException.RetryOther", "308", "")),
            Section.of("dialogue", wrapper("com.palantir.dialogue.DialogueException")),
            Section.of(
                    "apache-httpclient-5",
                    answered("org.apache.hc.client5.http.HttpResponseException", "getStatusCode()", ""),
                    notSent("org.apache.hc.client5.http.ConnectTimeoutException")),
            Section.of(
                    "apache-httpcore-5",
                    notSent("org.apache.hc.core5.http.ConnectionRequestTimeoutException"),
                    notSent("org.apache.hc.core5.http.RequestNotExecutedException")),
            Section.of(
                    "apache-httpcore-5-h2",
                    // REFUSED_STREAM, RFC 9113, section 7.
                    notSent("org.apache.hc.core5.http2.H2StreamResetException").when("getCode() == 7")),
            Section.of(
                    "apache-httpclient-4",
                    answered("org.apache.http.client.HttpResponseException", "getStatusCode()", ""),
                    notSent("org.apache.http.conn.ConnectTimeoutException")),
            new Section(
                    "grpc",
                    "",
                    Stream.of("io.grpc.StatusRuntimeException", "io.grpc.StatusException")
                            .flatMap(FailureTable::grpc)
                            .toList()),
            Section.of(
                    "dubbo",
                    notSent("org.apache.dubbo.rpc.RpcException").when("isNoInvokerAvailableAfterFilter()"),
                    notSent("org.apache.dubbo.rpc.RpcException").when("isLimitExceed()"),
                    passing("org.apache.dubbo.rpc.RpcException").when("isTimeout()"),
                    passing("org.apache.dubbo.rpc.RpcException").when("isNetwork()")),
            Section.of(
                    "dubbo-http",
                    answered("org.apache.dubbo.remoting.http12.exception.HttpStatusException", "getStatusCode()", "")),
            Section.of(
                    "aws-core",
                    answered(
                            "software.amazon.awssdk.awscore.exception.AwsServiceException",
                            "statusCode()",
                            "awsErrorDetails()?.sdkHttpResponse()?.firstMatchingHeader(*).orElse(null)")),
            Section.of(
                    "aws",
                    answered("software.amazon.awssdk.core.exception.SdkServiceException", "statusCode()", ""),
                    passing("software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException"),
                    passing("software.amazon.awssdk.core.exception.ApiCallTimeoutException"),
                    wrapper("software.amazon.awssdk.core.exception.SdkClientException")),
            Section.of(
                    "google-http-client",
                    answered(
                            "com.google.api.client.http.HttpResponseException",
                            "getStatusCode()",
                            "getHeaders()?.getFirstHeaderStringValue(*)")),
            Section.of(
                    "gax",
                    answered(
                            "com.google.api.gax.rpc.ApiException",
                            "getStatusCode().getCode().getHttpStatusCode()",
                            "getErrorDetails()?.getRetryInfo()?.getRetryDelay().getSeconds()",
                            Unit.SECONDS)),
            Section.of(
                    "stripe",
                    answered("com.stripe.exception.StripeException", "getStatusCode()?.intValue()", ""),
                    wrapper("com.stripe.exception.ApiConnectionException")),
            Section.of(
                    "netty-handler",
                    passing("io.netty.handler.timeout.ReadTimeoutException"),
                    notSent("io.netty.handler.ssl.SslHandshakeTimeoutException")),
            Section.of(
                    "reactor-pool",
                    notSent("reactor.netty.internal.shaded.reactor.pool.PoolAcquireTimeoutException"),
                    notSent("reactor.netty.internal.shaded.reactor.pool.PoolAcquirePendingLimitException")));

    private FailureTable() {}

    private static Section jaxRs(String root) {
        String response = root + ".ws.rs.client.ResponseProcessingException";
        return Section.of(
                root + "-rs",
                answered(
                        root + ".ws.rs.WebApplicationException",
                        "getResponse()?.getStatus()",
                        "getResponse()?.getHeaderString(*)"),
                answered(response, "getResponse()?.getStatus()", "getResponse()?.getHeaderString(*)"),
                permanent(response),
                wrapper(root + ".ws.rs.ProcessingException"));
    }

    /** Its codes are no HTTP statuses. A server that names a wait, or forbids one, is obeyed. */
    private static Stream<FailureRow> grpc(String type) {
        String code = "getStatus().getCode() == {io.grpc.Status.Code}.";
        return Stream.of(
                permanent(type).when(PUSHBACK + " .matches(\"[0-9]+\") == false"),
                answered(type, "503", PUSHBACK, Unit.MILLIS)
                        .when(code + "UNAVAILABLE")
                        .when(PUSHBACK),
                answered(type, "429", PUSHBACK, Unit.MILLIS)
                        .when(code + "RESOURCE_EXHAUSTED")
                        .when(PUSHBACK),
                passing(type).when(code + "UNAVAILABLE"),
                passing(type).when(code + "DEADLINE_EXCEEDED"));
    }
}
