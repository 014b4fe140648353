package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;

/**
 * The controller has the Honor that a skill requires: with a positive number so much or more, with a negative one so
 * little or less.
 *
 * @param be the number
 */
@Rule(vw = {"3.3.1", "3.3.10", "12.6.3"})
@Phrase("you have Honor {be}")
public record HonorIs(int be) implements Condition {
    @Override
    public boolean holds(Query query) {
        return Territories.honor(query, query.master()).meets(be);
    }

    @Override
    public Array<String> reads() {
        return Array.of(
                VandariaTrait.HONOR.label(), VandariaTrait.ADDED_HONOR.label(), VandariaTrait.INFINITE_HONOR.label());
    }
}
