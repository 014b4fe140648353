package io.github.cardfold.data;

import io.vavr.collection.Array;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A value being read, and the way that led to it. Whatever is not as expected becomes one {@link StateFormatException}
 * with its path. Immutable.
 */
public final class Reading {
    private static final int SHOWN = 60;

    private final @Nullable Reading parent;
    private final @Nullable String field;
    private final int index;
    private final Data data;

    private Reading(@Nullable Reading parent, @Nullable String field, int index, Data data) {
        this.parent = parent;
        this.field = field;
        this.index = index;
        this.data = data;
    }

    /** Starts to read data; its path is {@code $}. */
    public static Reading of(Data data) {
        return new Reading(null, null, 0, data);
    }

    /** Returns the reading of a field of this map, given its value. */
    public Reading field(String name, Data value) {
        return new Reading(this, name, 0, value);
    }

    /** Returns the reading of another value at the same place, as one stands for the other. */
    public Reading with(Data other) {
        return new Reading(parent, field, index, other);
    }

    /** Returns the value as it is. */
    public Data data() {
        return data;
    }

    /** Returns the way to the value, such as {@code $.piles[3].things[0].definition}. */
    public String path() {
        if (parent == null) {
            return "$";
        }
        return parent.path() + (field == null ? "[" + index + "]" : StateFormatException.step(field));
    }

    /**
     * Returns the text that the value is.
     *
     * @throws StateFormatException if it is none
     */
    public String text() {
        if (data instanceof Data.Text text) {
            return text.value();
        }
        throw expected("a text");
    }

    /**
     * Returns the text that the value is.
     *
     * @throws StateFormatException if it is none or empty
     */
    public String filled() {
        if (text().isEmpty()) {
            throw expected("a text that is not empty");
        }
        return text();
    }

    /**
     * Tells whether the value is true.
     *
     * @throws StateFormatException if it is neither true nor false
     */
    public boolean truth() {
        if (data instanceof Data.Truth truth) {
            return truth.value();
        }
        throw expected("true or false");
    }

    /**
     * Returns the whole number that the value is.
     *
     * @param least the least that is allowed
     * @param greatest the greatest that is allowed
     * @throws StateFormatException if it is none within the bounds
     */
    public int whole(int least, int greatest) {
        if (data instanceof Data.Whole whole && whole.value() >= least && whole.value() <= greatest) {
            return (int) whole.value();
        }
        throw expected("a whole number from " + least + " to " + greatest);
    }

    /**
     * Returns the elements of the list that the value is.
     *
     * @throws StateFormatException if it is none
     */
    public Array<Reading> items() {
        if (!(data instanceof Data.Items items)) {
            throw expected("a list");
        }
        return items.values().zipWithIndex((each, index) -> new Reading(this, null, index, each));
    }

    /**
     * Returns the fields of the map that the value is.
     *
     * @throws StateFormatException if it is none
     */
    public ReadingFields fields() {
        if (data instanceof Data.Fields fields) {
            return new ReadingFields(this, fields);
        }
        throw expected("a map");
    }

    /**
     * Returns what the text that the value is stands for.
     *
     * @param what what belongs there, as the object of "expected"
     * @param lookUp throws {@link IllegalArgumentException} for unknown names
     * @throws StateFormatException if the value is no text or stands for nothing
     */
    public <T> T named(String what, Function<String, T> lookUp) {
        try {
            return lookUp.apply(text());
        } catch (IllegalArgumentException e) {
            throw expected(what);
        }
    }

    /**
     * Returns the constant whose {@linkplain #word(Enum) word} the value is.
     *
     * @throws StateFormatException if it is the word of none
     */
    public <E extends Enum<E>> E word(E[] constants) {
        for (E each : constants) {
            if (word(each).equals(text())) {
                return each;
            }
        }
        throw expected("one of " + Array.of(constants).map(Reading::word).mkString(", "));
    }

    /**
     * Checks that the value is one text and no other.
     *
     * @throws StateFormatException if it is another
     */
    public void word(String only) {
        if (!text().equals(only)) {
            throw expected('"' + only + '"');
        }
    }

    /** Returns the word for a constant: its name in lower case, with spaces. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns the complaint that something else belongs here. */
    public StateFormatException expected(String what) {
        return expected(what, shown());
    }

    /** Returns the complaint that something else belongs here than was found. */
    public StateFormatException expected(String what, String found) {
        return new StateFormatException(path(), what, found, null);
    }

    /** Returns the exception that says what belongs here and what reading it failed with. */
    public StateFormatException expected(String what, Throwable cause) {
        return new StateFormatException(path(), what, cause.toString(), cause);
    }

    private String shown() {
        if (data instanceof Data.Items items) {
            return "a list of " + items.values().size();
        }
        if (data instanceof Data.Fields) {
            return "a map";
        }
        String text = DataText.of(data);
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + " ...";
    }
}
