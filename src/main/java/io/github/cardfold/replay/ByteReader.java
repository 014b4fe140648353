package io.github.cardfold.replay;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a {@link ByteWriter} wrote. Whatever is not as expected becomes one exception with the number of the byte,
 * from 0. Nothing is allocated before the bytes that fill it are known to be there.
 */
final class ByteReader {
    private static final int LOW = 0x7F;
    private static final int BITS = 7;

    private final CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
    private final byte[] bytes;
    private final int end;
    private int at;
    private String[] words = {};

    ByteReader(byte[] bytes, int end) {
        this.bytes = bytes;
        this.end = end;
    }

    /** Returns the number of the byte that comes next. */
    int at() {
        return at;
    }

    int left() {
        return end - at;
    }

    int next(String what) {
        need(1, what);
        return bytes[at++] & 0xFF;
    }

    long number(String what) {
        int from = at;
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += BITS) {
            int next = next(what);
            value |= (long) (next & LOW) << shift;
            if (next <= LOW) {
                return value;
            }
        }
        throw at(from, what + " is a number of more than 64 bits", null);
    }

    long signed(String what) {
        long number = number(what);
        return number >>> 1 ^ -(number & 1);
    }

    /** Reads a number from 0 to a bound, included. */
    int upTo(int greatest, String what) {
        int from = at;
        long value = number(what);
        if (value < 0 || value > greatest) {
            throw at(
                    from,
                    what + " is " + Long.toUnsignedString(value) + ", and at most " + greatest + " is possible",
                    null);
        }
        return (int) value;
    }

    /** Reads how many things follow, each of which takes a byte or more. */
    int count(String what) {
        return upTo(left(), what);
    }

    void skip(int count) {
        at += count;
    }

    long fixed(String what) {
        need(Long.BYTES, what);
        at += Long.BYTES;
        return ByteBuffer.wrap(bytes).getLong(at - Long.BYTES);
    }

    String word(String what) {
        return words[upTo(words.length - 1, what)];
    }

    void words() {
        words = new String[count("the number of words")];
        for (int i = 0; i < words.length; i++) {
            int length = count("the length of a word");
            words[i] = text(length);
            at += length;
        }
    }

    private String text(int length) {
        try {
            return length == 0
                    ? ""
                    : utf8.decode(ByteBuffer.wrap(bytes, at, length)).toString();
        } catch (CharacterCodingException e) {
            throw at(at, "a word is no UTF-8", e);
        }
    }

    private void need(int count, String what) {
        if (left() < count) {
            throw at(end, "the replay breaks off before " + what, null);
        }
    }

    static ReplayException at(int index, String sentence, @Nullable Throwable cause) {
        return new ReplayException("byte " + index, sentence, cause);
    }
}
