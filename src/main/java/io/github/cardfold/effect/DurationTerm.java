package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * For how long something is so (11.3.1.2): a continuous effect that an instruction makes, or waiting for something.
 * What happened in some of them can be looked back on. It names no cards: an effect lasts longer than the frame that
 * has the variables.
 */
@Role("duration")
public interface DurationTerm extends Term {
    /** Returns how long an effect lasts that begins now. */
    Lifetime lifetime(Query query);

    /** Returns how long is remembered what a text looks back on in this time; none if no text can. */
    default Option<Lifetime> remembered() {
        return Option.none();
    }

    /**
     * Returns how long what is remembered lasts once it can be looked back on: from the beginning, or only when the
     * time is over.
     */
    default Option<Lifetime> lookedBackOn() {
        return remembered();
    }

    /** Tells whether it is over already, so that one can look back on it, and no effect can last so long. */
    default boolean isPast() {
        return false;
    }

    /** Tells whether an effect can begin now, what the lifetime says apart. */
    default boolean canBegin(Query query) {
        return true;
    }

    /** Tells whether each card that an effect is about has an effect of its own, which may end before the others. */
    default boolean isOfEachCard() {
        return false;
    }

    /** Tells whether {@link #isOver} can be true. */
    default boolean mayBeOverEarly() {
        return false;
    }

    /**
     * Tells whether what has happened ends an effect before its lifetime does.
     *
     * @param query asks as its master and source, after it has happened
     */
    default boolean isOver(Query query, TimedEffect effect, Happening happening) {
        return false;
    }

    /** Returns lifetimes that the rules need for it besides those of the game. */
    default Array<Lifetime> lifetimes() {
        return Array.empty();
    }

    /** Returns what the rules have to do for those lifetimes, each known by its label. */
    default Array<Consequence> consequences() {
        return Array.empty();
    }
}
