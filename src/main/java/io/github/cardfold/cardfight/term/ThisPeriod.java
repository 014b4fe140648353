package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.control.Option;

/**
 * The battle, turn or fight in progress.
 *
 * @param period which of them
 */
@Phrase("{period}")
public record ThisPeriod(Period period) implements DurationTerm {
    @Override
    public Lifetime lifetime(Query query) {
        return period.lifetime();
    }

    @Override
    public Option<Lifetime> remembered() {
        return Option.some(period.whole());
    }
}
