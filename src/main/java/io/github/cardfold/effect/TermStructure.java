package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.grammar.Structure;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Type;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What terms are made of, for the grammar: the components that JSON has as well. What it has found out is kept. */
final class TermStructure implements Structure {
    private final TreeMap<String, Shape> shapes = new TreeMap<>();
    private final @Nullable Language language;

    /** @param language tells what is taken for a component that is left out; null if nothing but its form does */
    TermStructure(@Nullable Language language) {
        this.language = language;
    }

    private record Spoken(Component component, @Nullable Language language) implements Field {
        @Override
        public String name() {
            return component.field();
        }

        @Override
        public Type type() {
            return component.type();
        }

        @Override
        public Object value(Object term) {
            return component.value(term);
        }

        @Override
        public boolean isOptional() {
            return !component.isNeeded();
        }

        @Override
        public boolean isSaid(Object value) {
            return component.isNeeded() || (language == null ? looksSaid(value) : !isLeftOut(language, value));
        }

        private boolean isLeftOut(Language words, Object value) {
            return value instanceof Option<?> maybe
                    ? maybe.isEmpty()
                    : component.write(words, value).isEmpty();
        }

        /** Terms that are left out are named as their classes are. */
        private boolean looksSaid(Object value) {
            if (value instanceof Option<?> maybe) {
                return maybe.isDefined();
            }
            if (value instanceof Array<?> several) {
                return several.nonEmpty();
            }
            Data data = component.leftOut().getOrElse(Data.truth(false));
            if (data instanceof Data.Text text && text.value().equals(Default.USUAL)) {
                return false;
            }
            if (data instanceof Data.Truth truth) {
                return !value.equals(truth.value());
            }
            if (data instanceof Data.Whole whole) {
                Object number = value instanceof Numeral numeral ? numeral.number() : value;
                return !number.equals((int) whole.value());
            }
            return !(data instanceof Data.Text text && text.value().equals(name(value)));
        }

        private static String name(Object value) {
            if (value instanceof Enum<?> constant) {
                return Words.of(constant);
            }
            return value instanceof OfThis card && card.isThis()
                    ? "this"
                    : value instanceof Term ? Words.ofClass(value.getClass()) : value.toString();
        }
    }

    private Shape shape(Class<?> type) {
        synchronized (shapes) {
            Shape known = shapes.get(type.getName());
            Shape shape = known == null ? new Shape(type) : known;
            shapes.put(type.getName(), shape);
            return shape;
        }
    }

    /** Returns what a component is taken for when it is left out. */
    Object leftOut(Field field, Reading at) {
        if (!field.isOptional() || language == null) {
            throw new IllegalArgumentException("\"" + field.name() + "\" is not said");
        }
        return ((Spoken) field).component().leftOut(language, at);
    }

    @Override
    public Array<Field> fields(Class<?> type) {
        return language != null && Defined.class.isAssignableFrom(type)
                ? new DefinedPhrases(language, type).fields()
                : shape(type).components().map(each -> new Spoken(each, language));
    }

    @Override
    public Object make(Class<?> type, Function<Field, Object> values) {
        if (language != null && Defined.class.isAssignableFrom(type)) {
            DefinedPhrases defined = new DefinedPhrases(language, type);
            Map<String, Object> all = defined.fields().toLinkedMap(Field::name, values);
            return defined.make(name -> all.get(name)
                    .flatMap(each ->
                            each instanceof Option<?> maybe ? Option.<Object>narrow(maybe) : Option.some(each)));
        }
        try {
            return shape(type).make(each -> values.apply(new Spoken(each, language)));
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
        return Language.roles()
                .find(each -> each.isAssignableFrom(type))
                .getOrElseThrow(() -> new IllegalArgumentException(type + " has no role"));
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
