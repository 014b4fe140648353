package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Counter blasts: turns damage face down (7.24).
 *
 * @param number how many
 * @param are what the cards must be
 * @param as the name of the cards, as they were
 */
@Rule(jp = "7.24.1")
public record CounterBlast(
        @Default("1") Value number, @Default("[]") Array<Filter> are, Option<String> as) implements CountedCost {
    @Override
    public Array<Region> from() {
        return Array.of(Region.DAMAGE);
    }

    @Override
    public boolean paysFrom(Query query, int place) {
        return place == Zone.DAMAGE.of(query.master());
    }

    @Override
    public boolean isPayer(Query query, Subject card) {
        return !card.gameObject().is(GameObject.FACE_DOWN);
    }

    @Override
    public Event pay(Query query, Subject card) {
        return Event.face(query.position(Facts.PLACES), card.object(), true);
    }

    @Override
    public int amount(Query query) {
        return IconNumbers.of(query, IconAction.COUNTER_BLAST, number.value(query));
    }

    @Override
    @Rule(jp = {"7.24.4", "7.24.4.1"})
    public Array<Event> told(Query query, int cards) {
        return IconNumbers.done(query, IconAction.COUNTER_BLAST, cards);
    }

    @Override
    public String verb() {
        return "counter blast";
    }

    @Override
    public String noun() {
        return "";
    }
}
