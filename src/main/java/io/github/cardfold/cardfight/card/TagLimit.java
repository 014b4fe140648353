package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

/**
 * A limit on the cards with one tag, over all names, in main deck and ride deck together.
 *
 * @param tag the tag
 * @param most the largest number of cards, 0 or more
 * @param section the section that sets the limit
 * @param countsG whether the cards of the G deck count too
 */
public record TagLimit(String tag, int most, String section, boolean countsG) {
    /** Names what is null. */
    public TagLimit {
        requireNonNull(tag, "tag");
        requireNonNull(section, "section");
    }

    /** Tells whether a card has the tag, or in its text the keyword of that name. */
    boolean isAbout(Card card) {
        return card.tags().contains(tag) || card.definitions().contains(tag.replace('-', ' '));
    }
}
