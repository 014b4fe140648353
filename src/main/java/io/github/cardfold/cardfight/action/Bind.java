package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * Binds cards (7.29).
 *
 * @param what the cards
 * @param faceDown whether they lie face down there
 * @param as their name, as they have become
 */
@Rule(jp = "7.29.1")
@Phrase("bind {as as}{what}< {faceDown}face down>")
public record Bind(Selector what, boolean faceDown, Option<String> as) implements ToZone {
    @Override
    public Region zone() {
        return Region.BIND;
    }

    @Override
    public int flags() {
        return faceDown ? zone().faceDown() : 0;
    }
}
