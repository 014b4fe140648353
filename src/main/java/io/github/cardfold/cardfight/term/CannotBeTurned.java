package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Hold;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Reason;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards can neither stand up nor come to rest nor be turned over, whatever orders it; a hidden card exempted by its own
 * properties is revealed (4.1.6).
 *
 * @param are what they are; any cards if nothing is said
 * @param in where they lie; anywhere if nothing is said
 * @param of whose; everybody's if nothing is said
 * @param by for which reason they would be; any if nothing is said
 */
@Rule(jp = {"1.3.3", "11.11.5"})
public record CannotBeTurned(
        @Default("[]") Array<Filter> are, @Default("[]") Array<Region> in, Option<Side> of, Option<Reason> by)
        implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        MayNot.checkAnew(out, are);
        return Array.of(new Hold(true, are, in, Array.empty(), of, by));
    }

    @Override
    public String english() {
        return Flags.cards(are, in, of) + " cannot be turned"
                + by.map(each -> " " + each.english()).getOrElse("");
    }
}
