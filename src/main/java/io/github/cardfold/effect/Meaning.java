package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/** Writes out what definitions mean, and puts terms in the place of others. */
final class Meaning {
    private Meaning() {}

    /** Returns a term of the same role without names of definitions. */
    @SuppressWarnings("unchecked") // what a definition means has the role of its name
    static <T extends Term> T of(T term) {
        return (T) (term instanceof Defined defined ? of(defined.body()) : made(term, Meaning::of));
    }

    /** Returns a term with other terms in the place of its direct parts; the same term if none differs. */
    static Term made(Term term, UnaryOperator<Term> change) {
        RecordComponent[] components = Terms.components(term);
        Object[] values = new Object[components.length];
        boolean isSame = true;
        for (int i = 0; i < values.length; i++) {
            Object before = Terms.value(term, components[i]);
            values[i] = value(before, change);
            isSame &= values[i] == before;
        }
        return isSame ? term : make(term.getClass(), components, values);
    }

    private static Object value(Object value, UnaryOperator<Term> change) {
        if (value instanceof Array<?> several) {
            Array<Object> now = several.map(each -> value(each, change));
            return now.equals(several) ? several : now;
        }
        if (value instanceof Option<?> maybe) {
            Option<Object> now = maybe.map(each -> value(each, change));
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
