package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Region;
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
 * Rests units of the field (7.2).
 *
 * @param number how many
 * @param are what the cards must be
 * @param as the name of the cards, as they were
 */
@Rule(jp = "7.2.1")
public record RestCost(
        @Default("1") Value number, @Default("[]") Array<Filter> are, Option<String> as) implements CountedCost {
    @Override
    public Array<Region> from() {
        return Array.of(Region.VC, Region.RC);
    }

    @Override
    public boolean paysFrom(Query query, int place) {
        return Circle.is(query.position(Facts.PLACES).place(place), Circle.VANGUARD | Circle.REAR_GUARD);
    }

    @Override
    public boolean isPayer(Query query, Subject card) {
        return card.master(query.position(Facts.PLACES)) == query.master()
                && !card.gameObject().is(GameObject.REST);
    }

    @Override
    public Event pay(Query query, Subject card) {
        return Event.turn(query.position(Facts.PLACES), card.object(), true);
    }

    @Override
    public String verb() {
        return "rest";
    }

    @Override
    public String noun() {
        return "unit";
    }
}
