package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A unit moves from circle to circle: by an effect, by changing places, by intercepting, but by no call or ride (7.34);
 * the variable {@code it} is the unit.
 *
 * @param who which units
 */
@Rule(jp = {"7.34.1", "7.34.1.1", "7.34.2"})
public record Moves(@Default("this") Filter who) implements Trigger {
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
        boolean matches = happening.from().zone().circle()
                && happening.to().zone().circle()
                && Placed.isSame(happening)
                && who.accepts(query, unit);
        return matches ? Option.some(Array.of(unit.object())) : Option.none();
    }

    @Override
    public String english() {
        return who.english() + " moves to another circle";
    }
}
