package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;

/** The decks that a player brings (7.1). */
public enum VandariaDeckSection {
    /** The Fate Deck, from which the player draws. */
    @Rule(vw = "7.1.1")
    FATE("Fate Deck"),
    /** The Subdeck. */
    @Rule(vw = "7.1.2")
    SUB("Subdeck"),
    /** The Sideboard, whose cards are not in the game. */
    @Rule(vw = "7.1.3")
    SIDE("Sideboard");

    private final String heading;

    VandariaDeckSection(String heading) {
        this.heading = heading;
    }

    /** Returns the name of the deck, also its heading in a deck list's text. */
    public String heading() {
        return heading;
    }
}
