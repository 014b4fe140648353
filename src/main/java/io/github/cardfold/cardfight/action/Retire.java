package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Selector;
import io.vavr.control.Option;

/**
 * Retires units (7.18).
 *
 * @param what the cards
 * @param as their name, as they have become
 */
@Rule(jp = "7.18.1")
public record Retire(Selector what, Option<String> as) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Moving.compile(out, what, as, (query, card) -> Moving.to(query, card, Zone.DROP, 0));
    }

    @Override
    public String english() {
        return "retire " + what.english();
    }
}
