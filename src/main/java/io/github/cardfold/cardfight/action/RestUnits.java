package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * Rests units; one that rests already does nothing.
 *
 * @param what the units; a number is one of units of yours
 * @param as the name of those that changed
 */
@Rule(jp = {"7.2.1", "1.3.2.1"})
@Phrase("rest {as as}{what unit}")
public record RestUnits(@Default("this") Selector what, Option<String> as) implements TurnUnits {
    @Override
    public boolean isToRest() {
        return true;
    }
}
