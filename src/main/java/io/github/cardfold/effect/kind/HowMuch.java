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
 * How much came together of events that have a number: the cards of all soul charges, say, or the power that units got.
 *
 * @param what the event
 * @param in since when
 */
@Phrase("the total that {what past} {in}")
public record HowMuch(
        EventPattern what, @Default(Default.USUAL) DurationTerm in) implements Value, Recall {
    @Override
    public Option<Tally> tally() {
        return Option.some(counted());
    }

    private Tally counted() {
        return new Tally(what, in, true);
    }

    @Override
    public int value(Query query) {
        return Tallies.count(query, counted());
    }
}
