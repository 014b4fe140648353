package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.vavr.control.Option;

/**
 * Turns cards face up; one that lies so already does nothing.
 *
 * @param what the cards
 * @param as the name of those that changed
 */
@Rule(jp = {"7.3.1", "1.3.2.1"})
public record TurnFaceUp(@Default("this") Selector what, Option<String> as) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Turning.faces(out, what, as, false);
    }

    @Override
    public String english() {
        return "turn " + what.english() + " face up";
    }
}
