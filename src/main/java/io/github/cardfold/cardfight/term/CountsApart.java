package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Apart;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Where texts of the same fighter count kinds of cards, or how many different ones there are, each of some cards has a
 * name of its own, or whatever is counted.
 *
 * @param what the number or words
 * @param of the cards
 */
@Rule(jp = {"12.6.1", "18.3.1"})
@Phrase("{of} has/have a/- {what} of its/their own where you count")
public record CountsApart(
        @Default("name") Characteristic what,
        @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(
                Change.of(of, new ForMaster(), Apart.flag(what), Layers.OTHER, (before, seat) -> before | seat));
    }

    /** A bit for the fighter whose effect it is. */
    private record ForMaster() implements Value {
        @Override
        public int value(Query query) {
            return query.master().bit();
        }
    }
}
