package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.CopyLimit;
import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Decks have so many copies of a card: they may have more than the rules allow, or must have no more than that. It is
 * heard when decks are checked, before there is a game; in the game it is not valid, so that it does nothing there
 * (8.1.3, 11.4.2).
 *
 * @param upTo how many, 0 or more; any number if nothing is said
 * @param named of the cards with which name; of this card if nothing is said (8.1.9)
 * @param in which decks
 */
@Phrase(form = "only", value = "you {#} only have {upTo words} <card/cards named {named}|of this card> in your {in}")
@Phrase(
        form = "able",
        value =
                "you {#} have <up to {upTo words} <card/cards named {named}|of this card>|any number of <cards named {named}|this card>> in your {in}")
@Phrase(
        "to have <up to {upTo words} <card/cards named {named}|of this card>|any number of <cards named {named}|this card>> in your {in}")
@Rule(jp = "8.1.3")
public record HaveDeed(
        Option<Integer> upTo,
        Option<String> named,
        @Default("deck") CopyLimit.Counted in) implements Deed {
    /** Refuses a negative number. */
    public HaveDeed {
        if (upTo.exists(each -> each < 0)) {
            throw new IllegalArgumentException("a deck cannot have " + upTo.get() + " cards");
        }
    }

    /** Refuses it anywhere but in a CONT ability that is printed, which keeps it out of the game. */
    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        throw out.error("decks are built before the game, so that only a CONT ability that is printed, without zone or"
                + " condition, can speak of them (8.1.3)");
    }

    /** Returns the limit that it sets. */
    public CopyLimit limit(Mode mode) {
        return new CopyLimit(upTo.getOrElse(DeckLimits.UNLIMITED), named, in, mode == Mode.PERMIT);
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return true;
    }
}
