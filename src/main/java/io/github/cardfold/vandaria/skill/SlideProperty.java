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
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.vavr.collection.Array;

/**
 * Property is slid; one that is slid already pays nothing, and neither does a Fatigued Follower.
 *
 * @param what the Property
 */
@Rule(vw = {"2.2.1", "2.2.3", "2.2.6", "2.8.3", "12.9.1.1"})
@Phrase("slide {what}")
public record SlideProperty(@Default("this") Selector what) implements CardAction {
    @Override
    public Array<SkillArea> places() {
        return Array.of(SkillArea.GAME);
    }

    @Override
    public boolean changes(Query query, Subject card) {
        Position position = query.position(Facts.STATES);
        return VandariaProperty.isInGame(position, card.object())
                && !Statuses.isSlid(card.gameObject())
                && !Statuses.isHeldByFatigue(position, card.gameObject());
    }

    @Override
    public boolean isDone(GameObject card) {
        return Statuses.isSlid(card);
    }

    @Override
    public boolean isInPlace() {
        return true;
    }

    @Override
    public Event event(Query query, Subject card) {
        return Event.turn(query.position(Facts.PLACES), card.object(), true);
    }

    @Override
    public void compile(Compiler out) {
        out.change("", this::slid);
    }

    private Batch slid(Run run) {
        Query query = Query.of(run);
        return Batch.ofAll(what.subjects(query)
                .filter(each -> each.isHere() && changes(query, each))
                .map(each -> event(query, each))
                .asJava());
    }
}
