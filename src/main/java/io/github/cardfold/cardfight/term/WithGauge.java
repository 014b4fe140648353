package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.gauge.Gauge;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Anchor;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Units that have a gauge.
 *
 * @param name the name of the gauge; any if nothing is said
 */
@Rule(jp = {"4.15.3.1", "4.15.4.1"})
@Phrase("that bears/bear <{name} >gauge")
public record WithGauge(Option<String> name) implements Filter {
    /** Refuses an empty name. */
    public WithGauge {
        Gauge.checkName(name);
    }

    @Override
    public boolean accepts(Query query, Subject subject) {
        return Gauge.has(query.position(Facts.LINKS), Anchor.object(subject.object()), name);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LINKS);
    }
}
