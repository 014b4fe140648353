package io.github.cardfold.cardfight.card;

/**
 * The subtypes that the rules themselves speak of. Subtypes are an open set of words (2.9.4): any set of cards may
 * bring its own.
 */
public final class Subtype {
    /** A trigger unit or trigger order. A unit with neither this nor {@link #G} is a normal unit. */
    public static final String TRIGGER = "trigger";
    /** A card of the G deck (8.1.4.3). */
    public static final String G = "G";
    /** An order that stays in the order zone. */
    public static final String SET = "set";
    /** An order that is played in a guard step (10.5.1.2.5). */
    public static final String BLITZ = "blitz";

    private Subtype() {}
}
