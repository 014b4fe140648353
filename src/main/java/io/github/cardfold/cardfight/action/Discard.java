package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Discards cards (7.9).
 *
 * @param what the cards; a number is one of cards of your hand
 * @param as their name, as they have become
 */
@Rule(jp = "7.9.1")
@Phrase("discard {as as}{what}")
public record Discard(@Default("1") Selector what, Option<String> as) implements ToZone {
    @Override
    public Region zone() {
        return Region.DROP;
    }

    @Override
    public Array<Region> places() {
        return Array.of(Region.HAND, Region.GAUGE);
    }

    @Override
    public Option<Selector> usual() {
        return Option.some(new Cards(Region.HAND, Side.YOU, Array.empty()));
    }
}
