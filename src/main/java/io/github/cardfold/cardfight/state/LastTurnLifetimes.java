package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.collection.Array;

/**
 * How long is remembered what happens in turns of one side, so that one can look back on the last of them: while the
 * turn goes on, and from then on until the next turn of that side is over, be it an extra one. The sides are those of
 * the master of what is remembered.
 */
public enum LastTurnLifetimes {
    /** Turns of its master. */
    YOURS("your", true),
    /** Turns of another seat. */
    OPPONENTS("opponents", false);

    private static final Array<Lifetime> ALL = Array.of(values()).flatMap(LastTurnLifetimes::all);

    private final Lifetime soFar;
    private final Lifetime last;

    LastTurnLifetimes(String whose, boolean isMasters) {
        last = Lifetime.of(whose + " last turn")
                .when(Lifetimes.WHOLE_TURN, (now, turn, master) -> (turn == master) == isMasters ? null : now);
        soFar = Lifetime.of(whose + " turn so far")
                .when(Lifetimes.WHOLE_TURN, (now, turn, master) -> (turn == master) == isMasters ? last : null);
    }

    /** Returns how long lasts what has happened in the turn in progress, whoever's it is. */
    public Lifetime soFar() {
        return soFar;
    }

    /** Returns how long lasts what happened in the last turn that is over. */
    public Lifetime last() {
        return last;
    }

    /** Returns both. */
    public Array<Lifetime> all() {
        return Array.of(soFar, last);
    }

    /** Tells whether something lasts so long. */
    public static boolean have(Lifetime lifetime) {
        return ALL.contains(lifetime);
    }
}
