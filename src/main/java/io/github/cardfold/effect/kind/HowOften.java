package io.github.cardfold.effect.kind;

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
 * How often something has happened; where it speaks of this card, how often this card did it.
 *
 * @param what the event
 * @param in since when
 */
@Phrase("the number of times {what past} {in}")
public record HowOften(
        EventPattern what, @Default(Default.USUAL) DurationTerm in) implements Value, Recall {
    @Override
    public Option<Tally> tally() {
        return Option.some(counted());
    }

    private Tally counted() {
        return new Tally(what, in, false);
    }

    @Override
    public int value(Query query) {
        return Tallies.times(query, counted());
    }
}
