package io.github.cardfold.effect.cost;

import java.util.Arrays;
import java.util.StringJoiner;
import java.util.function.IntPredicate;

/** A set of candidate indices, immutable and equal by content. */
public final class IndexSet {
    private static final IndexSet EMPTY = new IndexSet(new long[0]);

    /** One bit for each index; the last word is never zero. */
    private final long[] words;

    private IndexSet(long[] words) {
        this.words = words;
    }

    /** Returns the set without members. */
    public static IndexSet empty() {
        return EMPTY;
    }

    /** Returns the set of these indices. */
    public static IndexSet of(int... indices) {
        int greatest = -1;
        for (int index : indices) {
            greatest = Math.max(greatest, index);
        }
        long[] words = new long[(greatest >> 6) + 1];
        for (int index : indices) {
            words[index >> 6] |= 1L << index;
        }
        return trimmed(words);
    }

    /** Returns the indices from {@code start} on and below {@code end}. */
    public static IndexSet range(int start, int end) {
        long[] words = new long[start < end ? (end - 1 >> 6) + 1 : 0];
        for (int index = start; index < end; index++) {
            words[index >> 6] |= 1L << index;
        }
        return trimmed(words);
    }

    private static IndexSet trimmed(long[] words) {
        int length = words.length;
        while (length > 0 && words[length - 1] == 0) {
            length--;
        }
        if (length == 0) {
            return EMPTY;
        }
        return new IndexSet(length == words.length ? words : Arrays.copyOf(words, length));
    }

    /** Says whether the index is a member. */
    public boolean contains(int index) {
        int word = index >> 6;
        return word >= 0 && word < words.length && (words[word] & 1L << index) != 0;
    }

    /** Says whether there is no member. */
    public boolean isEmpty() {
        return words.length == 0;
    }

    /** Returns the number of members. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** Returns the least member that is not below {@code from}, or -1: the way to go through a set. */
    public int next(int from) {
        int word = from >> 6;
        if (word >= words.length) {
            return -1;
        }
        long rest = words[word] & -1L << from;
        while (rest == 0) {
            if (++word == words.length) {
                return -1;
            }
            rest = words[word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(rest);
    }

    /** Returns the greatest member, or -1. */
    public int last() {
        int top = words.length - 1;
        return top < 0 ? -1 : (top << 6) + 63 - Long.numberOfLeadingZeros(words[top]);
    }

    /** Returns this set and the index. */
    public IndexSet plus(int index) {
        long[] sum = Arrays.copyOf(words, Math.max(words.length, (index >> 6) + 1));
        sum[index >> 6] |= 1L << index;
        return new IndexSet(sum);
    }

    /** Returns this set without the index. */
    public IndexSet without(int index) {
        if (!contains(index)) {
            return this;
        }
        long[] rest = words.clone();
        rest[index >> 6] &= ~(1L << index);
        return trimmed(rest);
    }

    /** Returns the members of either set. */
    public IndexSet union(IndexSet other) {
        if (words.length < other.words.length) {
            return other.union(this);
        }
        if (other.isEmpty()) {
            return this;
        }
        long[] sum = words.clone();
        for (int i = 0; i < other.words.length; i++) {
            sum[i] |= other.words[i];
        }
        return new IndexSet(sum);
    }

    /** Returns the members of both sets. */
    public IndexSet retain(IndexSet other) {
        long[] common = Arrays.copyOf(words, Math.min(words.length, other.words.length));
        for (int i = 0; i < common.length; i++) {
            common[i] &= other.words[i];
        }
        return trimmed(common);
    }

    /** Returns the members that are not in the other set. */
    public IndexSet minus(IndexSet other) {
        if (!intersects(other)) {
            return this;
        }
        long[] rest = words.clone();
        for (int i = Math.min(rest.length, other.words.length) - 1; i >= 0; i--) {
            rest[i] &= ~other.words[i];
        }
        return trimmed(rest);
    }

    /** Returns the members greater than the index. */
    public IndexSet above(int index) {
        int first = index + 1;
        if (first <= 0) {
            return this;
        }
        if (first >> 6 >= words.length) {
            return EMPTY;
        }
        long[] rest = words.clone();
        Arrays.fill(rest, 0, first >> 6, 0);
        rest[first >> 6] &= -1L << first;
        return trimmed(rest);
    }

    /** Returns the members that pass the test. */
    public IndexSet filter(IntPredicate test) {
        long[] passed = new long[words.length];
        for (int i = next(0); i >= 0; i = next(i + 1)) {
            if (test.test(i)) {
                passed[i >> 6] |= 1L << i;
            }
        }
        return trimmed(passed);
    }

    /** Says whether the sets have a common member. */
    public boolean intersects(IndexSet other) {
        for (int i = Math.min(words.length, other.words.length) - 1; i >= 0; i--) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns the members, rising. */
    public int[] toArray() {
        int[] members = new int[size()];
        int count = 0;
        for (int i = next(0); i >= 0; i = next(i + 1)) {
            members[count++] = i;
        }
        return members;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IndexSet that && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        StringJoiner members = new StringJoiner(", ", "{", "}");
        for (int i = next(0); i >= 0; i = next(i + 1)) {
            members.add(Integer.toString(i));
        }
        return members.toString();
    }
}
