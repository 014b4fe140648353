package io.github.cardfold.vandaria.state;

import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.collection.Array;

/** How long lasting effects last. */
public final class VandariaLifetimes {
    /** Until the turn in progress ends. */
    public static final Lifetime TURN = Lifetime.of("turn");

    /** Until the phase in progress ends. */
    public static final Lifetime PHASE = Lifetime.of("phase");

    /** Until the tenth stage of the Combat Phase in progress. */
    public static final Lifetime COMBAT = Lifetime.of("combat");

    /** Until a turn begins: nothing lasts as long, but what lasts until a turn of somebody begins ends with it. */
    public static final Lifetime TURN_BEGINS = Lifetime.of("turn begins");

    /** Until a turn of its master begins. */
    public static final Lifetime OWN_TURN =
            Lifetime.of("own turn").when(TURN_BEGINS, (now, turn, master) -> turn == master ? null : now);

    /** Until somebody's Property has come back: nothing lasts as long, but what lasts until the own has ends then. */
    public static final Lifetime RETURNS = Lifetime.of("returns");

    /** Until the Property of its master has come back in an Unslide Phase. */
    public static final Lifetime OWN_RETURN =
            Lifetime.of("own return").when(RETURNS, (now, turn, master) -> turn == master ? null : now);

    /** To the end of the game: what is about Property ends as that leaves, for it becomes another object by that. */
    public static final Lifetime GAME = Lifetime.of("game");

    /** All of them. */
    public static final Array<Lifetime> ALL =
            Array.of(TURN, PHASE, COMBAT, TURN_BEGINS, OWN_TURN, RETURNS, OWN_RETURN, GAME);

    private VandariaLifetimes() {}
}
