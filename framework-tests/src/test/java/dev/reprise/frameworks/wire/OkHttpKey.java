package dev.reprise.frameworks.wire;

import dev.reprise.runtime.Attempt;
import okhttp3.Call;
import okhttp3.Request;

/**
 * {@code new Retrofit.Builder().callFactory(new OkHttpKey(http))}. No interceptor: an enqueued call is intercepted on a
 * thread of the dispatcher, which makes no try, while it is created on the thread that does.
 */
record OkHttpKey(Call.Factory http) implements Call.Factory {

    @Override
    public Call newCall(Request request) {
        return http.newCall(Attempt.current()
                .flatMap(Attempt::idempotencyKey)
                .map(key -> request.newBuilder().header("Idempotency-Key", key).build())
                .orElse(request));
    }
}
