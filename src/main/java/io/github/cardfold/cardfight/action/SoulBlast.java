package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Soul blasts: puts cards of the soul into the drop zone (7.25).
 *
 * @param number how many
 * @param are what the cards must be
 * @param as the name of the cards, as they were
 */
@Rule(jp = "7.25.1")
public record SoulBlast(
        @Default("1") Value number, @Default("[]") Array<Filter> are, Option<String> as) implements CountedCost {
    @Override
    public Array<Region> from() {
        return Array.of(Region.SOUL);
    }

    @Override
    public boolean paysFrom(Query query, int place) {
        return place == Zone.SOUL.of(query.master());
    }

    @Override
    public Event pay(Query query, Subject card) {
        return Moving.to(query, card, Zone.DROP, 0);
    }

    @Override
    public int amount(Query query) {
        return IconNumbers.of(query, IconAction.SOUL_BLAST, number.value(query));
    }

    @Override
    @Rule(jp = {"7.25.4", "7.25.4.1"})
    public Array<Event> told(Query query, int cards) {
        return IconNumbers.done(query, IconAction.SOUL_BLAST, cards);
    }

    @Override
    public String verb() {
        return "soul blast";
    }

    @Override
    public String noun() {
        return "";
    }
}
