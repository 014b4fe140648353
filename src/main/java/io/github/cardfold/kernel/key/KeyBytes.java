package io.github.cardfold.kernel.key;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes being written: texts with their length, numbers in as few bytes as they need. */
final class KeyBytes {
    private static final int SEVEN_BITS = 0x7F;

    private byte[] bytes = new byte[1024];
    private int size;

    /** Writes the UTF-8 form of a text, its length first. */
    void text(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        number(utf8.length);
        room(utf8.length);
        System.arraycopy(utf8, 0, bytes, size, utf8.length);
        size += utf8.length;
    }

    /**
     * Writes a number: doubled, and less one and without its sign if it is negative; then seven bits a byte, the lowest
     * first, the highest bit set in all bytes but the last.
     */
    void number(int number) {
        room(5);
        int rest = number << 1 ^ number >> 31;
        while ((rest & ~SEVEN_BITS) != 0) {
            bytes[size++] = (byte) (rest & SEVEN_BITS | ~SEVEN_BITS);
            rest >>>= 7;
        }
        bytes[size++] = (byte) rest;
    }

    /** Writes how many numbers there are, and each. */
    void numbers(int[] numbers) {
        number(numbers.length);
        for (int each : numbers) {
            number(each);
        }
    }

    private void room(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }

    byte[] toArray() {
        return Arrays.copyOf(bytes, size);
    }
}
