package dev.reprise.frameworks;

import dev.reprise.Idempotent;
import dev.reprise.Retryable;
import java.io.IOException;
import okhttp3.ResponseBody;
import retrofit2.Response;

/** Over a service of Retrofit, whose calls are executed behind it. */
@Retryable(maxTries = 3)
public interface RetrofitApi {
    @Idempotent
    Response<ResponseBody> get() throws IOException;

    @Idempotent
    okhttp3.Response raw() throws IOException;

    @Retryable(maxTries = 3, unsentOnly = true)
    Response<ResponseBody> post() throws IOException;
}
