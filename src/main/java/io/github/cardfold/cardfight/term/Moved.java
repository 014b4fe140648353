package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A card goes from a zone to another; the variable {@code it} is the card as it has become.
 *
 * @param who which cards, as they are looked at (11.9.6.1)
 * @param from from where; from anywhere if nothing is said
 * @param to to where; to anywhere if nothing is said
 */
public record Moved(
        @Default("this") Filter who,
        @Default("[]") Array<Region> from,
        @Default("[]") Array<Region> to) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE);
    }

    @Override
    public Array<String> binds() {
        return Array.of("it");
    }

    @Override
    public boolean reachesHidden() {
        return to.isEmpty() || to.exists(Region::isHidden);
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject card = happening.subject();
        boolean matches = card != null
                && !happening.from().zone().equals(happening.to().zone())
                && (from.isEmpty() || from.exists(each -> each.covers(happening.from())))
                && (to.isEmpty() || to.exists(each -> each.covers(happening.to())))
                && who.accepts(query, card);
        return matches ? Option.some(Array.of(happening.event().object())) : Option.none();
    }

    @Override
    public String english() {
        return English.any("card", Array.of(who)) + " goes"
                + (from.isEmpty() ? "" : " from " + from.map(Region::named).mkString("/"))
                + (to.isEmpty() ? "" : " to " + to.map(Region::named).mkString("/"));
    }
}
