package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A kind of term under its name: how it is read and written follows from its components. */
abstract class Kind {
    private final String name;
    private final Class<? extends Term> type;
    private final Class<? extends Term> role;
    private final Array<Component> components;

    /**
     * Makes it.
     *
     * @param components what is said of a term
     */
    Kind(String name, Class<? extends Term> type, Class<? extends Term> role, Array<Component> components) {
        this.name = name;
        this.type = type;
        this.role = role;
        this.components = components;
    }

    /** Returns how many components are fixed. */
    abstract int fixedCount();

    /** Tells whether another kind of the same record has the same terms. */
    abstract boolean isLike(Kind other);

    /** Tells whether a term of its record is of this kind. */
    abstract boolean covers(Term term);

    /**
     * Makes a term.
     *
     * @param said the value of a component
     * @param at where it stands
     * @throws io.github.cardfold.data.StateFormatException if there is no such term
     */
    abstract Term make(Kinds language, Function<Component, Object> said, Reading at);

    String name() {
        return name;
    }

    Class<? extends Term> type() {
        return type;
    }

    Class<? extends Term> role() {
        return role;
    }

    /** Returns the components that are said. */
    Array<Component> components() {
        return components;
    }

    /** Returns the component that may stand alone: the only one needed or, if none is, the first; null if none may. */
    @Nullable
    Component only() {
        Array<Component> needed = components.filter(Component::isNeeded);
        if (needed.size() == 1) {
            return needed.head();
        }
        return needed.isEmpty() ? components.headOption().getOrNull() : null;
    }

    /** Reads a term of which nothing but the name is said. */
    Term read(Kinds language, Reading name) {
        return make(language, each -> each.leftOut(language, name), name);
    }

    /** Reads a term from what stands under its name: its components by name or, in short, the only one needed. */
    Term readBody(Kinds language, Reading body) {
        Component only = only();
        if (body.data() instanceof Data.Fields fields && (only == null || isFull(fields))) {
            ReadingFields in = body.fields();
            Map<Component, Object> values = LinkedHashMap.empty();
            for (Component each : components) {
                values = values.put(each, each.isEntry() ? entry(language, each, in) : read(language, each, in));
            }
            in.end();
            Map<Component, Object> said = values;
            return make(language, each -> said.get(each).get(), body);
        }
        if (only == null || only.isEntry()) {
            throw body.expected("a map with "
                    + components
                            .map(each -> each.isEntry() ? "a characteristic" : each.name())
                            .mkString(", "));
        }
        return make(language, each -> each == only ? each.read(language, body) : each.leftOut(language, body), body);
    }

    private static Object read(Kinds language, Component component, ReadingFields in) {
        Reading value = in.find(component.name());
        return value == null ? component.leftOut(language, in.map()) : component.read(language, value);
    }

    /** Reads the entry, whose field has the name of a characteristic. */
    private Object entry(Kinds language, Component component, ReadingFields in) {
        String key = in.names()
                .find(each -> !isComponent(each) && Entries.isKey(language, each))
                .getOrElseThrow(() -> in.map().expected("a characteristic and what is said of it"));
        return Entries.read(language, (Class<?>) component.type(), key, Objects.requireNonNull(in.find(key)));
    }

    /** Tells whether a map names components; a single term is a map that names its own kind. */
    private boolean isFull(Data.Fields fields) {
        return fields.size() != 1 || isComponent(fields.name(0)) || components.exists(Component::isEntry);
    }

    private boolean isComponent(String field) {
        return components.exists(each -> each.name().equals(field));
    }

    /** Writes a term as short as it can be read again. */
    Data write(Kinds language, Term term) {
        Component only = only();
        Data.Builder out = Data.fields();
        Option<Data> alone = Option.none();
        for (Component each : components) {
            if (each.isEntry()) {
                Entries.write(language, (Entry) each.value(term)).apply(out::put);
                continue;
            }
            Option<Data> value = each.write(language, each.value(term));
            value.forEach(data -> out.put(each.name(), data));
            alone = each == only ? value : alone;
        }
        if (out.size() == 0) {
            return Data.text(name);
        }
        boolean isShort =
                out.size() == 1 && alone.isDefined() && !(alone.get() instanceof Data.Fields fields && isFull(fields));
        return Data.fields().put(name, isShort ? alone.get() : out.build()).build();
    }
}
