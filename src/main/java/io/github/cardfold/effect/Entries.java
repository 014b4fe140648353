package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How entries are read and written: a characteristic's name, below it what is said of it. Where a characteristic has a
 * component, there is one more field between them: {@code {"original": {"power": 5000}}}, {@code {"number of": {"soul
 * charge": 1}}}.
 */
final class Entries {
    private Entries() {}

    /** Tells whether a field may be an entry. */
    static boolean isKey(Kinds language, String field) {
        return language.type(Characteristic.class, field).isDefined();
    }

    /** Tells whether the name of a characteristic says all of it. */
    static boolean isPlain(Kind kind) {
        return kind.components().isEmpty();
    }

    /** Tells whether a characteristic is one of another characteristic. */
    static boolean isReading(Kind kind) {
        return kind.components().exists(each -> each.role() == Characteristic.class);
    }

    static Entry read(Kinds language, Class<?> type, String field, Reading below) {
        Tuple2<Data, Reading> found = find(language, field, below);
        Characteristic what = language.read(Characteristic.class, found._2().with(found._1()));
        Class<? extends Term> role = below(type, what);
        Term said = Part.class.isAssignableFrom(role)
                ? new RecordKind(field, role, role).readBody(language, found._2())
                : language.read(role, found._2());
        try {
            return type == Setting.class ? new Setting(what, said) : new Property(what, said);
        } catch (IllegalArgumentException e) {
            throw found._2().expected("a proper \"" + what.english() + "\"", String.valueOf(e.getMessage()));
        }
    }

    /** Returns the characteristic, as data, and what is said of it. */
    private static Tuple2<Data, Reading> find(Kinds language, String field, Reading below) {
        Kind kind = language.kind(Characteristic.class, field, below);
        if (isPlain(kind)) {
            return Tuple.of(Data.text(field), below);
        }
        if (!(below.data() instanceof Data.Fields fields && fields.size() == 1)) {
            throw below.expected("a map with one field");
        }
        Reading value = below.field(fields.name(0), fields.value(0));
        Tuple2<Data, Reading> inner =
                isReading(kind) ? find(language, fields.name(0), value) : Tuple.of(Data.text(fields.name(0)), value);
        return Tuple.of(Data.fields().put(field, inner._1()).build(), inner._2());
    }

    /** Returns the type of what stands below a characteristic in an entry of some type. */
    static Class<? extends Term> below(Class<?> entry, Characteristic what) {
        return entry == Setting.class ? what.given() : what.asked();
    }

    /** Returns the field of an entry and its value. */
    static Tuple2<String, Data> write(Kinds language, Entry entry) {
        Term said = entry instanceof Setting setting ? setting.to() : ((Property) entry).is();
        return field(language.write(entry.what()), said(language, said));
    }

    private static Data said(Kinds language, Term said) {
        if (!(said instanceof Part)) {
            return language.write(said);
        }
        return ((Data.Fields) new RecordKind("", said.getClass(), said.getClass()).write(language, said)).value(0);
    }

    private static Tuple2<String, Data> field(Data what, Data said) {
        if (what instanceof Data.Fields fields) {
            Tuple2<String, Data> inner = field(fields.value(0), said);
            return Tuple.of(
                    fields.name(0), Data.fields().put(inner._1(), inner._2()).build());
        }
        return Tuple.of(((Data.Text) what).value(), said);
    }

    /**
     * Returns the kind of what is asked of a characteristic in a property, if that is a part; none if there is none.
     */
    static Option<Kind> asked(Kinds language, String name) {
        return plain(language, name)
                .map(Characteristic::asked)
                .filter(Part.class::isAssignableFrom)
                .map(type -> new RecordKind(name, type, type));
    }

    private static Option<Characteristic> plain(Kinds language, String name) {
        return language.kinds(Characteristic.class)
                .find(kind -> kind.name().equals(name) && isPlain(kind))
                .map(kind -> language.read(Characteristic.class, Data.text(name)));
    }

    /** Returns the fields as which an entry may be said. */
    static Array<ComponentShape> shape(Kinds language, Component entry) {
        return language.names(Characteristic.class)
                .map(name -> new ComponentShape(
                        name,
                        plain(language, name).map(what -> (Class<?>) below((Class<?>) entry.type(), what)),
                        false,
                        false,
                        Option.none()));
    }

    /** Returns an entry as a map of one field. */
    static Data data(Kinds language, Entry entry) {
        Tuple2<String, Data> field = write(language, entry);
        return Data.fields().put(field._1(), field._2()).build();
    }
}
