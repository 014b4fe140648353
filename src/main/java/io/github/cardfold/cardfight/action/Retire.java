package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.RearGuards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Retires units (7.18).
 *
 * @param what the cards; a number is one of rear-guards of yours
 * @param as their name, as they have become
 */
@Rule(jp = "7.18.1")
@Phrase("retire {as as}{what rear-guard}")
public record Retire(@Default("1") Selector what, Option<String> as) implements ToZone {
    @Override
    public Region zone() {
        return Region.DROP;
    }

    @Override
    public Array<Region> places() {
        return Array.of(Region.RC, Region.GC);
    }

    @Override
    public Option<Selector> usual() {
        return Option.some(new RearGuards(Side.YOU, Array.empty()));
    }
}
