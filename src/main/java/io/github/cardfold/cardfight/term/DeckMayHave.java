package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.DeckCondition;
import io.github.cardfold.cardfight.card.CopyLimit;
import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.vavr.control.Option;

/**
 * Decks may hold more copies than the rules allow (8.1.3).
 *
 * @param upTo how many, 0 or more; any number if nothing is said
 * @param named of the cards with which name; of this card if nothing is said (8.1.9)
 * @param in which decks
 */
@Rule(jp = "8.1.3")
public record DeckMayHave(
        Option<Integer> upTo,
        Option<String> named,
        @Default("deck") CopyLimit.Counted in) implements DeckCondition {
    /** Refuses a negative number. */
    public DeckMayHave {
        DeckCondition.checkNumber(upTo.getOrElse(0));
    }

    @Override
    public CopyLimit limit() {
        return new CopyLimit(upTo().getOrElse(DeckLimits.UNLIMITED), named(), in(), true);
    }

    @Override
    public String english() {
        return "you may have "
                + upTo.map(most -> "up to " + English.number(most))
                        .getOrElse("any number" + named.map(name -> " of").getOrElse(""))
                + DeckCondition.cards(upTo.contains(1) ? " card" : " cards", named, in);
    }
}
