package io.github.cardfold.replay;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes numbers, seven bits a byte and the lowest first, and words: texts that are written once and then numbered. */
final class ByteWriter {
    private static final int LOW = 0x7F;
    private static final int MORE = 0x80;
    private static final int BITS = 7;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Map<String, Integer> numbers = new TreeMap<>();
    private final List<String> words = new ArrayList<>();

    int size() {
        return out.size();
    }

    byte[] bytes() {
        return out.toByteArray();
    }

    void put(int lowByte) {
        out.write(lowByte);
    }

    void put(byte[] bytes) {
        out.writeBytes(bytes);
    }

    /** Writes a number, of which a negative one counts as one of 64 bits without a sign. */
    void number(long value) {
        long rest = value;
        while ((rest & ~LOW) != 0) {
            out.write((int) (rest & LOW) | MORE);
            rest >>>= BITS;
        }
        out.write((int) rest);
    }

    /** Writes a number with a sign, short if it is near 0. */
    void signed(long value) {
        number(value << 1 ^ value >> Long.SIZE - 1);
    }

    /** Writes eight bytes, the highest first. */
    void fixed(long value) {
        put(ByteBuffer.allocate(Long.BYTES).putLong(value).array());
    }

    /** Writes four bytes, the highest first. */
    void fixed(int value) {
        put(ByteBuffer.allocate(Integer.BYTES).putInt(value).array());
    }

    /** Writes the number of a word, a new one if it is new. */
    void word(String word) {
        Integer known = numbers.putIfAbsent(word, words.size());
        if (known == null) {
            words.add(word);
        }
        number(known == null ? words.size() - 1 : known);
    }

    /** Writes all the words of another writer, by which its numbers can be read. */
    void wordsOf(ByteWriter other) {
        number(other.words.size());
        for (String word : other.words) {
            byte[] text = word.getBytes(StandardCharsets.UTF_8);
            number(text.length);
            put(text);
        }
    }
}
