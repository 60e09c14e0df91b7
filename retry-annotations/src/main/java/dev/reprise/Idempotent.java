package dev.reprise;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Why a call may be sent twice, and how the server recognises the second one.
 *
 * <p>Bare, it is the author's word that repeating the call is harmless; so it may also stand on an interface, for all
 * its methods. With members, on a method only, it says how that is made sure:
 *
 * <pre>{@code
 * @HttpMethod("POST")
 * @Idempotent(key = {"command.orderId", "command.amount"}, attemptId = "command.attemptId")
 * PaymentResult createPayment(PaymentCommand command, @IdempotencyKey String key) throws IOException;
 * }</pre>
 *
 * <ul>
 *   <li>{@link #key()} and {@link #attemptId()} derive an idempotency key from the arguments, by SHA-256 over an
 *       unambiguous encoding: the same in every try, every replay and every process.
 *   <li>{@link #random()} takes a random key per call.
 *   <li>{@link #verifiedBy()} asks the server before a repeat whether the first request went through.
 * </ul>
 *
 * <p>The key goes to the wire through a parameter marked {@link IdempotencyKey}, or through an interceptor that reads
 * {@code dev.reprise.runtime.Attempt.current()}; the header is usually {@code Idempotency-Key} (IETF draft "The
 * Idempotency-Key HTTP Header Field"). A try whose key nobody took is repeated only if it was never sent.
 *
 * <p><b>Paths.</b> A part is a parameter's name, then record components, no-argument accessors ({@code x()},
 * {@code getX()}, {@code isX()}) or public fields, separated by dots; one that leads nowhere is {@code key-path}. It
 * ends in a value with one stable form, else {@code key-type}: a {@code String}, a primitive or wrapper other than
 * {@code float} and {@code double}, {@code BigInteger}, {@code BigDecimal}, an enum, {@code UUID}, {@code Instant},
 * {@code LocalDate}, {@code LocalDateTime}, {@code OffsetDateTime}, {@code ZonedDateTime}, {@code Duration},
 * {@code URI}, {@code Currency}, {@code byte[]}, a record of these, or a {@code List} or {@code Optional} of these. A
 * {@code null} part ends the call with an {@link IllegalArgumentException} before anything is sent.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Idempotent {

    /**
     * The parts that tell one request from another, in an order that must not change while keys are in use. Parts are
     * positional: renaming a parameter or component moves no key.
     *
     * @return paths, each once, else {@code key-duplicate}; empty where no key is derived. A blank path, or a
     *     {@link #scope()} or {@link #format()} for no parts at all, is {@code key-empty}
     */
    String[] key() default {};

    /**
     * The path of the business attempt's id, which becomes the last part. It stays the same over all tries of one
     * attempt, and is new when a person or a job deliberately tries again: without it a declined card would get its
     * stored refusal back for ever, hence the warning {@code no-attempt-id}.
     *
     * @return a path, or "" for none
     */
    String attemptId() default "";

    /**
     * What keeps equal parts of different operations apart. Two keyed methods of one interface with the same scope are
     * {@code key-duplicate}.
     *
     * @return the scope, or "" for the operation's name, such as {@code PaymentsApi.createPayment}
     */
    String scope() default "";

    /**
     * How the key is written.
     *
     * @return the form the server expects
     */
    KeyFormat format() default KeyFormat.HEX;

    /**
     * The method that looks for the result of an earlier try: same parameters without the {@link IdempotencyKey}, and a
     * result of {@code Optional<R>} or a nullable {@code R}, else {@code verify-mismatch}. It is called after the wait
     * and right before a repeat, once a try may have been processed; what it finds is the result of the call. It cannot
     * see a request that is still on its way.
     *
     * @return the name of a method of the same interface, or "" for none
     */
    String verifiedBy() default "";

    /**
     * Uses a random UUID per call in place of a derived key: the same in all tries of that call, unknown to any other.
     * Excludes {@link #key()} and {@link #attemptId()}.
     *
     * @return whether the key is random
     */
    boolean random() default false;
}
