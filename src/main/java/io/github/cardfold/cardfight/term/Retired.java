package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
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
 * A unit is retired: it goes from the field to the drop zone, for whatever reason (7.18.2); the variable {@code it} is
 * the card as it has become.
 *
 * @param who which units, as they were
 */
@Rule(jp = {"7.18.1", "7.18.2"})
public record Retired(@Default("this") Filter who) implements Trigger {
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
        boolean matches = unit != null
                && happening.from().zone().circle()
                && Region.DROP.covers(happening.to())
                && who.accepts(query, unit);
        return matches ? Option.some(Array.of(happening.event().object())) : Option.none();
    }

    @Override
    public String english() {
        return who.english() + " is retired";
    }
}
