package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.fact.Resistance;
import io.github.cardfold.vandaria.state.VandariaEvents;

/**
 * Non-ATK damage is distributed to Followers or Territories, to each as much.
 *
 * @param damage how much each gets
 * @param at those that get it
 */
@Rule(vw = {"11.4.1", "11.4.2"})
@Phrase("shoot {damage} damage at {at}")
public record Shoot(Value damage, Selector at) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", this::shot);
    }

    private Batch shot(Run run) {
        Query query = Query.of(run);
        int amount = damage.value(query);
        return amount <= 0
                ? Batch.NOTHING
                : Batch.ofAll(at.subjects(query)
                        .filter(each -> each.isHere()
                                && !Resistance.prevents(run.position(), each.gameObject(), query.source(), false))
                        .map(each -> Event.fact(
                                VandariaEvents.DAMAGED,
                                query.master(),
                                each.object(),
                                query.source(),
                                amount,
                                VandariaEvents.SHOT))
                        .asJava());
    }
}
