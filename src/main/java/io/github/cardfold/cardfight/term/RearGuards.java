package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * A fighter's rear-guards.
 *
 * @param of whose
 * @param are what they must be
 */
@Phrase(form = "of", value = "{of whose} {are: rear-guards} {#}")
@Phrase(value = "{of whose} {are: rear-guards}", is = Agreement.MANY)
@Phrase(form = "their", value = "{of their} {are: rear-guards}", is = Agreement.MANY)
@Phrase(form = "exist", value = "{of who} has/have {#} {are: rear-guard/rear-guards}")
public record RearGuards(
        @Default("you") Side of, @Default("[]") Array<Filter> are) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        return Units.on(query, io.github.cardfold.cardfight.state.Circle.REAR_GUARD, of, are);
    }

    @Override
    public Array<String> reads() {
        return Units.READS;
    }

    @Override
    public String noun() {
        return "unit";
    }

    @Override
    public Array<Region> areas() {
        return Array.of(Region.RC);
    }
}
