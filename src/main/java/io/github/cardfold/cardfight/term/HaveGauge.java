package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.HavingGauge;
import io.github.cardfold.cardfight.gauge.Gauge;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter has a gauge, which without an effect none can (7.40.7.1).
 *
 * @param of which fighter
 * @param name the name of the gauge; any if nothing is said
 */
@Phrase(form = "permitted", value = "{of who} can have <{name} >gauge")
@Phrase(form = "able", value = "{of who} {#} have <{name} >gauge")
@Phrase("to let {of who} have <{name} >gauge")
@Rule(jp = {"7.40.7.1", "13.9.2"})
public record HaveGauge(@Default("you") Side of, Option<String> name) implements Deed {
    /** Refuses an empty name. */
    public HaveGauge {
        Gauge.checkName(name);
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.PERMIT) {
            throw out.error("it can only be permitted: without an effect no fighter has a gauge");
        }
        return Array.of(new HavingGauge(of, name));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return true;
    }
}
