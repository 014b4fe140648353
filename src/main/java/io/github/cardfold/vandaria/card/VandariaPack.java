package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An ordered catalogue of cards. Cards that differ may share a name (7.1.6); deck lists call these by their ids, too.
 *
 * @param id the id of the pack, such as {@code marches}
 * @param version the version of the pack's content
 * @param cards the cards, in the order of the pack; no two have one id
 */
public record VandariaPack(String id, String version, Array<VandariaCard> cards) {
    /** The greatest number of cards of a pack. */
    public static final int MOST_CARDS = 20_000;

    /**
     * Refuses what is no pack.
     *
     * @throws IllegalArgumentException with a sentence that names the pack, if two cards have one id, or there are more
     *     than {@value #MOST_CARDS}
     */
    public VandariaPack {
        requireNonNull(id, "id");
        requireNonNull(version, "version");
        requireNonNull(cards, "cards");
        if (cards.size() > MOST_CARDS) {
            throw new IllegalArgumentException(
                    "Pack '" + id + "' has " + cards.size() + " cards, and at most " + MOST_CARDS + " are possible");
        }
        Array<String> again = cards.groupBy(VandariaCard::id)
                .filterValues(same -> same.size() > 1)
                .keySet()
                .toArray()
                .sorted();
        if (again.nonEmpty()) {
            throw new IllegalArgumentException("Pack '" + id + "' has two cards with the id '" + again.head() + "'");
        }
    }

    /** Returns the card with an id, or nothing. */
    public Option<VandariaCard> card(String cardId) {
        return cards.find(card -> card.id().equals(cardId));
    }
}
