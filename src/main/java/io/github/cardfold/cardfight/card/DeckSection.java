package io.github.cardfold.cardfight.card;

import io.github.cardfold.citation.Rule;
import java.util.Locale;

/** One of the decks that a fighter prepares (8.1.2). */
@Rule(jp = "8.1.2")
public enum DeckSection {
    /** The main deck, which becomes the deck. */
    MAIN("Main deck"),
    /** The ride deck, which not every fighter has. */
    RIDE("Ride deck"),
    /** The G deck, which not every fighter has. */
    G("G deck");

    private final String heading;

    DeckSection(String heading) {
        this.heading = heading;
    }

    /** Returns the name of the deck, also its heading in a deck list's text. */
    public String heading() {
        return heading;
    }

    /** Returns the name of the deck within a sentence. */
    String words() {
        return this == G ? heading : heading.toLowerCase(Locale.ROOT);
    }
}
