package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.GameObject;

/**
 * Counter blasts: turns damage face down (7.24).
 *
 * @param what the cards; a number is one of cards of your damage zone
 */
@Rule(jp = {"7.24.1", "7.24.2", "7.24.2.1"})
@Phrase("counter blast {what icon}")
public record CounterBlast(@Default("1") Selector what) implements Blast {
    @Override
    public Blast with(Selector cards) {
        return new CounterBlast(cards);
    }

    @Override
    public IconAction icon() {
        return IconAction.COUNTER_BLAST;
    }

    @Override
    public Region zone() {
        return Region.DAMAGE;
    }

    @Override
    public boolean changes(Query query, Subject card) {
        query.position(Facts.STATES);
        return !card.gameObject().is(GameObject.FACE_DOWN);
    }

    @Override
    public boolean isInPlace() {
        return true;
    }

    @Override
    public Event event(Query query, Subject card) {
        return Event.face(query.position(Facts.PLACES), card.object(), true);
    }
}
