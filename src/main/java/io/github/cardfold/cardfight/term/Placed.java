package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Snapshot;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A unit is placed on a circle, from no circle or by a call or ride (7.17); the variable {@code it} is the unit.
 *
 * @param who which units
 * @param on on which sorts of circles; any if none is said
 * @param from from which zone; from any if none is said
 * @param by by what sort of call or ride; by any, or otherwise, if none is said
 */
@Rule(jp = {"7.17.1", "7.17.2"})
public record Placed(
        @Default("this") Filter who, @Default("[]") Array<Region> on, Option<Region> from, Option<Way> by)
        implements Trigger {
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
        return false;
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject unit = happening.subject();
        if (unit == null) {
            return Option.none();
        }
        boolean matches = happening.to().zone().circle()
                && !isSame(happening)
                && (on.isEmpty() || on.exists(each -> each.covers(happening.to())))
                && from.forAll(each -> each.covers(happening.from()))
                && by.forAll(each -> each.isTaken(query.position(Facts.FIELD)))
                && who.accepts(query, unit);
        return matches ? Option.some(Array.of(unit.object())) : Option.none();
    }

    /** A unit that only moves from circle to circle stays the same card (4.1.8). */
    static boolean isSame(Happening happening) {
        Snapshot before = happening.event().before();
        return before != null && before.thing().object() == happening.event().object();
    }

    @Override
    public String english() {
        return English.any("unit", Array.of(who)) + " is placed"
                + (on.isEmpty() ? "" : " on " + on.map(Region::english).mkString("/"))
                + from.map(each -> " from " + each.english()).getOrElse("")
                + by.map(each -> " " + each.english()).getOrElse("");
    }
}
