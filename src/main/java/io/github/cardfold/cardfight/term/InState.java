package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.NamesInState;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.StateFlags;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Cards that effects have put into a state with a name.
 *
 * @param name the name
 */
@Rule(jp = "5.2.2.3")
@Phrase("in the state {name}")
public record InState(String name) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return NamesInState.isIn(query, subject, name);
    }

    @Override
    public Array<String> reads() {
        return Array.of(StateFlags.flag(name), Identity.NAME.fact(), Facts.PLACES);
    }
}
