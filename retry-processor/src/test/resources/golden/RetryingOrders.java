package demo;

import dev.reprise.Jitter;
import dev.reprise.runtime.Attempt;
import dev.reprise.runtime.RetryPolicy;
import dev.reprise.runtime.RetryRuntime;
import dev.reprise.runtime.TokenBucket;
import dev.reprise.runtime.Verdict;
import dev.reprise.runtime.generated.Failures;
import dev.reprise.runtime.generated.KeyDelivery;
import dev.reprise.runtime.generated.KeyDigest;
import dev.reprise.runtime.generated.RetryLoop;
import dev.reprise.runtime.generated.RetryOperation;
import java.net.http.HttpConnectTimeoutException;
import java.util.Objects;
import java.util.UUID;
import javax.annotation.processing.Generated;

/**
 * {@link Orders} around a delegate, its calls repeated as the annotations of the interface say.
 * As thread-safe as the delegate.
 */
@Generated("dev.reprise.processor.RetryProcessor")
@SuppressWarnings({"try", "deprecation", "removal", "rawtypes", "unchecked"})
public final class RetryingOrders implements Orders {
    private static final RetryPolicy PLACE_POLICY = RetryPolicy.builder()
            .maxTries(5)
            .baseDelay("1s")
            .maxDelay("60s")
            .multiplier(2.0)
            .jitter(Jitter.FULL)
            .onStatus(429, 502, 503, 504)
            .build();

    private final Orders delegate;

    private final RetryOperation place;

    private final RetryOperation confirm;

    private final RetryOperation note;

    private final RetryOperation remind;

    /**
     * Retries the delegate's calls with {@link RetryRuntime#standard()}.
     */
    public RetryingOrders(Orders delegate) {
        this(delegate, RetryRuntime.standard());
    }

    /**
     * Retries the delegate's calls with a runtime's clock, listeners, budgets and configuration.
     */
    public RetryingOrders(Orders delegate, RetryRuntime runtime) {
        this.delegate = Objects.requireNonNull(delegate, "delegate");
        Objects.requireNonNull(runtime, "runtime");
        TokenBucket budget = runtime.budget("demo.Orders", 100, 0.2);
        this.place = RetryOperation.of(runtime, "Orders", "place", PLACE_POLICY, budget, KeyDelivery.PARAMETER);
        this.confirm = RetryOperation.of(runtime, "Orders", "confirm", PLACE_POLICY, budget, KeyDelivery.ATTEMPT);
        this.note = RetryOperation.of(runtime, "Orders", "note", PLACE_POLICY, budget, KeyDelivery.PARAMETER);
        this.remind = RetryOperation.once(runtime, "Orders", "remind", KeyDelivery.PARAMETER);
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: the server recognises the idempotency key.
     * Key: SHA-256 of order.customer, order.lines, order.voucher, attempt attempt.
     */
    @Override
    public String place(Orders.Order order, UUID attempt, String key) {
        String key2 = key == null ? placeKey(order, attempt) : KeyDigest.own(key);
        RetryLoop retries = place.begin(key2);
        while (true) {
            try (Attempt.Scope attempt2 = place.enter(retries)) {
                String result = delegate.place(order, attempt, key2);
                place.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: the server recognises the idempotency key.
     * Key: SHA-256 of number, attempt attempt.
     */
    @Override
    public void confirm(long number, String attempt) {
        String key = confirmKey(number, attempt);
        RetryLoop retries = confirm.begin(key);
        while (true) {
            try (Attempt.Scope attempt2 = confirm.enter(retries)) {
                delegate.confirm(number, attempt);
                confirm.succeeded(retries);
                return;
            } catch (Exception failure) {
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    /**
     * Up to 5 tries; waits up to 1s, 2s, 4s, 8s (full jitter), 15s at worst.
     * Safe to repeat: the server recognises the idempotency key.
     * Key: random, one for all tries of a call.
     */
    @Override
    public String note(String text, String key) {
        String key2 = key == null ? UUID.randomUUID().toString() : KeyDigest.own(key);
        RetryLoop retries = note.begin(key2);
        while (true) {
            try (Attempt.Scope attempt = note.enter(retries)) {
                String result = delegate.note(text, key2);
                note.succeeded(retries);
                return result;
            } catch (Exception failure) {
                if (!retries.mayTryAgain(failure, classify(failure)) || !retries.backOff()) {
                    throw failure;
                }
            }
        }
    }

    /**
     * Called once.
     * Key: SHA-256 of number, attempt attempt.
     */
    @Override
    public void remind(int number, String attempt, String key) {
        String key2 = key == null ? remindKey(number, attempt) : KeyDigest.own(key);
        try (Attempt.Scope attempt2 = remind.enter(remind.begin(key2))) {
            delegate.remind(number, attempt, key2);
        }
    }

    @Override
    public String toString() {
        return "RetryingOrders[".concat(String.valueOf(delegate)).concat("]");
    }

    /**
     * Key: SHA-256 of order.customer, order.lines, order.voucher, attempt attempt.
     * The same for every try of one call, and for the same call made again.
     */
    private String placeKey(Orders.Order order, UUID attempt) {
        KeyDigest key2 = KeyDigest.scoped("Orders.place", 4);
        key2.add("order.customer", KeyDigest.present(order, "order").customer());
        var list = KeyDigest.present(KeyDigest.present(order, "order").lines(), "order.lines");
        key2.beginList(list.size());
        for (var element : list) {
            var record = KeyDigest.present(element, "order.lines[]");
            key2.beginRecord(2);
            key2.add("order.lines[].article", record.article());
            key2.add("order.lines[].price", record.price());
            key2.end();
        }
        key2.end();
        var optional = KeyDigest.present(KeyDigest.present(order, "order").voucher(), "order.voucher");
        if (optional.isPresent()) {
            key2.add("order.voucher", optional.get());
        } else {
            key2.absent();
        }
        key2.add("attempt", attempt);
        return key2.hex();
    }

    /**
     * Key: SHA-256 of number, attempt attempt.
     * The same for every try of one call, and for the same call made again.
     */
    private String confirmKey(long number, String attempt) {
        KeyDigest key = KeyDigest.scoped("orders", 2);
        key.add("number", number);
        key.add("attempt", attempt);
        return key.base64Url();
    }

    /**
     * Key: SHA-256 of number, attempt attempt.
     * The same for every try of one call, and for the same call made again.
     */
    private String remindKey(int number, String attempt) {
        KeyDigest key2 = KeyDigest.scoped("Orders.remind", 2);
        key2.add("number", number);
        key2.add("attempt", attempt);
        return key2.uuid();
    }

    private static Verdict classify(Throwable failure) {
        for (Throwable layer : Failures.layers(failure)) {
            Verdict verdict = Failures.answered(layer);
            if (verdict == Verdict.none()) {
                verdict = javaNetHttp(layer);
            }
            if (verdict == Verdict.none()) {
                verdict = Failures.classify(layer);
            }
            if (verdict != Verdict.none()) {
                return verdict;
            }
        }
        return Verdict.permanent();
    }

    /**
     * What the failures of java.net.http say; nothing where it is missing at run time.
     */
    private static Verdict javaNetHttp(Throwable layer) {
        try {
            if (layer instanceof HttpConnectTimeoutException) {
                return Failures.notSent(layer);
            }
        } catch (LinkageError missing) {
            return Verdict.none();
        }
        return Verdict.none();
    }
}
