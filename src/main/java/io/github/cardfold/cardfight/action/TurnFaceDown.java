package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * Turns cards face down; one that lies so already does nothing.
 *
 * @param what the cards
 * @param as the name of those that changed
 */
@Rule(jp = {"7.3.1", "1.3.2.1"})
@Phrase("turn {as as}{what} face down")
public record TurnFaceDown(@Default("this") Selector what, Option<String> as) implements TurnOver {
    @Override
    public boolean isDown() {
        return true;
    }
}
