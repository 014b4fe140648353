package io.github.cardfold.vandaria.format;

/** Why a judge gives the penalty that an infraction usually has, or another one. */
public enum PenaltyGround {
    /** Nothing speaks for another than the usual penalty. */
    ORDINARY,
    /** A Caution does not do, since the correction takes more time (18.1.1.3). */
    CORRECTION_TAKES_TIME,
    /** The case is so grave that a single Warning does not do (18.1.2.6). */
    GRAVE_CASE,
    /** The player offends again and again (18.2.12). */
    KEEPS_OFFENDING,
    /** The player is ordered not to go on, and nothing more yet (18.2.11, 18.8.4.6). */
    DIRECT_ORDER,
    /** The player has not obeyed a direct order (18.2.11). */
    AFTER_ORDER,
    /** The tournament has only begun (18.6.3.11). */
    START_OF_TOURNAMENT,
    /** The tournament is one of the general level (18.6.3.12). */
    GENERAL_LEVEL,
    /** The tournament is one of a high level (18.7.6.10). */
    HIGH_LEVEL,
    /** A card stands in the list with its name abbreviated (18.6.3.10). */
    ABBREVIATED_NAME,
    /** The player did not mean to, or has merely written it down wrongly (18.6.4.8). */
    UNINTENDED,
    /** The player meant to (18.7.6.10). */
    DELIBERATE,
    /** The error has only just happened, and is put right (18.7.5.6). */
    PUT_RIGHT_AT_ONCE,
    /** The match began before its time, and the player came in time (18.8.2.6). */
    BEGAN_EARLY,
    /** The time of grace is not over (18.8.2.7). */
    WITHIN_GRACE,
    /** The match cannot be finished in time because of it (18.8.2.8). */
    TIME_RAN_OUT,
    /** The player sits where he should; the other does not (18.8.3.5). */
    RIGHT_SEAT,
    /** It has changed how the match ends (18.8.4.8). */
    AFFECTED_OUTCOME
}
