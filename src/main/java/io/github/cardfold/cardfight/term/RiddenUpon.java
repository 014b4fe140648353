package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * This vanguard is ridden upon and goes to the soul (6.3.3.5); the variable {@code it} is the new vanguard.
 *
 * @param by what the new vanguard must be
 */
@Rule(jp = {"6.3.5", "11.9.6.1.4"})
public record RiddenUpon(@Default("[]") Array<Filter> by) implements Trigger {
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
        Position position = query.position(Facts.PLACES);
        Subject ridden = happening.subject();
        Thing rider = Field.vanguard(position, happening.to().seat());
        if (ridden == null
                || rider == null
                || ridden.object() != query.source()
                || !Region.VC.covers(happening.from())
                || !Region.SOUL.covers(happening.to())
                || position.frame(RideFrame.PROCEDURE) == null) {
            return Option.none();
        }
        Subject by =
                Subject.of(rider, Field.vanguardCircle(position, happening.to().seat()));
        return this.by.forAll(each -> each.accepts(query, by)) ? Option.some(Array.of(by.object())) : Option.none();
    }

    @Override
    public String english() {
        return "this unit is ridden upon"
                + (by.isEmpty()
                        ? ""
                        : " by a unit that is " + by.map(Filter::english).mkString(" and "));
    }
}
