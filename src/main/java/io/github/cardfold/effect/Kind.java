package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A kind of term under its name: how it is read and written follows from the components of its record. Some of them may
 * be fixed: they are the same for all terms of the kind and are not said.
 */
final class Kind {
    private final String name;
    private final Class<? extends Term> type;
    private final Class<? extends Term> role;
    private final Shape shape;
    private final Map<Component, Object> fixed;
    /** Those that are said. */
    private final Array<Component> components;

    Kind(String name, Class<? extends Term> type, Class<? extends Term> role) {
        this.name = name;
        this.type = type;
        this.role = role;
        shape = new Shape(type);
        fixed = LinkedHashMap.empty();
        components = shape.components();
    }

    private Kind(Kind of, Map<Component, Object> fixed) {
        name = of.name;
        type = of.type;
        role = of.role;
        shape = of.shape;
        this.fixed = fixed;
        components = of.components.reject(fixed::containsKey);
    }

    /**
     * Returns the same kind with fixed components.
     *
     * @param language what reads their values
     * @param values their values by their names, as they would be said
     * @throws IllegalArgumentException if there is no such component, or it takes no such value
     */
    Kind fixing(Language language, Map<String, Data> values) {
        Map<Component, Object> read = LinkedHashMap.empty();
        for (var each : values) {
            Component component = components
                    .find(one -> one.name().equals(each._1()))
                    .getOrElseThrow(() -> new IllegalArgumentException(
                            "\"" + name + "\": " + type + " has no component \"" + each._1() + "\""));
            read = read.put(component, component.read(language, Reading.of(each._2())));
        }
        return new Kind(this, read);
    }

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

    /** Returns how many components are fixed. */
    int fixedCount() {
        return fixed.size();
    }

    /** Tells whether another kind of the same record fixes the same components to the same values. */
    boolean isLike(Kind other) {
        return fixed.size() == other.fixed.size()
                && fixed.forAll(each -> other.fixed.exists(one ->
                        one._1().name().equals(each._1().name()) && one._2().equals(each._2())));
    }

    /** Tells whether a term of its record has the components that it fixes. */
    boolean covers(Term term) {
        return fixed.forAll(each -> each._1().value(term).equals(each._2()));
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
    Term read(Language language, Reading name) {
        return make(each -> each.leftOut(language, name), name);
    }

    /** Reads a term from what stands under its name: its components by name or, in short, the only one needed. */
    Term readBody(Language language, Reading body) {
        Component only = only();
        if (body.data() instanceof Data.Fields fields && (only == null || isFull(fields))) {
            ReadingFields in = body.fields();
            Map<Component, Object> values = LinkedHashMap.empty();
            for (Component each : components) {
                values = values.put(each, each.isEntry() ? entry(language, each, in) : read(language, each, in));
            }
            in.end();
            Map<Component, Object> said = values;
            return make(each -> said.get(each).get(), body);
        }
        if (only == null || only.isEntry()) {
            throw body.expected("a map with "
                    + components
                            .map(each -> each.isEntry() ? "a characteristic" : each.name())
                            .mkString(", "));
        }
        return make(each -> each == only ? each.read(language, body) : each.leftOut(language, body), body);
    }

    private static Object read(Language language, Component component, ReadingFields in) {
        Reading value = in.find(component.name());
        return value == null ? component.leftOut(language, in.map()) : component.read(language, value);
    }

    /** Reads the entry, whose field has the name of a characteristic. */
    private Object entry(Language language, Component component, ReadingFields in) {
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

    private Term make(Function<Component, Object> said, Reading at) {
        try {
            return (Term) shape.make(each -> fixed.get(each).getOrElse(() -> said.apply(each)));
        } catch (InvocationTargetException e) {
            throw at.expected(
                    "a proper \"" + name + "\"",
                    String.valueOf(e.getTargetException().getMessage()));
        }
    }

    /** Writes a term as short as it can be read again. */
    Data write(Language language, Term term) {
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
