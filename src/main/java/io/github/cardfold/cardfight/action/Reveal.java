package io.github.cardfold.cardfight.action;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.kernel.position.Event;
import io.vavr.control.Option;

/**
 * Reveals cards to all where they lie (7.10).
 *
 * @param what the cards
 */
@Rule(jp = {"7.10.1", "7.10.4"})
@Phrase("reveal {what}")
public record Reveal(Selector what) implements Instruction {

    @Override
    public void compile(Compiler out) {
        Moving.compile(
                out,
                what,
                Option.none(),
                (query, card) -> Event.look(query.position(Facts.PLACES), null, card.object()));
    }
}
