package io.github.cardfold.cardfight.term;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/**
 * A unit moves from circle to circle: by an effect, by changing places, by intercepting, but by no call or ride (7.34);
 * the variable {@code it} is the unit.
 *
 * @param who which units
 */
@Rule(jp = {"7.34.1", "7.34.1.1", "7.34.2"})
public record Moves(@Default("this") Filter who) implements MoveTrigger {
    @Override
    public boolean fits(Query query, Happening move, Subject card) {
        return move.from().zone().circle()
                && move.to().zone().circle()
                && Placed.isSame(move)
                && who.accepts(query, card);
    }

    @Override
    public String english() {
        return English.any("unit", Array.of(who)) + " moves to another circle";
    }
}
