package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * Stands units; one that stands already does nothing.
 *
 * @param what the units
 * @param as the name of those that changed
 */
@Phrase("stand {what}{as as}")
@Rule(jp = {"7.2.1", "1.3.2.1"})
public record StandUp(@Default("this") Selector what, Option<String> as) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Turning.compile(out, what, as, false);
    }
}
