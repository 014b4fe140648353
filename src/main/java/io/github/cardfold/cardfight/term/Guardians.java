package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter's guardians.
 *
 * @param of whose
 * @param guarding the units that they guard; any if nothing is said
 * @param are what they must be
 */
@Phrase(form = "of", value = "{of whose} {are: guardians} {#}< guarding {guarding}>")
@Phrase(value = "{of whose} {are: guardians}< guarding {guarding}>", is = Agreement.MANY)
@Phrase(form = "their", value = "{of their} {are: guardians}< guarding {guarding}>", is = Agreement.MANY)
@Phrase(form = "exist", value = "{of who} has/have {#} {are: guardian/guardians}< guarding {guarding}>")
public record Guardians(
        @Default("you") Side of,
        Option<Selector> guarding,
        @Default("[]") Array<Filter> are) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        Array<Subject> guardians = Units.on(query, Circle.GUARDIAN, of, are);
        return guarding.map(units -> guarding(query, units.subjects(query), guardians))
                .getOrElse(guardians);
    }

    @Rule(jp = "6.2.4.1")
    private static Array<Subject> guarding(Query query, Array<Subject> units, Array<Subject> guardians) {
        Position position = query.position(Battle.FACT);
        return guardians.filter(each -> units.exists(unit -> Battle.guards(position, each.object(), unit.object())));
    }

    @Override
    public Array<String> reads() {
        return guarding.isEmpty() ? Units.READS : Units.READS.append(Battle.FACT);
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
