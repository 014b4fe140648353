package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Period;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Recall;
import io.github.cardfold.effect.Tallies;
import io.github.cardfold.effect.Tally;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.effect.Value;

/**
 * How often something has happened; where it speaks of this card, how often this card did it.
 *
 * @param what the event
 * @param in since when
 */
public record HowOften(Trigger what, @Default(Default.USUAL) Period in) implements Value, Recall {
    @Override
    public Tally tally() {
        return new Tally(what, in, false);
    }

    @Override
    public int value(Query query) {
        return Terms.has(what, ThisOne.class)
                ? Tallies.count(query, tally(), query.source())
                : Tallies.count(query, tally());
    }

    @Override
    public String english() {
        return "the number of times " + what.english() + " " + in.english();
    }
}
