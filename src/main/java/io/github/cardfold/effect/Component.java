package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/** One component of a kind of term: its name in JSON, its type, what it is taken for when it is left out. */
abstract class Component {
    private static final Data USUAL = Data.text(Default.USUAL);

    private final String name;
    private final Type type;
    private final Option<Data> leftOut;

    Component(String name, Type type, Option<Data> leftOut) {
        this.name = name;
        this.type = type;
        this.leftOut = leftOut;
    }

    /** Returns what a term has for it. */
    abstract Object value(Object term);

    String name() {
        return name;
    }

    /** Returns the name in Java: that of the record's component. */
    abstract String field();

    Type type() {
        return type;
    }

    /** Tells whether values can be read and written: numbers, truth values, texts, terms, words, one or several. */
    boolean isSayable(Kinds language) {
        Type held = type;
        while (held instanceof ParameterizedType several) {
            if (several.getRawType() != Array.class && several.getRawType() != Option.class) {
                return false;
            }
            held = several.getActualTypeArguments()[0];
        }
        return held instanceof Class<?> plain
                && (plain == int.class
                        || plain == Integer.class
                        || plain == boolean.class
                        || plain == String.class
                        || Term.class.isAssignableFrom(plain)
                        || Entry.class.isAssignableFrom(plain)
                        || language.words(plain).nonEmpty());
    }

    /** Tells whether it is an entry, which stands among the components as a field of its own name. */
    boolean isEntry() {
        return type instanceof Class<?> plain && Entry.class.isAssignableFrom(plain);
    }

    boolean isNeeded() {
        return leftOut.isEmpty() && !isOption();
    }

    /** Returns the type of terms that stand here, alone, in a list or perhaps; null if none do. */
    @org.jspecify.annotations.Nullable
    Class<?> role() {
        Class<?> inner = inner(type);
        return Term.class.isAssignableFrom(inner) ? inner : null;
    }

    /** Returns the type of what stands here, alone, in a list or perhaps. */
    Class<?> held() {
        return inner(type);
    }

    /** Returns the words that may stand here; none if it is no word. */
    Array<String> words(Kinds language) {
        return language.words(inner(type));
    }

    private boolean isOption() {
        return type instanceof ParameterizedType several && several.getRawType() == Option.class;
    }

    private static Class<?> inner(Type type) {
        if (type instanceof ParameterizedType several) {
            return inner(several.getActualTypeArguments()[0]);
        }
        if (type instanceof Class<?> plain) {
            return plain;
        }
        throw new IllegalArgumentException("a term has a component of type " + type + ", which cannot be read");
    }

    /** Returns the value that stands for a component that is left out. */
    Object leftOut(Kinds language, Reading map) {
        if (isOption()) {
            return Option.none();
        }
        Data value = leftOut(language).getOrElseThrow(() -> map.expected("\"" + name + "\"", "no such field"));
        return read(language, map.field(name, value));
    }

    /** Returns what the component is taken for when it is left out, as it is declared; none if it is needed. */
    Option<Data> leftOut() {
        return leftOut;
    }

    /** Returns what the component is taken for when it is left out; none if it is needed, or then nothing is said. */
    Option<Data> leftOut(Kinds language) {
        return leftOut.contains(USUAL) ? language.usual(inner(type)) : leftOut;
    }

    Object read(Kinds language, Reading value) {
        return read(language, type, value);
    }

    private static Object read(Kinds language, Type type, Reading value) {
        Class<?> inner = inner(type);
        if (!(type instanceof ParameterizedType several)) {
            return readOne(language, inner, value);
        }
        if (several.getRawType() == Option.class) {
            return Option.some(read(language, several.getActualTypeArguments()[0], value));
        }
        if (!(value.data() instanceof Data.Items)) {
            return Array.of(readOne(language, inner, value));
        }
        List<Object> items = new ArrayList<>();
        value.items().forEach(each -> items.add(readOne(language, inner, each)));
        return Array.ofAll(items);
    }

    private static Object readOne(Kinds language, Class<?> type, Reading value) {
        if (type == int.class || type == Integer.class) {
            return value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        if (type == boolean.class) {
            return value.truth();
        }
        if (type == String.class) {
            return value.text();
        }
        if (Entry.class.isAssignableFrom(type)) {
            return entry(language, type, value);
        }
        return Term.class.isAssignableFrom(type)
                ? language.read(type.asSubclass(Term.class), value)
                : language.word(type, value);
    }

    private static Entry entry(Kinds language, Class<?> type, Reading value) {
        if (value.data() instanceof Data.Fields fields
                && fields.size() == 1
                && Entries.isKey(language, fields.name(0))) {
            return Entries.read(language, type, fields.name(0), value.field(fields.name(0), fields.value(0)));
        }
        throw value.expected("a map with a characteristic and what is said of it");
    }

    /** Returns the data of a value, or none if it is what the component is taken for when left out. */
    Option<Data> write(Kinds language, Object value) {
        if (value instanceof Option<?> maybe) {
            return maybe.map(each -> data(language, type, each));
        }
        Data written = data(language, value);
        return leftOut(language).contains(written) ? Option.none() : Option.some(written);
    }

    /** Returns the data of a value. */
    Data data(Kinds language, Object value) {
        return data(language, type, value);
    }

    private static Data data(Kinds language, Type type, Object value) {
        if (value instanceof Array<?> several) {
            return several.size() == 1
                    ? data(language, type, several.head())
                    : Data.items(several.map(each -> data(language, type, each)).asJava());
        }
        if (value instanceof Integer number) {
            return Data.whole(number);
        }
        if (value instanceof Boolean truth) {
            return Data.truth(truth);
        }
        if (value instanceof String text) {
            return Data.text(text);
        }
        if (value instanceof Entry entry) {
            return Entries.data(language, entry);
        }
        Class<?> inner = inner(type);
        return Term.class.isAssignableFrom(inner)
                ? language.write((Term) value)
                : Data.text(language.word(inner, value));
    }
}
