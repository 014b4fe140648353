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
 * A fighter's vanguard.
 *
 * @param of whose
 * @param are what they must be
 */
@Phrase(form = "of", value = "{of whose} {are: vanguards} {#}")
@Phrase(value = "{of whose} {are: vanguard/vanguards}", is = Agreement.ONE)
@Phrase(form = "among", value = "{of whose} {are: vanguards}", is = Agreement.MANY)
@Phrase(form = "one", value = "one of {of whose} {are: vanguards}", is = Agreement.ONE)
@Phrase(form = "each", value = "of {of whose} {are: vanguards}")
@Phrase(form = "their", value = "{of their} {are: vanguards}", is = Agreement.MANY)
@Phrase(form = "exist", value = "{of who} has/have {#} {are: vanguard/vanguards}")
public record Vanguard(
        @Default("you") Side of, @Default("[]") Array<Filter> are) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        return Units.on(query, io.github.cardfold.cardfight.state.Circle.VANGUARD, of, are);
    }

    @Override
    public Array<String> reads() {
        return Units.READS;
    }

    @Override
    public boolean isSingle() {
        return true;
    }

    @Override
    public String noun() {
        return "unit";
    }

    @Override
    public Array<Region> areas() {
        return Array.of(Region.VC);
    }
}
