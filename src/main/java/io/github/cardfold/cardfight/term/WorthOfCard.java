package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.PaidWith;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * As how many cards a card counts, where texts count cards and where costs are paid: as one, unless an effect says
 * something else. Who pays need not let it count as more than one.
 */
@Phrase("worth")
@Phrase(form = "plural", value = "worths")
@Phrase(form = "raised", value = "worth {#}")
@Phrase(form = "with", value = "with worth {#}")
@Phrase(form = "having", value = "has/have worth {#}")
public record WorthOfCard() implements Quantity {
    @Override
    public int of(Query query, Subject card) {
        return PaidWith.worth(query, card);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.WORTH);
    }

    @Override
    @Rule(jp = "11.11.1.7")
    public Change raise(Compiler out, Value by, Selector of) {
        return Change.of(of, by, Facts.WORTH, Layers.NUMBERS, Integer::sum);
    }

    @Override
    @Rule(jp = "11.11.1.9")
    public Array<Working> becomes(Compiler out, Term what, Selector of) {
        return Array.of(Change.of(of, (Value) what, Facts.WORTH, Layers.FIXED, (before, worth) -> worth - 1));
    }
}
