package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.term.UseLimit;
import io.github.cardfold.effect.Limit;

/** The words that stand where texts have a limit. Generated from the kinds: do not edit. */
public final class Limits {
    /** The word "turn". */
    public static final Limit TURN = UseLimit.TURN;

    /** The word "fight". */
    public static final Limit FIGHT = UseLimit.FIGHT;

    /** The word "turn by name". */
    public static final Limit TURN_BY_NAME = UseLimit.TURN_BY_NAME;

    /** The word "fight by name". */
    public static final Limit FIGHT_BY_NAME = UseLimit.FIGHT_BY_NAME;

    /** The word "divine skill". */
    public static final Limit DIVINE_SKILL = UseLimit.DIVINE_SKILL;

    /** The word "unique skill". */
    public static final Limit UNIQUE_SKILL = UseLimit.UNIQUE_SKILL;

    private Limits() {}
}
