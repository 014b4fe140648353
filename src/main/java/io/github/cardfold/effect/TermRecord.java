package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/** The record that a term is: its components, and one like it with other parts. */
final class TermRecord {
    /**
     * The components by class, none if it is no record. Made once: a class makes new ones whenever it is asked, and
     * only an accessor that is called again and again is called fast.
     */
    private static final ClassValue<RecordComponent[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            return components == null ? new RecordComponent[0] : components;
        }
    };

    private TermRecord() {}

    /** Returns the components of a term, which nobody alters; none if it is no record. */
    static RecordComponent[] components(Term term) {
        return COMPONENTS.get(term.getClass());
    }

    /** Returns what a term, or a part of it, has for a component. */
    static Object value(Object term, RecordComponent component) {
        return Slot.value(term, component);
    }

    /** Returns a term with other terms in the place of its direct parts; the same term if none differs. */
    static Term changed(Term term, UnaryOperator<Term> change) {
        RecordComponent[] components = components(term);
        Object[] values = new Object[components.length];
        boolean isSame = true;
        for (int i = 0; i < values.length; i++) {
            Object before = value(term, components[i]);
            values[i] = changed(before, change);
            isSame &= values[i] == before;
        }
        return isSame ? term : make(term.getClass(), components, values);
    }

    private static Object changed(Object value, UnaryOperator<Term> change) {
        if (value instanceof Array<?> several) {
            Array<Object> now = several.map(each -> changed(each, change));
            return now.equals(several) ? several : now;
        }
        if (value instanceof Option<?> maybe) {
            Option<Object> now = maybe.map(each -> changed(each, change));
            return now.equals(maybe) ? maybe : now;
        }
        return value instanceof Term part ? change.apply(part) : value;
    }

    private static Term make(Class<?> type, RecordComponent[] components, Object[] values) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            return (Term) constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(
                    String.valueOf(e.getTargetException().getMessage()), e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make " + type, e);
        }
    }
}
