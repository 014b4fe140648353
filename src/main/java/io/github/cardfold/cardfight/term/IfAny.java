package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.vavr.collection.Array;

/**
 * Cards to which something is done a number of times: none if that is zero.
 *
 * @param of the cards
 * @param times the number
 */
public record IfAny(Selector of, Value times) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        return times.value(query) > 0 ? of.subjects(query) : Array.empty();
    }

    @Override
    public Array<? extends Area> areas() {
        return of.areas();
    }
}
