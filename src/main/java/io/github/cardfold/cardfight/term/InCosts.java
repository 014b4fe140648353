package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.PaidWith;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
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
 * What a number of a card is where a cost is paid with it, and nowhere else. What changes it comes on top of what the
 * number is everywhere.
 *
 * @param of the number
 */
@Rule(jp = "11.7.1")
@Phrase("{of} in costs")
@Phrase(form = "plural", value = "{of plural} in costs")
@Phrase(form = "raised", value = "{of} in costs {#}")
@Phrase(form = "with", value = "with {of} in costs {#}")
@Phrase(form = "having", value = "has/have {of} in costs {#}")
public record InCosts(Characteristic of) implements Quantity {
    /** Refuses what is no number of cards. */
    public InCosts {
        if (!(of instanceof NumberOfCard || of instanceof WorthOfCard)) {
            throw new IllegalArgumentException("there is no " + of.english() + " in costs");
        }
    }

    private String fact() {
        return of instanceof NumberOfCard number ? number.trait().fact() : Facts.WORTH;
    }

    @Override
    public int of(Query query, Subject card) {
        return ((Quantity) of).of(query.paying(), card);
    }

    @Override
    public boolean isOf(Query query, Subject card) {
        return of.isOf(query, card);
    }

    @Override
    public Array<String> reads() {
        return of.reads().append(PaidWith.raised(fact())).append(PaidWith.fixed(fact()));
    }

    @Override
    @Rule(jp = "11.11.1.7")
    public Change raise(Compiler out, Value by, Selector cards) {
        return Change.of(cards, by, PaidWith.raised(fact()), Layers.NUMBERS, Integer::sum);
    }

    @Override
    @Rule(jp = "11.11.1.9")
    public Array<Working> becomes(Compiler out, Term what, Selector cards) {
        return Array.of(Change.of(
                cards,
                (Value) what,
                PaidWith.fixed(fact()),
                Layers.FIXED,
                (before, number) -> Math.max(0, number) + 1));
    }
}
