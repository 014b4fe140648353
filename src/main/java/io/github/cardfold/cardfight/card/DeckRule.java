package io.github.cardfold.cardfight.card;

import io.github.cardfold.deck.Violation;
import io.github.cardfold.spi.Extension;
import io.vavr.collection.Array;

/** A condition on decks that a plugin adds to those of chapter 8 ({@code registry.add(DeckRule.EXTENSION, …)}). */
@FunctionalInterface
public interface DeckRule {
    /** What plugins add deck rules to. */
    Extension<DeckRule> EXTENSION = new Extension<>("deck rule", DeckRule.class);

    /** Returns every way in which the decks of one fighter break it; nothing if they are legal. */
    Array<Violation> violations(DeckList deck);
}
