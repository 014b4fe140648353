package io.github.cardfold.vandaria.region;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Admitting;
import io.vavr.collection.Array;

/**
 * The card is deployed only in certain Territories. Once it is in one, nothing asks any more.
 *
 * @param are what the Territories must be
 */
@Rule(vw = "2.7.6")
@Phrase("this card is deployed only in Territories {are: cards}")
public record DeploysIn(Array<Filter> are) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new AtWork(are));
    }

    /** The effect at work. */
    private record AtWork(Array<Filter> are) implements Admitting {
        @Override
        public boolean admits(Query query, Subject territory) {
            return Filter.all(are, query, territory);
        }
    }
}
