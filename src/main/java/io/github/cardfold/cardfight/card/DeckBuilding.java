package io.github.cardfold.cardfight.card;

import io.vavr.collection.Array;

/** An ability that may be about deck building: what it says replaces or adds to the conditions on decks (8.1.3). */
public interface DeckBuilding {
    /** Returns the limits on copies that it sets; none if it is about the game alone. */
    Array<CopyLimit> copyLimits();
}
