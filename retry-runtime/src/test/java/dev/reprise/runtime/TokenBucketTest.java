package dev.reprise.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TokenBucketTest {

    @Test
    void a_bucket_holds_as_many_retries_as_its_burst() {
        TokenBucket bucket = TokenBucket.of(2, 0.2);

        assertThat(bucket.take()).isTrue();
        assertThat(bucket.take()).isTrue();
        assertThat(bucket.take()).isFalse();
    }

    @Test
    void five_calls_that_return_normally_earn_one_retry_at_a_ratio_of_a_fifth() {
        TokenBucket bucket = TokenBucket.of(1, 0.2);
        bucket.take();
        for (int call = 1; call <= 4; call++) {
            bucket.deposit();
        }
        assertThat(bucket.take()).isFalse();

        bucket.deposit();

        assertThat(bucket.take()).isTrue();
    }

    @Test
    void a_full_bucket_does_not_overflow() {
        TokenBucket bucket = TokenBucket.of(1, 1);
        bucket.deposit();
        bucket.giveBack();

        assertThat(bucket.take()).isTrue();
        assertThat(bucket.take()).isFalse();
    }

    @Test
    void a_ratio_of_zero_never_refills() {
        TokenBucket bucket = TokenBucket.of(1, 0);
        bucket.take();
        bucket.deposit();

        assertThat(bucket.take()).isFalse();
    }

    @Test
    void an_unlimited_bucket_never_runs_out() {
        TokenBucket bucket = TokenBucket.unlimited();

        for (int retry = 0; retry < 1_000; retry++) {
            assertThat(bucket.take()).isTrue();
        }
    }

    @Test
    void the_largest_burst_does_not_overflow_the_count() {
        assertThat(TokenBucket.of(Integer.MAX_VALUE, 1).retriesLeft()).isEqualTo(Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN, Double.POSITIVE_INFINITY})
    void a_ratio_outside_zero_to_one_is_refused(double ratio) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TokenBucket.of(1, ratio))
                .withMessageContaining("ratio");
    }

    @Test
    void a_burst_below_one_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TokenBucket.of(0, 0.2))
                .withMessageContaining("burst");
    }

    @Test
    void threads_that_take_at_once_never_get_more_than_there_is() throws Exception {
        TokenBucket bucket = TokenBucket.of(1_000, 0);
        AtomicInteger taken = new AtomicInteger();
        CountDownLatch start = new CountDownLatch(1);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        for (int thread = 0; thread < 4; thread++) {
            threads.execute(() -> {
                try {
                    start.await();
                } catch (InterruptedException stopped) {
                    return;
                }
                for (int retry = 0; retry < 400; retry++) {
                    if (bucket.take()) {
                        taken.incrementAndGet();
                    }
                }
            });
        }
        start.countDown();
        threads.shutdown();

        assertThat(threads.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
        assertThat(taken).hasValue(1_000);
    }
}
