package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.TopCardsLook;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * You look at cards of the top of a deck at any time: whenever you are asked something, at one card after the other.
 *
 * @param top at how many
 * @param of of whose deck
 */
@Phrase(form = "able", value = "you {#} look at the top <{top many} cards|card> of {of whose} deck at any time")
@Phrase("to look at the top <{top many} cards|card> of {of whose} deck")
@Rule(jp = "7.7.3")
public record LookDeed(
        @Default("1") Value top, @Default("you") Side of) implements Deed {
    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.PERMIT) {
            throw out.error("it can only be permitted");
        }
        return Array.of(new TopCardsLook(top, of));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return true;
    }
}
