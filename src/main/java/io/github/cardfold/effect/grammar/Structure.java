package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.lang.reflect.Type;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What terms are made of. Pure. */
public interface Structure {
    /**
     * A component of a term: a term, a whole number, text, truth value or word, or an {@code Array} or {@code Option}.
     */
    interface Field {
        /** Returns the name of the record's component. */
        String name();

        /** Returns its type. */
        Type type();

        /** Returns its value in a term. */
        Object value(Object term);

        /** Tells whether it may be left out. */
        boolean isOptional();

        /** Tells whether a value differs from what it is when it is left out. */
        boolean isSaid(Object value);
    }

    /** Returns the components of a record that make it, in their order. */
    Array<Field> fields(Class<?> type);

    /**
     * Returns a term of a record.
     *
     * @throws IllegalArgumentException if the record refuses the values
     */
    Object make(Class<?> type, Function<Field, Object> values);

    /** Tells whether values of a type are terms. */
    boolean isTerm(Class<?> type);

    /** Returns the interface by which other terms hold terms of a record. */
    Class<?> role(Class<?> type);

    /** Returns in English a term that is known by what it is defined to be, and by no phrase; null if it is none. */
    @Nullable
    String printed(Object term);

    /** Tells whether a value is the number one, with which a noun is in the singular. */
    boolean isOne(Object value);
}
