package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Apart;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * How many kinds there are among some cards: of names, unless something else is said. Each name counts, so that one
 * card with two names is of two kinds (18.3).
 *
 * @param what the number or words
 * @param of the cards
 */
@Rule(jp = {"18.3.1", "18.3.1.1", "18.3.1.2"})
@Phrase("the number of kinds of {what plural} among {of}")
public record KindsOf(@Default("name") Characteristic what, Selector of) implements Value {
    @Override
    public int value(Query query) {
        return Apart.values(query, what, of.subjects(query))
                .flatMap(each -> each)
                .distinct()
                .size();
    }

    @Override
    public Array<String> reads() {
        return Array.of(Apart.flag(what));
    }
}
