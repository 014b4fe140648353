package io.github.cardfold.cardfight.state;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** In which of a fighter's decks cards were brought, as far as the place where they lie tells. */
public final class Brought {
    private Brought() {}

    /** Returns the deck that a card that lies in a place is of. */
    public static DeckSection section(int place, Seat owner, boolean home) {
        return place == Zone.G.of(owner)
                ? DeckSection.G
                : home || place == Zone.RIDE_DECK.of(owner) ? DeckSection.RIDE : DeckSection.MAIN;
    }

    /**
     * Returns the deck that unseen cards are of: of a first vanguard the ride deck, if there is one. Whoever does not
     * see the first vanguard does not see the ride deck either.
     */
    @Rule(jp = "8.2.1.2")
    public static DeckSection section(Gap gap, Array<Gap> gaps) {
        Seat owner = gap.owner();
        boolean hasRideDeck = isFirstVanguard(gap) && gaps.exists(each -> each.place() == Zone.RIDE_DECK.of(owner));
        return hasRideDeck ? DeckSection.RIDE : section(gap.place(), owner, gap.home());
    }

    /**
     * Tells whether the unseen card is the first vanguard, which lies face down on its circle until the game begins.
     */
    @Rule(jp = "8.2.1.2")
    public static boolean isFirstVanguard(Gap gap) {
        return gap.place() == Circle.FRONT_CENTER.of(gap.owner());
    }

    /** Tells whether a card can be a first vanguard. */
    @Rule(jp = "8.2.1.2")
    public static boolean isFirstVanguard(Card card) {
        return card.mainType() == MainType.UNIT && card.grade() == 0;
    }
}
