package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.vavr.collection.Array;

/**
 * Property goes to the Graveyard by its controller's will, and is not destroyed.
 *
 * @param what the Property
 */
@Rule(vw = {"4.9.19", "11.2.4", "11.2.5", "12.9.12.2", "12.9.12.7"})
@Phrase("sacrifice {what}")
public record SacrificeProperty(Selector what) implements CardAction {
    @Override
    public Array<SkillArea> places() {
        return Array.of(SkillArea.GAME, SkillArea.BAG);
    }

    @Override
    public Event event(Query query, Subject card) {
        return Event.fact(VandariaEvents.SACRIFICED, card.master(query.position(Facts.PLACES)), card.object(), 0);
    }

    @Override
    public void compile(Compiler out) {
        out.change("", this::sacrificed);
    }

    private Batch sacrificed(Run run) {
        Query query = Query.of(run);
        return Batch.ofAll(what.subjects(query)
                .filter(Subject::isHere)
                .map(each -> event(query, each))
                .asJava());
    }
}
