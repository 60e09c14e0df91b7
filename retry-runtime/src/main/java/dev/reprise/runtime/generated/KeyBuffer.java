package dev.reprise.runtime.generated;

import java.security.MessageDigest;
import java.util.Arrays;

/** A growing run of bytes, all numbers big-endian. */
final class KeyBuffer {

    /** Holds the usual key of four short parts. */
    private static final int INITIAL_SIZE = 160;

    private byte[] bytes = new byte[INITIAL_SIZE];
    private int size;

    int size() {
        return size;
    }

    void u8(int value) {
        reserve(1);
        bytes[size++] = (byte) value;
    }

    void i32(int value) {
        reserve(4);
        size += 4;
        patch(size - 4, value);
    }

    void i64(long value) {
        i32((int) (value >>> 32));
        i32((int) value);
    }

    void raw(byte[] value) {
        reserve(value.length);
        System.arraycopy(value, 0, bytes, size, value.length);
        size += value.length;
    }

    /** The lowest bytes of a number, the most significant first. */
    void low(long value, int count) {
        for (int shift = 8 * (count - 1); shift >= 0; shift -= 8) {
            u8((int) (value >>> shift));
        }
    }

    /** Overwrites a number whose value was not known when its place came. */
    void patch(int position, int value) {
        bytes[position] = (byte) (value >>> 24);
        bytes[position + 1] = (byte) (value >>> 16);
        bytes[position + 2] = (byte) (value >>> 8);
        bytes[position + 3] = (byte) value;
    }

    /**
     * A text as its length and its UTF-8.
     *
     * @throws IllegalArgumentException if it has an unpaired surrogate: its replacement by a question mark would give
     *     different texts the same bytes
     */
    void text(String path, String text) {
        int start = size;
        i32(0);
        reserve(text.length());
        int i = 0;
        for (; i < text.length() && text.charAt(i) < 0x80; i++) {
            bytes[size++] = (byte) text.charAt(i);
        }
        if (i < text.length()) {
            utf8(path, text, i);
        }
        patch(start, size - start - 4);
    }

    private void utf8(String path, String text, int from) {
        reserve(Math.multiplyExact(3, text.length() - from));
        int i = from;
        while (i < text.length()) {
            int c = text.codePointAt(i);
            if (c < 0x80) {
                bytes[size++] = (byte) c;
            } else if (c < 0x800) {
                bytes[size++] = (byte) (0xc0 | (c >> 6));
                continuation(c, 0);
            } else if (c < 0x10000) {
                if (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE) {
                    throw new IllegalArgumentException(path + " contains an unpaired surrogate, which is no text");
                }
                bytes[size++] = (byte) (0xe0 | (c >> 12));
                continuation(c, 6);
                continuation(c, 0);
            } else {
                bytes[size++] = (byte) (0xf0 | (c >> 18));
                continuation(c, 12);
                continuation(c, 6);
                continuation(c, 0);
            }
            i += Character.charCount(c);
        }
    }

    private void continuation(int codePoint, int shift) {
        bytes[size++] = (byte) (0x80 | ((codePoint >> shift) & 0x3f));
    }

    void feed(MessageDigest digest) {
        digest.update(bytes, 0, size);
    }

    byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }

    private void reserve(int more) {
        int needed = Math.addExact(size, more);
        if (needed > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(needed, bytes.length << 1));
        }
    }
}
