package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.TopCardsLook;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * You may look at cards of the top of a deck at any time: whenever you are asked something, one card after the other.
 *
 * @param top at how many
 * @param of whose deck
 */
@Rule(jp = "7.7.3")
public record MayLookAt(
        @Default("1") Value top, @Default("you") Side of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new TopCardsLook(top, of));
    }

    @Override
    public String english() {
        String cards = English.count(top, "card").replaceFirst("^a card$", "card");
        return "you may look at the top " + cards + " of " + of.whose() + " deck at any time";
    }
}
