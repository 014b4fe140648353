package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;

/** A component of a record, or of a {@link Part} of it, as it is declared. Immutable. */
final class Slot {
    private final RecordComponent component;
    private final Option<RecordComponent> within;
    private final Option<Data> leftOut;

    /**
     * Makes it.
     *
     * @param within the component of the record that is the {@link Part} it belongs to, if it belongs to one
     */
    Slot(RecordComponent component, Option<RecordComponent> within) {
        this.component = component;
        this.within = within;
        leftOut = leftOut(component);
    }

    private static Option<Data> leftOut(RecordComponent component) {
        Default annotation = component.getAnnotation(Default.class);
        if (annotation == null) {
            return component.getType() == boolean.class ? Option.some(Data.truth(false)) : Option.none();
        }
        String text = annotation.value();
        if (text.equals("[]")) {
            return Option.some(Data.items(List.of()));
        }
        boolean isNumber = text.matches("-?[0-9]+");
        return Option.some(isNumber ? Data.whole(Long.parseLong(text)) : Data.text(text));
    }

    /** Returns the name in Java. */
    String name() {
        return component.getName();
    }

    Type type() {
        return component.getGenericType();
    }

    /** Returns what it is taken for when it is left out; none if nothing is said of that. */
    Option<Data> leftOut() {
        return leftOut;
    }

    /** Tells whether it may be left out. */
    boolean isOptional() {
        return leftOut.isDefined() || component.getType() == Option.class;
    }

    /** Returns what a term has for it. */
    Object value(Object term) {
        Object holder = within.map(part -> value(term, part)).getOrElse(term);
        return value(holder, component);
    }

    /** Returns what a record has for a component. */
    static Object value(Object holder, RecordComponent component) {
        try {
            return component.getAccessor().invoke(holder);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component + " of " + holder.getClass(), e);
        }
    }
}
