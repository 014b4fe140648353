package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.control.Option;

/**
 * A restriction on the use of an ability, as its icon says (12.3). A game says in its language which there are
 * ({@link Language#words}).
 */
public interface Limit {
    /** What shares one restriction. */
    enum Scope {
        /** Each card, and each time the ability was given, on its own. */
        CARD,
        /** All cards of a fighter that have the ability. */
        ABILITY,
        /** Each card on its own, and all those of the same fighter that have become what they are after the use. */
        LATER,
        /** All abilities of a fighter with the icon. */
        ICON
    }

    /**
     * Tells whether a use of an ability counts for another one as well, besides what its scope says. Both are given by
     * the lasting effects that their uses are.
     */
    default boolean isSharedBy(Position position, TimedEffectKind used, TimedEffectKind other) {
        return false;
    }

    /** Returns how long it cannot be used again. */
    Lifetime period();

    /** Returns what shares one use. */
    Scope scope();

    /** Returns the same in a game in progress, whose options may say otherwise. */
    default Scope scope(Position position) {
        return scope();
    }

    /** Returns the lasting effect that all abilities with this icon share; none if they share none. */
    Option<TimedEffectKind> shared();

    /** Returns the period in words: what stands in "once a turn" or "for the rest of that turn". */
    String words();

    /** Returns the icon in words, such as {@code 1/turn}. */
    String english();
}
