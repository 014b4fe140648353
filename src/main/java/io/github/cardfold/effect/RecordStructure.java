package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.grammar.Structure;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Type;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What terms are made of where no language says it: what their records declare. What it has found out is kept. */
class RecordStructure implements Structure {
    private static final ClassValue<Class<?>> ROLES = new ClassValue<>() {
        @Override
        protected Class<?> computeValue(Class<?> type) {
            if (type.isAnnotationPresent(Role.class)) {
                return type;
            }
            for (Class<?> above : type.getInterfaces()) {
                if (get(above) != Object.class) {
                    return get(above);
                }
            }
            return Object.class;
        }
    };

    private final TreeMap<String, Shape> shapes = new TreeMap<>();

    private record Declared(Slot slot) implements Field {
        @Override
        public String name() {
            return slot.name();
        }

        @Override
        public Type type() {
            return slot.type();
        }

        @Override
        public Object value(Object term) {
            return slot.value(term);
        }

        @Override
        public boolean isOptional() {
            return slot.isOptional();
        }

        /** Terms that are left out are named as their classes are. */
        @Override
        public boolean isSaid(Object value) {
            if (value instanceof Option<?> maybe) {
                return maybe.isDefined();
            }
            if (slot.leftOut().isEmpty()) {
                return true;
            }
            if (value instanceof Array<?> several) {
                return several.nonEmpty();
            }
            Data data = slot.leftOut().get();
            if (data instanceof Data.Text text) {
                return !text.value().equals(Default.USUAL) && !text.value().equals(said(value));
            }
            if (data instanceof Data.Truth truth) {
                return !value.equals(truth.value());
            }
            Object number = value instanceof Numeral numeral ? numeral.number() : value;
            return !(data instanceof Data.Whole whole && number.equals((int) whole.value()));
        }

        private static String said(Object value) {
            if (value instanceof Enum<?> constant) {
                return Words.of(constant);
            }
            return value instanceof OfThis card && card.isThis()
                    ? "this"
                    : value instanceof Term ? Words.ofClass(value.getClass()) : value.toString();
        }
    }

    /** Returns how a record is made. */
    final Shape shape(Class<?> type) {
        synchronized (shapes) {
            Shape known = shapes.get(type.getName());
            Shape shape = known == null ? new Shape(type) : known;
            shapes.put(type.getName(), shape);
            return shape;
        }
    }

    @Override
    public Array<Field> fields(Class<?> type) {
        return shape(type).slots().map(Declared::new);
    }

    @Override
    public Object make(Class<?> type, Function<Field, Object> values) {
        try {
            return shape(type).make(fields(type).iterator().map(values));
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(e.getTargetException().getMessage(), e.getTargetException());
        }
    }

    @Override
    public boolean isTerm(Class<?> type) {
        return Term.class.isAssignableFrom(type);
    }

    @Override
    public Class<?> role(Class<?> type) {
        Class<?> role = ROLES.get(type);
        if (role == Object.class) {
            throw new IllegalArgumentException(type + " has no role");
        }
        return role;
    }

    /** Definitions have phrases in the language that has them; without it, they print themselves. */
    @Override
    public @Nullable String printed(Object term) {
        return term instanceof Printed word ? word.english() : null;
    }

    @Override
    public boolean isOne(Object value) {
        return value instanceof Numeral numeral && numeral.number() == 1;
    }
}
