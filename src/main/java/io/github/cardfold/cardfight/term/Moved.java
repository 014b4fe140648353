package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

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
        @Default("[]") Array<Region> to) implements MoveTrigger {
    /** Refuses moves that there are none of: within a zone, and from circle to circle, which are another event. */
    public Moved {
        boolean happens = from.isEmpty()
                || to.isEmpty()
                || from.exists(left -> to.exists(come -> left != come && !(left.isCircle() && come.isCircle())));
        if (!happens) {
            throw new IllegalArgumentException("no card goes so: \"moves\" is what a unit does from circle to circle");
        }
    }

    @Override
    public boolean reachesHidden() {
        return to.isEmpty() || to.exists(Region::isHidden);
    }

    @Override
    public boolean fits(Query query, Happening move, Subject card) {
        return !move.from().zone().equals(move.to().zone())
                && (from.isEmpty() || from.exists(each -> each.covers(move.from())))
                && (to.isEmpty() || to.exists(each -> each.covers(move.to())))
                && who.accepts(query, card);
    }

    @Override
    public String english() {
        return English.any("card", Array.of(who)) + " goes"
                + (from.isEmpty() ? "" : " from " + from.map(Region::named).mkString("/"))
                + (to.isEmpty() ? "" : " to " + to.map(Region::named).mkString("/"));
    }
}
