package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Recall;
import io.github.cardfold.effect.Tallies;
import io.github.cardfold.effect.Tally;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * Something has happened, so often at least; where it speaks of this card, this card did it.
 *
 * @param what the event
 * @param in since when
 * @param atLeast how often
 */
@Phrase("{what past}< {atLeast least} times> {in}")
public record Happened(
        EventPattern what,
        @Default(Default.USUAL) DurationTerm in,
        @Default("1") Value atLeast) implements Condition, Recall {
    @Override
    public Option<Tally> tally() {
        return Option.some(counted());
    }

    @Override
    public Option<Value> least() {
        return Option.some(atLeast);
    }

    private Tally counted() {
        return new Tally(what, in, false);
    }

    @Override
    public boolean holds(Query query) {
        return Tallies.times(query, counted()) >= atLeast.value(query);
    }
}
