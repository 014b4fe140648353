package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * What the text of a card says about how many copies decks may hold: of the cards with a name, or of this card.
 *
 * @param most the largest number of cards, 0 or more; {@link DeckLimits#UNLIMITED} if there may be any number
 * @param name the name of the cards that are meant; none if this card is
 * @param in the decks in which they are counted together
 * @param replaces whether it stands in the place of the limit on a name (8.1.5); otherwise it is one more condition
 */
public record CopyLimit(int most, Option<String> name, Counted in, boolean replaces) {
    /** Names what is null. */
    public CopyLimit {
        requireNonNull(name, "name");
        requireNonNull(in, "in");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(most, name, in.name(), replaces);
    }

    /** The decks in which the cards of a name are counted together (8.1.5). */
    public enum Counted {
        /** Main deck and ride deck. */
        DECK,
        /** The G deck. */
        @Phrase("G deck")
        G_ZONE
    }
}
