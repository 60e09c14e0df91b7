package dev.reprise;

/**
 * How a derived idempotency key is written. All forms render the same SHA-256 digest, and all are printable ASCII that
 * needs no quoting in a header.
 *
 * @see Idempotent#format()
 */
public enum KeyFormat {

    /** 64 lower-case hexadecimal digits. */
    HEX,

    /** 43 characters of the URL-safe alphabet of RFC 4648, section 5, without padding. */
    BASE64URL,

    /**
     * 36 characters: the first 16 bytes of the digest as a UUID of version 8 (RFC 9562, section 5.8), for services that
     * accept nothing but a UUID. It keeps 122 bits of the digest.
     */
    UUID
}
