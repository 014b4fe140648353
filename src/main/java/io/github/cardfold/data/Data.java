package io.github.cardfold.data;

import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A tree of plain values, in which a state or an action is written down: texts, whole numbers, truth values, lists, and
 * maps whose fields keep their order. Immutable; equal by content, the order of fields included. {@code toString()}
 * gives its one canonical text, which is compact JSON: equal trees have equal texts.
 */
public sealed interface Data {
    /** The greatest {@link #depth} a tree may have. */
    int MAX_DEPTH = 32;

    /** The greatest number of fields a map may have. */
    int MAX_FIELDS = 1000;

    /** Returns how many levels of lists and maps there are: 0 for a text, 1 for a list of texts. */
    default int depth() {
        return 0;
    }

    /** A text. */
    record Text(String value) implements Data {
        @Override
        public String toString() {
            return DataText.of(this);
        }
    }

    /** A whole number. */
    record Whole(long value) implements Data {
        @Override
        public String toString() {
            return DataText.of(this);
        }
    }

    /** Something that is true or false. */
    record Truth(boolean value) implements Data {
        @Override
        public String toString() {
            return DataText.of(this);
        }
    }

    /** A list. */
    final class Items implements Data {
        private final Array<Data> values;
        private final int depth;

        private Items(Array<Data> values) {
            this.values = values;
            depth = deeper(values);
        }

        /** Returns the values. */
        public Array<Data> values() {
            return values;
        }

        @Override
        public int depth() {
            return depth;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Items that && values.equals(that.values);
        }

        @Override
        public int hashCode() {
            return values.hashCode();
        }

        @Override
        public String toString() {
            return DataText.of(this);
        }
    }

    /** A map from names to values. */
    final class Fields implements Data {
        private final String[] names;
        private final Data[] values;
        private final int depth;

        private Fields(String[] names, Data[] values) {
            this.names = names;
            this.values = values;
            depth = deeper(Arrays.asList(values));
        }

        /** Returns the number of fields. */
        public int size() {
            return names.length;
        }

        /** Returns the name of a field, by its place in the order. */
        public String name(int index) {
            return names[index];
        }

        /** Returns the value of a field, by its place in the order. */
        public Data value(int index) {
            return values[index];
        }

        /** Returns the value of the field with a name, or null if there is none. */
        public @Nullable Data get(String name) {
            for (int i = 0; i < names.length; i++) {
                if (names[i].equals(name)) {
                    return values[i];
                }
            }
            return null;
        }

        @Override
        public int depth() {
            return depth;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Fields that
                    && Arrays.equals(names, that.names)
                    && Arrays.equals(values, that.values);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(names) * 31 + Arrays.hashCode(values);
        }

        @Override
        public String toString() {
            return DataText.of(this);
        }
    }

    /** Returns a checksum, the same in every process: 64 bits of FNV-1a over the canonical text, in hexadecimal. */
    default String checksum() {
        long hash = 0xCBF29CE484222325L;
        String text = DataText.of(this);
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
        }
        return Long.toHexString(hash);
    }

    /** Returns a text. */
    static Data text(String value) {
        return new Text(value);
    }

    /** Returns a whole number. */
    static Data whole(long value) {
        return new Whole(value);
    }

    /** Returns something that is true or false. */
    static Data truth(boolean value) {
        return new Truth(value);
    }

    /**
     * Returns a list.
     *
     * @throws IllegalArgumentException if it would be deeper than {@link #MAX_DEPTH}
     */
    static Data items(Iterable<Data> values) {
        return new Items(Array.ofAll(values));
    }

    /** Starts a map. */
    static Builder fields() {
        return new Builder();
    }

    private static int deeper(Iterable<Data> values) {
        int depth = 0;
        for (Data value : values) {
            depth = Math.max(depth, value.depth());
        }
        if (depth >= MAX_DEPTH) {
            throw new IllegalArgumentException("data is nested more than " + MAX_DEPTH + " deep");
        }
        return depth + 1;
    }

    /** Collects the fields of a map in order. */
    final class Builder {
        private static final int FIRST_ROOM = 8;
        private static final String[] NO_NAMES = {};
        private static final Data[] NO_VALUES = {};

        private String[] names = NO_NAMES;
        private Data[] values = NO_VALUES;
        private int size;

        private Builder() {}

        /** Tells whether a field of that name is there already. */
        public boolean has(String name) {
            for (int i = 0; i < size; i++) {
                if (names[i].equals(name)) {
                    return true;
                }
            }
            return false;
        }

        /** Returns the number of fields so far. */
        public int size() {
            return size;
        }

        /**
         * Adds a field at the end.
         *
         * @throws IllegalArgumentException if there is one of that name, or {@link #MAX_FIELDS} fields in all
         */
        public Builder put(String name, Data value) {
            if (has(name)) {
                throw new IllegalArgumentException("there are two fields named " + name);
            }
            if (size == MAX_FIELDS) {
                throw new IllegalArgumentException("there are more than " + MAX_FIELDS + " fields");
            }
            if (size == names.length) {
                int room = Math.max(FIRST_ROOM, 2 * size);
                names = Arrays.copyOf(names, room);
                values = Arrays.copyOf(values, room);
            }
            names[size] = name;
            values[size++] = value;
            return this;
        }

        /** Adds a text. */
        public Builder text(String name, String value) {
            return put(name, Data.text(value));
        }

        /** Adds a whole number. */
        public Builder whole(String name, long value) {
            return put(name, Data.whole(value));
        }

        /** Adds a text unless it is what a reader takes the field for when it is left out. */
        public Builder text(String name, String value, String leftOut) {
            return value.equals(leftOut) ? this : text(name, value);
        }

        /** Adds a whole number unless it is what a reader takes the field for when it is left out. */
        public Builder whole(String name, long value, long leftOut) {
            return value == leftOut ? this : whole(name, value);
        }

        /** Adds {@code true}; what is false is left out. */
        public Builder flag(String name, boolean value) {
            return value ? put(name, Data.truth(true)) : this;
        }

        /** Adds a list unless it is empty. */
        public Builder items(String name, Iterable<Data> list) {
            return list.iterator().hasNext() ? put(name, Data.items(list)) : this;
        }

        /** Adds a map unless it is empty. */
        public Builder fields(String name, Builder map) {
            return map.size == 0 ? this : put(name, map.build());
        }

        /**
         * Returns the map.
         *
         * @throws IllegalArgumentException if it would be deeper than {@link #MAX_DEPTH}
         */
        public Data build() {
            return new Fields(Arrays.copyOf(names, size), Arrays.copyOf(values, size));
        }
    }
}
