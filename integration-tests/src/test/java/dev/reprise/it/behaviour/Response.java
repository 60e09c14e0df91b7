package dev.reprise.it.behaviour;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.net.ssl.SSLSession;

/** An answer that came without a network. */
record Response<T>(int statusCode, Map<String, String> fields, T body) implements HttpResponse<T> {
    @Override
    public HttpHeaders headers() {
        return HttpHeaders.of(
                fields.entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, field -> List.of(field.getValue()))),
                (name, value) -> true);
    }

    @Override
    public HttpRequest request() {
        return HttpRequest.newBuilder(uri()).build();
    }

    @Override
    public Optional<HttpResponse<T>> previousResponse() {
        return Optional.empty();
    }

    @Override
    public Optional<SSLSession> sslSession() {
        return Optional.empty();
    }

    @Override
    public URI uri() {
        return URI.create("http://localhost/");
    }

    @Override
    public HttpClient.Version version() {
        return HttpClient.Version.HTTP_1_1;
    }
}
