package io.github.cardfold.vandaria.format;

import io.github.cardfold.citation.Rule;

/** The penalties, the lightest first (18.1, 18.2.13). */
@Rule(vw = "18.2.13")
public enum Penalty {
    /** None, as where a player may put an error right without a penalty. */
    NONE,
    /** A word to the player, and the lightest penalty. */
    @Rule(vw = "18.1.1.1")
    CAUTION,
    /** A warning, which counts for the whole tournament. */
    WARNING,
    /** The loss of one round win. */
    MATCH_POINT,
    /** The loss of a match. */
    MATCH_LOSS,
    /** The loss of a match and of the right to play on: disqualification. */
    GAME_LOSS;

    /** So many seconds an official may take to examine a breach before extra time is due. */
    private static final int SECONDS_WITHOUT_EXTRA_TIME = 60;

    /** Returns what a Warning comes to, by how many the player has in the tournament, this one among them. */
    @Rule(vw = {"18.1.2.3", "18.1.2.4", "18.1.2.5"})
    static Penalty ofWarnings(int count) {
        return switch (count) {
            case 1, 2 -> WARNING;
            case 3 -> MATCH_POINT;
            case 4 -> MATCH_LOSS;
            default -> GAME_LOSS;
        };
    }

    /** Returns how many round wins it takes from the player in the match that it affects. */
    @Rule(vw = "18.1.3.1")
    public int roundWinsTaken() {
        return this == MATCH_POINT ? 1 : 0;
    }

    /** Tells whether the match ends at once, lost by the player. */
    @Rule(vw = {"18.1.4.3", "18.1.5.3"})
    public boolean endsMatch() {
        return compareTo(MATCH_LOSS) >= 0;
    }

    /** Tells whether the player can play in no later match either. */
    @Rule(vw = {"18.1.4.4", "18.1.5.2"})
    public boolean disqualifies() {
        return this == GAME_LOSS;
    }

    /** Tells whether it goes into the report of the tournament and the database of penalties. */
    @Rule(vw = "18.2.3")
    public boolean isReported() {
        return compareTo(CAUTION) > 0;
    }

    /** Tells whether it has to be reported to the Head Judge, who must give leave for it. */
    @Rule(vw = "18.2.4")
    public boolean needsHeadJudge() {
        return compareTo(MATCH_LOSS) >= 0;
    }

    /** Tells whether the match, if it goes on, gets extra time after an examination of so many seconds. */
    @Rule(vw = {"18.1.1.2", "18.1.2.2"})
    public boolean givesExtraTime(int seconds) {
        return compareTo(CAUTION) > 0 && !endsMatch() && seconds > SECONDS_WITHOUT_EXTRA_TIME;
    }
}
