package io.github.cardfold.kernel.position;

/** How long a lasting effect lasts. */
public enum Lifetime {
    /** While the effect that made it is being carried out. */
    RESOLUTION,
    /** Until the battle in progress ends. */
    BATTLE,
    /** Until the battle has ended with all that belongs to it, and so longer than effects for the battle. */
    WHOLE_BATTLE,
    /** Until effects for the turn end. */
    TURN,
    /** Until the turn itself ends, and so longer than effects for the turn. */
    WHOLE_TURN,
    /** Until a turn of its master ends, the first to do so from now on. */
    YOUR_TURN,
    /** Until a turn of another seat than its master ends, the first to do so from now on. */
    OPPONENTS_TURN,
    /** Until its master's next turn ends, which is not the one in progress. */
    YOUR_NEXT_TURN,
    /** Until the next turn of another seat than its master ends, which is not the one in progress. */
    OPPONENTS_NEXT_TURN,
    /** Until its own condition ends it, or for the whole game. */
    GAME;

    /** Returns how long an effect lasts that ends with the next turn of a seat, be it its master's turn now or not. */
    public static Lifetime untilNextTurnOf(boolean master, boolean isTurnNow) {
        return master ? (isTurnNow ? YOUR_NEXT_TURN : YOUR_TURN) : isTurnNow ? OPPONENTS_NEXT_TURN : OPPONENTS_TURN;
    }

    /** Tells whether it is how long counts last, and no effect. */
    public boolean isWhole() {
        return this == WHOLE_BATTLE || this == WHOLE_TURN;
    }

    /** Tells whether it waits for the turn of a certain seat. */
    public boolean awaitsTurnOfSeat() {
        return this == YOUR_TURN || this == OPPONENTS_TURN || this == YOUR_NEXT_TURN || this == OPPONENTS_NEXT_TURN;
    }

    /** Tells whether it ends when a turn ends, the master's or another's. */
    boolean endsWithTurn(boolean ofMaster) {
        return this == TURN || this == (ofMaster ? YOUR_TURN : OPPONENTS_TURN);
    }

    /** Returns how long is left when a turn ends: what waits for a turn of one seat sees that of the other go by. */
    Lifetime afterTurn(boolean ofMaster) {
        return this == YOUR_NEXT_TURN && !ofMaster
                ? YOUR_TURN
                : this == OPPONENTS_NEXT_TURN && ofMaster ? OPPONENTS_TURN : this;
    }
}
