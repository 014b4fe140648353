package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Resolving;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Snapshot;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A unit is placed on a circle, from no circle or by a call or ride (7.17); the variable {@code it} is the unit.
 *
 * @param who which units
 * @param on on which sorts of circles; any if none is said
 * @param from from which zone; from any if none is said
 * @param by by what sort of call or ride; by any, or otherwise, if none is said
 * @param byAbilityOf by an ability of which cards; however it came if nothing is said
 * @param notByAbilityOf by no ability of which cards
 */
@Rule(jp = {"7.17.1", "7.17.2"})
public record Placed(
        @Default("this") Filter who,
        @Default("[]") Array<Region> on,
        Option<Region> from,
        Option<Way> by,
        Option<Filter> byAbilityOf,
        Option<Filter> notByAbilityOf)
        implements MoveTrigger {
    @Override
    public boolean fits(Query query, Happening move, Subject card) {
        return move.to().zone().circle()
                && !isSame(move)
                && (on.isEmpty() || on.exists(each -> each.covers(move.to())))
                && from.forAll(each -> each.covers(move.from()))
                && by.forAll(each -> each.isTaken(query.position(Facts.FIELD), move.from(), move.to()))
                && byAbilityOf.forAll(each -> isByAbilityOf(query, each))
                && !notByAbilityOf.exists(each -> isByAbilityOf(query, each))
                && who.accepts(query, card);
    }

    /** Tells whether an ability of such a card places the unit; the card is looked at as it is now or was last. */
    private static boolean isByAbilityOf(Query query, Filter which) {
        int source = Resolving.source(query.position(Facts.FIELD));
        Subject card = source == 0 ? null : query.find(source);
        return card != null && which.accepts(query, card);
    }

    /** A unit that only moves from circle to circle stays the same card (4.1.8). */
    static boolean isSame(Happening happening) {
        Snapshot before = happening.event().before();
        return before != null
                && before.gameObject().object() == happening.event().object();
    }

    @Override
    public String english() {
        return English.any("unit", Array.of(who)) + " is placed"
                + (on.isEmpty() ? "" : " on " + on.map(Region::english).mkString("/"))
                + from.map(each -> " from " + each.english()).getOrElse("")
                + by.map(each -> " " + each.english()).getOrElse("")
                + byAbilityOf
                        .map(each -> " by an ability of " + English.any("card", Array.of(each)))
                        .getOrElse("")
                + notByAbilityOf
                        .map(each -> ", but not by an ability of " + English.any("card", Array.of(each)))
                        .getOrElse("");
    }
}
