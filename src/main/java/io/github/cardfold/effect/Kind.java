package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A kind of term under its name: how it is read and written follows from the components of its record. */
final class Kind {
    private final String name;
    private final Class<? extends Term> type;
    private final Class<? extends Term> role;
    private final Array<Component> components;
    private final Constructor<?> constructor;

    Kind(String name, Class<? extends Term> type, Class<? extends Term> role) {
        this.name = name;
        this.type = type;
        this.role = role;
        RecordComponent[] parts = type.getRecordComponents();
        if (parts == null) {
            throw new IllegalArgumentException(name + ": " + type + " is no record");
        }
        components = Array.of(parts).map(Component::new);
        try {
            constructor = type.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(name + ": " + type + " has no public constructor", e);
        }
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
    Term read(Language language, Reading name) {
        return make(components.map(each -> each.leftOut(language, name)), name);
    }

    /** Reads a term from what stands under its name: its components by name or, in short, the only one needed. */
    Term readBody(Language language, Reading body) {
        Component only = only();
        if (body.data() instanceof Data.Fields fields && (only == null || isFull(fields))) {
            ReadingFields in = body.fields();
            Array<Object> values = components.map(each -> {
                Reading value = in.find(each.name());
                return value == null ? each.leftOut(language, body) : each.read(language, value);
            });
            in.end();
            return make(values, body);
        }
        if (only == null) {
            throw body.expected("a map with " + components.map(Component::name).mkString(", "));
        }
        return make(
                components.map(each -> each == only ? each.read(language, body) : each.leftOut(language, body)), body);
    }

    /** Tells whether a map names components; a single term is a map that names its own kind. */
    private boolean isFull(Data.Fields fields) {
        return fields.size() != 1 || isComponent(fields.name(0));
    }

    private boolean isComponent(String field) {
        return components.exists(each -> each.name().equals(field));
    }

    private Term make(Array<Object> values, Reading at) {
        try {
            return (Term) constructor.newInstance(values.toJavaArray());
        } catch (InvocationTargetException e) {
            throw at.expected(
                    "a proper \"" + name + "\"",
                    String.valueOf(e.getTargetException().getMessage()));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make " + type, e);
        }
    }

    /** Writes a term as short as it can be read again. */
    Data write(Language language, Term term) {
        Component only = only();
        Data.Builder out = Data.fields();
        Option<Data> alone = Option.none();
        for (Component each : components) {
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
