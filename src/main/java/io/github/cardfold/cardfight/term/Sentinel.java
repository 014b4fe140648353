package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** Cards that have sentinel: printed, unless they have lost their abilities or lie face down, or got (14.10.3). */
@Rule(jp = {"4.11.3", "4.12.4", "14.10.1", "14.10.3"})
public record Sentinel() implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        boolean isPrinted =
                Field.card(query.position(Facts.PRINTED), subject.gameObject()).sentinel();
        return isPrinted && Field.hasFace(query, subject) && Strength.flag(query, subject, Flag.LOSES_ABILITIES) == 0
                || Strength.flag(query, subject, Flag.SENTINEL) > 0;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES, Flag.LOSES_ABILITIES, Flag.SENTINEL);
    }

    @Override
    public String english() {
        return "sentinel";
    }
}
