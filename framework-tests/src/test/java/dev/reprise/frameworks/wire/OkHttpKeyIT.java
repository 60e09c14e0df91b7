package dev.reprise.frameworks.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.reprise.frameworks.Reply;
import dev.reprise.frameworks.Server;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import okhttp3.OkHttpClient;
import okhttp3.RequestBody;
import okhttp3.ResponseBody;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import retrofit2.Call;
import retrofit2.Callback;
import retrofit2.Response;
import retrofit2.Retrofit;
import retrofit2.http.Body;
import retrofit2.http.GET;
import retrofit2.http.HeaderMap;
import retrofit2.http.POST;
import retrofit2.http.Path;

class OkHttpKeyIT {
    interface Service {
        @POST("/{order}")
        Call<ResponseBody> place(
                @Path("order") String order, @HeaderMap Map<String, String> headers, @Body RequestBody attempt);

        @GET("/{order}")
        Call<ResponseBody> look(@Path("order") String order);
    }

    /** How a request gets sent. */
    interface Sending {
        Response<ResponseBody> send(Call<ResponseBody> call) throws IOException, InterruptedException;
    }

    @Nested
    class WhenExecuted extends WireTests {
        @Override
        OrdersApi client(URI server, String header) {
            return orders(http, server, header, Call::execute);
        }
    }

    @Nested
    class WhenEnqueued extends WireTests {
        @Override
        OrdersApi client(URI server, String header) {
            return orders(http, server, header, OkHttpKeyIT::enqueue);
        }
    }

    private final OkHttpClient http =
            new OkHttpClient.Builder().retryOnConnectionFailure(false).build();

    @Test
    void what_okhttp_repeats_by_itself_has_the_same_key() throws Exception {
        OkHttpClient repeating =
                http.newBuilder().retryOnConnectionFailure(true).build();
        try (Server server = Server.opened(Reply.ok(), Reply.NONE)) {
            OrdersApi orders = new RetryingOrdersApi(orders(repeating, server.uri(), "", Call::execute));

            orders.place("1", "a"); // and leaves a connection behind, which the next one finds dead
            orders.place("2", "a");

            List<List<String>> keys = server.headers("Idempotency-Key");
            assertThat(keys).hasSize(3);
            assertThat(keys.get(1)).hasSize(1).isEqualTo(keys.get(2)).isNotEqualTo(keys.get(0));
        }
    }

    @AfterEach
    void end() {
        http.dispatcher().executorService().shutdown();
        http.connectionPool().evictAll();
    }

    private static OrdersApi orders(OkHttpClient http, URI server, String header, Sending sending) {
        Service service = new Retrofit.Builder()
                .callFactory(new OkHttpKey(http))
                .baseUrl(server.toString())
                .build()
                .create(Service.class);
        Map<String, String> headers = header.isEmpty() ? Map.of() : Map.of("idempotency-key", header);
        return new OrdersApi() {
            @Override
            public String place(String order, String attempt) throws IOException, InterruptedException {
                return body(sending.send(service.place(order, headers, RequestBody.create(attempt, null))));
            }

            @Override
            public String look(String order) throws IOException, InterruptedException {
                return body(sending.send(service.look(order)));
            }
        };
    }

    private static Response<ResponseBody> enqueue(Call<ResponseBody> call) throws IOException, InterruptedException {
        CompletableFuture<Response<ResponseBody>> answer = new CompletableFuture<>();
        call.enqueue(new Callback<>() {
            @Override
            public void onResponse(Call<ResponseBody> done, Response<ResponseBody> response) {
                answer.complete(response);
            }

            @Override
            public void onFailure(Call<ResponseBody> done, Throwable failure) {
                answer.completeExceptionally(failure);
            }
        });
        try {
            return answer.get();
        } catch (ExecutionException failed) {
            throw new IOException(failed.getCause());
        }
    }

    private static String body(Response<ResponseBody> response) throws IOException {
        if (!response.isSuccessful()) {
            throw new IOException("status " + response.code());
        }
        return response.body().string();
    }
}
