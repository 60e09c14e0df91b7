package dev.reprise.frameworks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.ResponseBody;
import org.junit.jupiter.api.Test;
import retrofit2.Call;
import retrofit2.Response;
import retrofit2.Retrofit;
import retrofit2.http.Body;
import retrofit2.http.GET;
import retrofit2.http.POST;

class RetrofitIT extends ClientTests {
    interface Service {
        @GET("/")
        Call<ResponseBody> get();

        @POST("/")
        Call<ResponseBody> post(@Body RequestBody body);
    }

    private final List<okhttp3.Response> raw = new ArrayList<>();

    private RetryingRetrofitApi api(URI server, Duration patience) {
        OkHttpClient http = new OkHttpClient.Builder()
                .retryOnConnectionFailure(false)
                .followRedirects(false)
                .readTimeout(patience)
                .build();
        Service service = new Retrofit.Builder()
                .client(http)
                .baseUrl(server.toString())
                .build()
                .create(Service.class);
        return new RetryingRetrofitApi(
                new RetrofitApi() {
                    @Override
                    public Response<ResponseBody> get() throws IOException {
                        return service.get().execute();
                    }

                    @Override
                    public okhttp3.Response raw() throws IOException {
                        okhttp3.Response response = http.newCall(new Request.Builder()
                                        .url(server.toString())
                                        .build())
                                .execute();
                        raw.add(response);
                        return response;
                    }

                    @Override
                    public Response<ResponseBody> post() throws IOException {
                        return service.post(RequestBody.create("body", null)).execute();
                    }
                },
                runtime);
    }

    @Override
    protected Calls client(URI server, Duration patience) {
        RetryingRetrofitApi api = api(server, patience);
        return new Calls() {
            @Override
            public String get() throws IOException {
                return text(api.get());
            }

            @Override
            public String post() throws IOException {
                return text(api.post());
            }
        };
    }

    private static String text(Response<ResponseBody> response) throws IOException {
        return response.body() == null ? "" : response.body().string();
    }

    @Test
    void a_response_of_okhttp_is_closed_before_another_is_asked_for_and_the_last_is_open() throws Exception {
        try (Server server = Server.opened(Reply.busy("1"), Reply.busy("2"), Reply.busy("3"))) {
            try (okhttp3.Response response =
                    api(server.uri(), Duration.ofSeconds(30)).raw()) {
                assertThat(response.code()).isEqualTo(503);
                assertThat(response.body().string()).isEqualTo("ok");
            }
            assertThat(raw.subList(0, 2))
                    .allSatisfy(discarded -> assertThat(closed(discarded)).isTrue());
            assertThat(clock.sleeps()).containsExactly(Duration.ofSeconds(1), Duration.ofSeconds(2));
        }
    }

    private static boolean closed(okhttp3.Response response) {
        try {
            response.body().string();
            return false;
        } catch (IllegalStateException closed) {
            return true;
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }
}
