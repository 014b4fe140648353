package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Recall;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Tallies;
import io.github.cardfold.effect.Tally;
import io.github.cardfold.effect.Value;
import io.vavr.control.Option;

/**
 * Cards to which something has happened; "this" in it is each of them.
 *
 * @param what the event
 * @param in since when
 * @param atLeast how often
 */
public record Did(
        EventPattern what,
        @Default(Default.USUAL) DurationTerm in,
        @Default("1") Value atLeast) implements Filter, Recall {
    @Override
    public Option<Tally> tally() {
        return Option.some(counted());
    }

    private Tally counted() {
        return new Tally(what, in, false);
    }

    @Override
    public boolean accepts(Query query, Subject subject) {
        return Tallies.count(query, counted(), subject.object()) >= atLeast.value(query);
    }

    @Override
    public String english() {
        boolean isOnce = atLeast instanceof Numeral numeral && numeral.number() == 1;
        return "such that " + what.english() + " " + in.english()
                + (isOnce ? "" : ", " + atLeast.english() + " or more times");
    }
}
