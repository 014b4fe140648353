package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Discards cards of the hand.
 *
 * @param what the cards; a number is one of cards of the own hand
 */
@Rule(vw = "12.3.1")
@Phrase("discard {what}")
public record DiscardCards(@Default("1") Selector what) implements CardAction {
    @Override
    public Array<SkillArea> places() {
        return Array.of(SkillArea.HAND);
    }

    @Override
    public Option<Selector> usual() {
        return Option.some(new HandCards(Array.empty()));
    }

    @Override
    public Event event(Query query, Subject card) {
        GameObject discarded = card.gameObject();
        return Event.move(
                query.position(Facts.PLACES), discarded.object(), VandariaZone.GRAVEYARD.of(discarded.owner()), 0);
    }

    @Override
    public void compile(Compiler out) {
        out.change("", this::discarded);
    }

    private Batch discarded(Run run) {
        Query query = Query.of(run);
        return Batch.ofAll(what.subjects(query)
                .filter(Subject::isHere)
                .map(each -> event(query, each))
                .asJava());
    }
}
