package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaTrait;

/**
 * Property is destroyed, without any damage, unless it is Immortal.
 *
 * @param what the Property
 */
@Rule(vw = {"11.2.2", "12.9.12.1", "12.9.12.4", "12.9.12.5"})
@Phrase("destroy {what}")
public record DestroyProperty(Selector what) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", this::destroyed);
    }

    private Batch destroyed(Run run) {
        return Batch.ofAll(what.subjects(Query.of(run))
                .filter(each ->
                        each.isHere() && !Statuses.has(run.position(), each.gameObject(), VandariaTrait.IMMORTAL))
                .map(each -> Event.fact(VandariaEvents.DESTROYED, each.master(run.position()), each.object(), 0))
                .asJava());
    }
}
