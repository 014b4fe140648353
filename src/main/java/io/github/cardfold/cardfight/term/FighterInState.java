package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.StateOfFighter;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * A fighter is in a state that an effect has set.
 *
 * @param name its name
 * @param fighter who
 */
@Rule(jp = {"7.42.2", "7.43.3"})
@Phrase("{fighter who} is/are in the state {name}")
@Phrase(form = "not", value = "{fighter who} is/are not in the state {name}")
public record FighterInState(String name, @Default("you") Side fighter) implements Condition {
    @Override
    public boolean holds(Query query) {
        return StateOfFighter.isIn(query.position(Facts.LASTING), query.seat(fighter), name);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}
