package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/**
 * The condition of a keyword holds, or an effect has made the card's abilities with this keyword valid: no others.
 *
 * @param keyword the keyword
 * @param when the condition
 */
@Rule(jp = "14.1.2")
public record MadeValid(String keyword, Condition when) implements Condition {
    @Override
    public boolean holds(Query query) {
        Subject self = query.self();
        return when.holds(query) || self != null && Strength.flag(query, self, Flag.valid(keyword)) > 0;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Flag.valid(keyword));
    }
}
