package io.github.cardfold.effect;

import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.lang.reflect.Type;
import java.util.TreeMap;
import java.util.function.Function;

/** What the terms of a language are made of, for its grammar: the components that JSON has as well. */
final class TermStructure extends RecordStructure {
    private final Kinds language;
    private final TreeMap<String, Array<Field>> fields = new TreeMap<>();

    TermStructure(Kinds language) {
        this.language = language;
    }

    private record Spoken(Component component, Kinds language) implements Field {
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
            if (component.isNeeded()) {
                return true;
            }
            return value instanceof Option<?> maybe
                    ? maybe.isDefined()
                    : component.write(language, value).isDefined();
        }
    }

    /** Returns what a component is taken for when it is left out. */
    Object leftOut(Field field, Reading at) {
        if (!field.isOptional()) {
            throw new IllegalArgumentException("\"" + field.name() + "\" is not said");
        }
        return ((Spoken) field).component().leftOut(language, at);
    }

    @Override
    public Array<Field> fields(Class<?> type) {
        if (Defined.class.isAssignableFrom(type)) {
            return new DefinedPhrases(language, type).fields();
        }
        synchronized (fields) {
            return fields.computeIfAbsent(
                    type.getName(),
                    name -> shape(type).slots().map(each -> new Spoken(new FieldComponent(each), language)));
        }
    }

    @Override
    public Object make(Class<?> type, Function<Field, Object> values) {
        if (!Defined.class.isAssignableFrom(type)) {
            return super.make(type, values);
        }
        DefinedPhrases defined = new DefinedPhrases(language, type);
        Map<String, Object> all = defined.fields().toLinkedMap(Field::name, values);
        return defined.make(name -> all.get(name)
                .flatMap(each -> each instanceof Option<?> maybe ? Option.<Object>narrow(maybe) : Option.some(each)));
    }
}
