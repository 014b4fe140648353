package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.collection.Array;

/** How long lasting effects last (11.3.1.2). */
@Rule(jp = "11.3.1.2")
public final class Lifetimes {
    /** While the effect that made it is being carried out. */
    public static final Lifetime RESOLUTION = Lifetime.of("resolution");
    /** Until the battle in progress ends. */
    public static final Lifetime BATTLE = Lifetime.of("battle");
    /** Until the battle has ended with all that belongs to it, and so longer than effects for the battle. */
    public static final Lifetime WHOLE_BATTLE = Lifetime.of("whole battle");
    /** Until effects for the turn end. */
    public static final Lifetime TURN = Lifetime.of("turn");
    /** Until the turn itself ends, and so longer than effects for the turn. */
    public static final Lifetime WHOLE_TURN = Lifetime.of("whole turn");
    /** Until a turn of its master ends, the first to do so from now on. */
    public static final Lifetime YOUR_TURN =
            Lifetime.of("your turn").when(TURN, (now, turn, master) -> turn == master ? null : now);
    /** Until a turn of another seat than its master ends, the first to do so from now on. */
    public static final Lifetime OPPONENTS_TURN =
            Lifetime.of("opponents turn").when(TURN, (now, turn, master) -> turn == master ? now : null);
    /** Until its master's next turn ends, which is not the one in progress. */
    public static final Lifetime YOUR_NEXT_TURN =
            Lifetime.of("your next turn").when(WHOLE_TURN, (now, turn, master) -> YOUR_TURN);
    /** Until the next turn of another seat than its master ends, which is not the one in progress. */
    public static final Lifetime OPPONENTS_NEXT_TURN =
            Lifetime.of("opponents next turn").when(WHOLE_TURN, (now, turn, master) -> OPPONENTS_TURN);
    /** Until its own condition ends it, and no period. */
    public static final Lifetime OWN_CONDITION = Lifetime.of("own condition");
    /** For the whole game. */
    public static final Lifetime GAME = Lifetime.of("game");

    /** All of them. */
    public static final Array<Lifetime> ALL = Array.of(
            RESOLUTION,
            BATTLE,
            WHOLE_BATTLE,
            TURN,
            WHOLE_TURN,
            YOUR_TURN,
            OPPONENTS_TURN,
            YOUR_NEXT_TURN,
            OPPONENTS_NEXT_TURN,
            OWN_CONDITION,
            GAME);

    private static final Array<Lifetime> OF_BATTLE = Array.of(BATTLE, WHOLE_BATTLE);
    private static final Array<Lifetime> OF_TURN = Array.of(TURN, WHOLE_TURN);
    private static final Array<Lifetime> OF_TURN_OF_SEAT =
            Array.of(YOUR_TURN, OPPONENTS_TURN, YOUR_NEXT_TURN, OPPONENTS_NEXT_TURN);

    private Lifetimes() {}

    /** Returns how long an effect lasts that ends with the next turn of a seat, be it its master's turn now or not. */
    public static Lifetime untilNextTurnOf(boolean master, boolean isTurnNow) {
        return master ? (isTurnNow ? YOUR_NEXT_TURN : YOUR_TURN) : isTurnNow ? OPPONENTS_NEXT_TURN : OPPONENTS_TURN;
    }

    /** Returns how long lasts what is needed still for all that happens when what lasts so long ends. */
    public static Lifetime outlasting(Lifetime lifetime) {
        return lifetime.equals(BATTLE)
                ? WHOLE_BATTLE
                : lifetime.equals(TURN) ? WHOLE_TURN : lifetime.equals(OWN_CONDITION) ? GAME : lifetime;
    }

    /** Tells whether what lasts so long ends with the battle in progress. */
    public static boolean isOfBattle(Lifetime lifetime) {
        return OF_BATTLE.contains(lifetime);
    }

    /** Tells whether what lasts so long ends with the turn in progress. */
    public static boolean isOfTurn(Lifetime lifetime) {
        return OF_TURN.contains(lifetime);
    }

    /** Tells whether it waits for the turn of a certain seat. */
    public static boolean isOfTurnOfSeat(Lifetime lifetime) {
        return OF_TURN_OF_SEAT.contains(lifetime);
    }

    /**
     * How long is remembered what happens in turns of one side, so that one can look back on the last of them: while
     * the turn goes on, and from then on until the next turn of that side is over, be it an extra one. The sides are
     * those of the master of what is remembered.
     */
    public enum LastTurn {
        /** Turns of its master. */
        YOURS("your", true),
        /** Turns of another seat. */
        OPPONENTS("opponents", false);

        private static final Array<Lifetime> ALL = Array.of(values()).flatMap(LastTurn::all);

        private final Lifetime soFar;
        private final Lifetime last;

        LastTurn(String whose, boolean isMasters) {
            last = Lifetime.of(whose + " last turn")
                    .when(WHOLE_TURN, (now, turn, master) -> (turn == master) == isMasters ? null : now);
            soFar = Lifetime.of(whose + " turn so far")
                    .when(WHOLE_TURN, (now, turn, master) -> (turn == master) == isMasters ? last : null);
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
            for (int i = 0; i < ALL.size(); i++) {
                if (ALL.get(i).equals(lifetime)) {
                    return true;
                }
            }
            return false;
        }
    }
}
