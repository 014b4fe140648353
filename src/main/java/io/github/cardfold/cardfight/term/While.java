package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffect;

/**
 * As long as a condition holds without a break, which has to hold from the beginning.
 *
 * @param condition the condition, as the effect's master and card see it
 */
@Rule(jp = {"11.3.1.2", "11.3.1.2.1"})
@Phrase("as long as {condition}")
public record While(Condition condition) implements DurationTerm {
    @Override
    public Lifetime lifetime(Query query) {
        return Lifetimes.OWN_CONDITION;
    }

    @Override
    public boolean mayBeOverEarly() {
        return true;
    }

    @Override
    public boolean canBegin(Query query) {
        return condition.holds(query);
    }

    @Override
    public boolean isOver(Query query, TimedEffect effect, Happening happening) {
        return !condition.holds(query);
    }
}
