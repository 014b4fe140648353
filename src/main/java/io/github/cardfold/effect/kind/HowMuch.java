package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Period;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Recall;
import io.github.cardfold.effect.Tallies;
import io.github.cardfold.effect.Tally;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.effect.Value;

/**
 * How much came together of events that have a number: the cards of all soul charges, say.
 *
 * @param what the event
 * @param in since when
 */
public record HowMuch(Trigger what, @Default(Default.USUAL) Period in) implements Value, Recall {
    @Override
    public Tally tally() {
        return new Tally(what, in, true);
    }

    @Override
    public int value(Query query) {
        return Tallies.count(query, tally());
    }

    @Override
    public String english() {
        return "how much altogether " + what.english() + " " + in.english();
    }
}
