package io.github.cardfold.cardfight.card;

import io.github.cardfold.citation.Rule;
import java.util.Locale;

/** The main type of a card, of which each card has exactly one (2.9.3). */
@Rule(jp = "2.9.3")
public enum MainType {
    /** Appears on the field, and fights there or supports fights. */
    @Rule(jp = "2.9.3.1")
    UNIT(true),
    /** Has nothing but abilities that support units or fighters. */
    @Rule(jp = "2.9.3.2")
    ORDER(true),
    /** A card in the heart state (6.5.2.2); printed on none. */
    @Rule(jp = "2.9.3.3")
    HEART(false),
    /** A card in the originalDress state (6.7.2.1); printed on none. */
    @Rule(jp = "2.9.3.4")
    ORIGINAL_DRESS(false),
    /** The pseudo card crest (15.7). */
    @Rule(jp = "2.9.3.5")
    CREST(true),
    /** A card that is added to a ride deck when decks are built (8.1.2). */
    @Rule(jp = "2.9.3.6")
    RIDE_DECK_CREST(true),
    /** A card in the growth source state (17.16.6.2); printed on none. */
    @Rule(jp = "2.9.3.7")
    GROWTH_SOURCE(false);

    private final String label;
    private final boolean printed;

    MainType(boolean printed) {
        this.label = name().toLowerCase(Locale.ROOT).replace('_', ' ');
        this.printed = printed;
    }

    /** Returns the type in words, such as {@code ride deck crest}. */
    public String label() {
        return label;
    }

    /** Tells whether a card can have this type from the start, and not only by the state it is in. */
    public boolean isPrinted() {
        return printed;
    }
}
