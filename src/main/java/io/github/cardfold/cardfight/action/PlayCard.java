package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;

/**
 * Plays orders from where they lie, one after the other; each counts as one played this turn (11.8.2.1.1).
 *
 * @param what the orders
 */
@Rule(jp = "11.8.2.1.1")
@Phrase("play {what}")
public record PlayCard(Selector what) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local cards = out.own("cards", Local.Type.OBJECTS);
        Local next = out.own("next", Local.Type.NUMBER);
        out.let("", run -> {
            run.set(
                    cards,
                    what.subjects(Query.of(run))
                            .filter(Subject::isHere)
                            .toJavaStream()
                            .mapToInt(Subject::object)
                            .toArray());
            run.set(next, 0);
        });
        out.repeat("all", run -> run.get(next) < run.frame().size(cards), () -> {
            out.let("next", run -> run.set(next, run.get(next) + 1));
            out.call("play", OrderFrame.PROCEDURE, run ->
                    new int[] {run.get(AbilityFrame.MASTER), run.frame().get(cards, run.get(next) - 1)});
        });
    }
}
