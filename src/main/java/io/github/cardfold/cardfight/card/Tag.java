package io.github.cardfold.cardfight.card;

/** The tags that deck building asks for. Tags are an open set of words: any set of cards may bring its own. */
public final class Tag {
    /** The keyword of 14.51: a deck holds one card with it. */
    public static final String REGALIS_PIECE = "regalis-piece";
    /** The keyword of 14.57: all decks of a fighter together hold one card with it. */
    public static final String ACE_UNIT = "ace-unit";

    private Tag() {}
}
