package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/**
 * A unit is retired: it goes from the field to the drop zone, for whatever reason (7.18.2); the variable {@code it} is
 * the card as it has become.
 *
 * @param who which units, as they were
 */
@Rule(jp = {"7.18.1", "7.18.2"})
public record Retired(@Default("this") Filter who) implements MoveTrigger {
    @Override
    public boolean fits(Query query, Happening move, Subject card) {
        return move.from().zone().circle() && Region.DROP.covers(move.to()) && who.accepts(query, card);
    }

    @Override
    public String english() {
        return English.any("unit", Array.of(who)) + " is retired";
    }
}
