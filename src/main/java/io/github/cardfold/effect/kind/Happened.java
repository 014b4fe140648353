package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Period;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Recall;
import io.github.cardfold.effect.Tally;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.effect.Value;

/**
 * Something has happened, so often at least; where it speaks of this card, this card did it.
 *
 * @param what the event
 * @param in since when
 * @param atLeast how often
 */
public record Happened(
        Trigger what,
        @Default(Default.USUAL) Period in,
        @Default("1") Value atLeast) implements Condition, Recall {
    @Override
    public Tally tally() {
        return new Tally(what, in, false);
    }

    @Override
    public boolean holds(Query query) {
        return new HowOften(what, in).value(query) >= atLeast.value(query);
    }

    @Override
    public String english() {
        boolean isOnce = atLeast instanceof Numeral numeral && numeral.number() == 1;
        return "it happened " + (isOnce ? "" : atLeast.english() + " or more times ") + in.english() + " that "
                + what.english();
    }
}
