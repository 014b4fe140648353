package io.github.cardfold.vandaria.card;

/** What becomes of a deck with cards of several Spellbinds, of which the guide says two things (14.2.4, 14.2.20). */
public enum SpellbindMixing {
    /** It may have no FrameSpells at all. */
    NO_FRAME_SPELLS,
    /** It is illegal. */
    ILLEGAL_DECK
}
