package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.VandariaProperty;

/**
 * Property is unslid.
 *
 * @param what the Property
 */
@Phrase("unslide {what}")
public record UnslideProperty(@Default("this") Selector what) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", this::unslid);
    }

    private Batch unslid(Run run) {
        return Batch.ofAll(what.subjects(Query.of(run))
                .filter(each -> each.isHere()
                        && VandariaProperty.isInGame(run.position(), each.object())
                        && Statuses.isSlid(each.gameObject()))
                .map(each -> Event.turn(run.position(), each.object(), false))
                .asJava());
    }
}
