package io.github.cardfold.deck;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Definition;

/**
 * So many copies of a card in a deck list.
 *
 * @param <C> the cards of the game
 * @param count how many copies, 1 to {@value #MOST}; whether a deck may hold as many is for the rules of the game to
 *     say
 * @param card the card
 */
public record DeckEntry<C extends Definition>(int count, C card) {
    /** The largest count that a deck list can hold. */
    public static final int MOST = 999;

    /**
     * Makes an entry.
     *
     * @throws IllegalArgumentException if the count is not in its range
     */
    public DeckEntry {
        requireNonNull(card, "card");
        if (count < 1 || count > MOST) {
            throw new IllegalArgumentException(
                    "A deck list holds 1 to " + MOST + " copies of " + card.name() + ", not " + count);
        }
    }
}
