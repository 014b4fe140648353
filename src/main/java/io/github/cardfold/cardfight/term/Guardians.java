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
 * A fighter's guardians.
 *
 * @param of whose
 * @param are what they must be
 */
@Phrase(form = "of", value = "{of whose} {are: guardians} {#}")
@Phrase(value = "{of whose} {are: guardians}", is = Agreement.MANY)
@Phrase(form = "their", value = "{of their} {are: guardians}", is = Agreement.MANY)
@Phrase(form = "exist", value = "{of who} has/have {#} {are: guardian/guardians}")
public record Guardians(
        @Default("you") Side of, @Default("[]") Array<Filter> are) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        return Units.on(query, io.github.cardfold.cardfight.state.Circle.GUARDIAN, of, are);
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
        return Array.of(Region.GC);
    }
}
