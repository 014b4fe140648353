package io.github.cardfold.data;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The fields of a map being read: each is asked for by name, and {@link #end} fails if one was not. */
public final class ReadingFields {
    private final Reading map;
    private final Data.Fields fields;
    private final List<String> known = new ArrayList<>();

    ReadingFields(Reading map, Data.Fields fields) {
        this.map = map;
        this.fields = fields;
    }

    /** Returns the map itself. */
    public Reading map() {
        return map;
    }

    /** Returns the value of a field, or null if it was left out. */
    public @Nullable Reading find(String name) {
        known.add(name);
        Data value = fields.get(name);
        return value == null ? null : map.field(name, value);
    }

    /**
     * Returns the value of a field that is never left out.
     *
     * @throws StateFormatException if it is
     */
    public Reading get(String name) {
        Reading value = find(name);
        if (value == null) {
            throw map.field(name, fields).expected("a value", "none");
        }
        return value;
    }

    /** Tells whether a field is there, without asking for it. */
    public boolean has(String name) {
        return fields.get(name) != null;
    }

    /** Returns the whole number of a field, or what it means to leave it out. */
    public int whole(String name, int leftOut) {
        Reading value = find(name);
        return value == null ? leftOut : value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Returns the text of a field, or what it means to leave it out. */
    public String text(String name, String leftOut) {
        Reading value = find(name);
        return value == null ? leftOut : value.text();
    }

    /** Tells whether a field is there and true. */
    public boolean flag(String name) {
        Reading value = find(name);
        return value != null && value.truth();
    }

    /** Returns the elements of a field's list; none if it is left out. */
    public Array<Reading> items(String name) {
        Reading value = find(name);
        return value == null ? Array.empty() : value.items();
    }

    /** Returns the names of all fields, for a map whose names are data. */
    public Array<String> names() {
        return Array.tabulate(fields.size(), fields::name);
    }

    /**
     * Ends the reading of the map.
     *
     * @throws StateFormatException if there is a field that was never asked for
     */
    public void end() {
        for (int i = 0; i < fields.size(); i++) {
            if (!known.contains(fields.name(i))) {
                throw map.field(fields.name(i), fields.value(i))
                        .expected("no such field here, only " + String.join(", ", known));
            }
        }
    }
}
