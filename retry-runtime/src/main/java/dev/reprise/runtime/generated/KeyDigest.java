package dev.reprise.runtime.generated;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;

/**
 * Derives one idempotency key: SHA-256 over the scope and the parts of a call, added in the order of the annotation.
 *
 * <pre>{@code
 * KeyDigest key = KeyDigest.scoped("PaymentsApi.createPayment", 2);
 * key.add("command.orderId", command.orderId());
 * key.add("command.attemptId", command.attemptId());
 * return key.hex();
 * }</pre>
 *
 * <p>The same parts give the same key in every process, time zone and locale. A {@code null} part, or a text with an
 * unpaired surrogate, is an {@link IllegalArgumentException} that names the part and never a value; another number of
 * parts than announced is an {@link IllegalStateException}. Not thread-safe: one object per key.
 */
public final class KeyDigest extends KeyMessage {

    /** Never updated, only cloned: that is quicker than asking the security providers for each key. */
    private static final MessageDigest PROTOTYPE = sha256();

    private KeyDigest(String scope, int parts) {
        super(scope, parts);
    }

    /**
     * Starts a key.
     *
     * @param scope what keeps equal parts of different operations apart
     * @param parts how many parts will be added
     * @return a key without its parts
     */
    public static KeyDigest scoped(String scope, int parts) {
        return new KeyDigest(scope, parts);
    }

    /**
     * Takes a key that the caller brought along.
     *
     * @param key the caller's own key
     * @return the same key
     * @throws IllegalArgumentException if it is blank
     */
    public static String own(String key) {
        if (key.isBlank()) {
            throw new IllegalArgumentException("the idempotency key given by the caller is blank");
        }
        return key;
    }

    /** {@return the key as 64 lower-case hexadecimal digits} */
    public String hex() {
        return HexFormat.of().formatHex(digest());
    }

    /** {@return the key as 43 characters of the URL-safe alphabet of RFC 4648, without padding} */
    public String base64Url() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(digest());
    }

    /** {@return the first 16 bytes of the key as a UUID of version 8 (RFC 9562)} */
    public String uuid() {
        byte[] digest = digest();
        long high = (bits(digest, 0) & ~0xf000L) | 0x8000L;
        long low = (bits(digest, 8) & ~(3L << 62)) | (2L << 62);
        return new UUID(high, low).toString();
    }

    private static long bits(byte[] digest, int from) {
        long bits = 0;
        for (int i = from; i < from + 8; i++) {
            bits = (bits << 8) | (digest[i] & 0xff);
        }
        return bits;
    }

    private byte[] digest() {
        KeyBuffer message = complete();
        MessageDigest sha256 = fresh();
        message.feed(sha256);
        return sha256.digest();
    }

    private static MessageDigest fresh() {
        try {
            return (MessageDigest) PROTOTYPE.clone();
        } catch (CloneNotSupportedException unsupported) {
            return sha256();
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
