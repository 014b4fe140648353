package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.DeckCondition;
import io.github.cardfold.cardfight.card.CopyLimit;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.vavr.control.Option;

/**
 * Decks may hold only so many copies, whatever else allows more (1.3.3, 8.1.3).
 *
 * @param number how many, 0 or more
 * @param named of the cards with which name; of this card if nothing is said (8.1.9)
 * @param in which decks
 */
@Rule(jp = "8.1.3")
public record DeckHasAtMost(
        @Default("1") int number,
        Option<String> named,
        @Default("deck") CopyLimit.Counted in) implements DeckCondition {
    /** Refuses a negative number. */
    public DeckHasAtMost {
        DeckCondition.checkNumber(number);
    }

    @Override
    public CopyLimit limit() {
        return new CopyLimit(number(), named(), in(), false);
    }

    @Override
    public String english() {
        return "you may only have " + English.number(number)
                + DeckCondition.cards(number == 1 ? " card" : " cards", named, in);
    }
}
