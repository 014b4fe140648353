package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.vavr.collection.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;

/** What texts of a language are as JSON, said in JSON Schema: all that is read, and as little else as it can say. */
final class Schema {
    private final Kinds language;

    Schema(Kinds language) {
        this.language = language;
    }

    Data of(String id) {
        Data.Builder roles = Data.fields();
        Roles.ALL.forEach(role -> roles.put(Roles.what(role), role(role)));
        return Data.fields()
                .text("$schema", "https://json-schema.org/draft/2020-12/schema")
                .text("$id", id)
                .text("title", "The text of a card")
                .text("description", "The kinds of terms that abilities are made of, by what stands for what.")
                .put("$defs", roles.build())
                .put("$ref", Data.text("#/$defs/" + Roles.what(Ability.class)))
                .build();
    }

    private Data role(Class<? extends Term> role) {
        Array<Kind> kinds = language.kinds(role);
        Data.Builder bodies = Data.fields();
        kinds.forEach(kind -> bodies.put(kind.name(), body(kind)));
        Data term = oneOf(bodies);
        Array<Data> names = kinds.reject(kind -> kind.components().exists(Component::isNeeded))
                .map(kind -> Data.text(kind.name()));
        return anyOf(kinds.flatMap(this::sign)
                .prepend(Data.fields().put("enum", Data.items(names.asJava())).build())
                .prepend(term));
    }

    /** Returns how a kind whose name is a sign is written. */
    private Array<Data> sign(Kind kind) {
        return switch (kind.name()) {
            case Kinds.NUMBER -> Array.of(number());
            case Kinds.VARIABLE ->
                Array.of(Data.fields()
                        .text("type", "string")
                        .text("pattern", "^\\" + Kinds.VARIABLE)
                        .build());
            case Kinds.WORD -> Array.of(Data.fields().text("type", "string").build());
            case Kinds.ENTRY -> Array.of(full(kind));
            case Kinds.LIST ->
                Array.of(list(Data.fields().text("$ref", ref(kind.role())).build()));
            default -> Array.empty();
        };
    }

    private Data body(Kind kind) {
        Component only = kind.only();
        return only == null || only.isEntry() ? full(kind) : anyOf(Array.of(full(kind), type(only.type())));
    }

    private Data full(Kind kind) {
        Data.Builder parts = Data.fields();
        Array<Component> entries = kind.components().filter(Component::isEntry);
        kind.components().removeAll(entries).forEach(each -> parts.put(each.name(), type(each.type())));
        entries.forEach(each -> entries((Class<?>) each.type(), parts));
        List<Data> needed = kind.components()
                .filter(each -> each.isNeeded() && !each.isEntry())
                .map(each -> Data.text(each.name()))
                .asJava();
        Data.Builder full =
                Data.fields().text("type", "object").fields("properties", parts).items("required", needed);
        if (!entries.isEmpty()) {
            full.whole("minProperties", needed.size() + 1);
        }
        return full.put("additionalProperties", Data.truth(false)).build();
    }

    /** Adds the fields that entries of a type may be: what stands below each name. */
    private void entries(Class<?> entry, Data.Builder out) {
        Array<Kind> kinds = language.kinds(Characteristic.class);
        Data.Builder plain = Data.fields();
        for (Kind kind : kinds.filter(Entries::isPlain)) {
            Data below = below(entry, Data.text(kind.name()));
            plain.put(kind.name(), below);
            out.put(kind.name(), below);
        }
        for (Kind kind : kinds.reject(Entries::isPlain)) {
            out.put(kind.name(), oneOf(Entries.isReading(kind) ? plain : words(entry, kind)));
        }
    }

    private Data.Builder words(Class<?> entry, Kind kind) {
        Data.Builder words = Data.fields();
        for (String word : language.words((Class<?>) kind.components().head().type())) {
            Data what = Data.fields().put(kind.name(), Data.text(word)).build();
            words.put(word, below(entry, what));
        }
        return words;
    }

    /** Returns what stands below a characteristic in an entry. */
    private Data below(Class<?> entry, Data what) {
        Class<? extends Term> type = Entries.below(entry, language.read(Characteristic.class, what));
        return Part.class.isAssignableFrom(type)
                ? body(new RecordKind("", type, type))
                : Data.fields().text("$ref", ref(type)).build();
    }

    private Data entry(Class<?> type) {
        Data.Builder keys = Data.fields();
        entries(type, keys);
        return oneOf(keys);
    }

    /** Returns a map with one of several fields. */
    private static Data oneOf(Data.Builder fields) {
        return Data.fields()
                .text("type", "object")
                .fields("properties", fields)
                .whole("minProperties", 1)
                .whole("maxProperties", 1)
                .put("additionalProperties", Data.truth(false))
                .build();
    }

    private Data type(Type type) {
        if (!(type instanceof ParameterizedType several)) {
            return plain((Class<?>) type);
        }
        Data inner = type(several.getActualTypeArguments()[0]);
        return several.getRawType() == Array.class ? anyOf(Array.of(inner, list(inner))) : inner;
    }

    private Data plain(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return number();
        }
        if (type == boolean.class) {
            return Data.fields().text("type", "boolean").build();
        }
        if (type == String.class) {
            return Data.fields().text("type", "string").build();
        }
        if (Entry.class.isAssignableFrom(type)) {
            return entry(type);
        }
        if (!Term.class.isAssignableFrom(type)) {
            Array<Data> words = language.words(type).map(Data::text);
            return Data.fields().put("enum", Data.items(words.asJava())).build();
        }
        return Data.fields().text("$ref", ref(type)).build();
    }

    private static String ref(Class<?> role) {
        return "#/$defs/" + Roles.what(role);
    }

    private static Data number() {
        return Data.fields()
                .text("type", "integer")
                .whole("minimum", Integer.MIN_VALUE)
                .whole("maximum", Integer.MAX_VALUE)
                .build();
    }

    private static Data list(Data element) {
        return Data.fields().text("type", "array").put("items", element).build();
    }

    private static Data anyOf(Array<Data> choices) {
        return Data.fields().put("anyOf", Data.items(choices.asJava())).build();
    }
}
