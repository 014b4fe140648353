package io.github.cardfold.effect;

import io.vavr.collection.Array;

/**
 * A characteristic that is a number, of which a card has one or none: its grade, its power; or is told apart by one:
 * its column.
 */
public interface Quantity extends Characteristic {
    /** Returns the number, 0 for a card that has none. */
    int of(Query query, Subject card);

    /**
     * Returns the number that a characteristic is.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Quantity of(Characteristic what) {
        if (what instanceof Quantity quantity && quantity.isNumber()) {
            return quantity;
        }
        throw new IllegalArgumentException("\"" + what.english() + "\" is no number");
    }

    /** Tells whether it is a number; a reading of another characteristic may be none. */
    default boolean isNumber() {
        return true;
    }

    @Override
    default boolean isOf(Query query, Subject card) {
        return true;
    }

    @Override
    default Class<? extends Term> asked() {
        return Bounds.class;
    }

    @Override
    default Class<? extends Term> given() {
        return Value.class;
    }

    @Override
    default Array<?> values(Query query, Subject card) {
        return Array.of(of(query, card));
    }

    @Override
    default boolean meets(Query query, Subject card, Term is) {
        return isOf(query, card) && ((Bounds) is).hold(query, of(query, card));
    }

    @Override
    default boolean areAlike(Query query, Subject one, Subject other) {
        return of(query, one) == of(query, other);
    }

    /**
     * Returns the change that raises it by a number.
     *
     * @throws EffectException if no effect does
     */
    default Change raise(Compiler out, Value by, Selector of) {
        throw out.error("no effect raises the " + english());
    }

    @Override
    default Array<Working> gets(Compiler out, Term what, Selector of) {
        return Array.of(raise(out, (Value) what, of));
    }
}
