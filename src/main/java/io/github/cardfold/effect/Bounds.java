package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a number is compared with; everything that is said must be so.
 *
 * @param is what it must be
 * @param atLeast what it must be or exceed
 * @param atMost what it must be or fall short of
 * @param moreThan what it must exceed
 * @param lessThan what it must fall short of
 * @param not what it must not be
 */
public record Bounds(
        Option<Value> is,
        Option<Value> atLeast,
        Option<Value> atMost,
        Option<Value> moreThan,
        Option<Value> lessThan,
        Option<Value> not)
        implements Part {
    private static final Option<Value> NONE = Option.none();

    /** Refuses to be without any bound. */
    public Bounds {
        if (Array.of(is, atLeast, atMost, moreThan, lessThan, not).forAll(Option::isEmpty)) {
            throw new IllegalArgumentException("the number is compared with nothing");
        }
    }

    /** Returns the bounds of a number that must be another. */
    public static Bounds exactly(Value number) {
        return new Bounds(Option.some(number), NONE, NONE, NONE, NONE, NONE);
    }

    /** Returns the bounds of a number that must be another or exceed it. */
    public static Bounds atLeast(Value number) {
        return new Bounds(NONE, Option.some(number), NONE, NONE, NONE, NONE);
    }

    /** Returns the bounds of a number that must be another or fall short of it. */
    public static Bounds atMost(Value number) {
        return new Bounds(NONE, NONE, Option.some(number), NONE, NONE, NONE);
    }

    /** Tells whether a number keeps to them. */
    public boolean hold(Query query, int number) {
        return (is.isEmpty() || number == is.get().value(query))
                && (atLeast.isEmpty() || number >= atLeast.get().value(query))
                && (atMost.isEmpty() || number <= atMost.get().value(query))
                && (moreThan.isEmpty() || number > moreThan.get().value(query))
                && (lessThan.isEmpty() || number < lessThan.get().value(query))
                && (not.isEmpty() || number != not.get().value(query));
    }

    /** Returns the number beyond which all numbers keep to them or none does; unknown if they depend on the game. */
    long asked() {
        Array<Option<Long>> bounds = Array.of(is, atLeast, atMost, moreThan, lessThan, not)
                .flatMap(each -> each)
                .map(Value::constant);
        return bounds.forAll(Option::isDefined)
                ? bounds.flatMap(each -> each).max().get() + 1
                : Tally.UNKNOWN;
    }

    /** Returns the least number that keeps to them, {@code not} apart. */
    public int least(Query query) {
        int least = is.orElse(atLeast).map(each -> each.value(query)).getOrElse(Integer.MIN_VALUE);
        least = Math.max(least, atLeast.map(each -> each.value(query)).getOrElse(Integer.MIN_VALUE));
        return Math.max(least, moreThan.map(each -> each.value(query) + 1).getOrElse(Integer.MIN_VALUE));
    }

    /** Returns the greatest number that keeps to them, {@code not} apart. */
    public int most(Query query) {
        int most = is.map(each -> each.value(query)).getOrElse(Integer.MAX_VALUE);
        most = Math.min(most, atMost.map(each -> each.value(query)).getOrElse(Integer.MAX_VALUE));
        return Math.min(most, lessThan.map(each -> each.value(query) - 1).getOrElse(Integer.MAX_VALUE));
    }
}
