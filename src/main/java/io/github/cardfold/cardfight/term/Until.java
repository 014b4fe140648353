package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffect;

/**
 * Until something happens the next time.
 *
 * @param event what happens, as the effect's master and card see it
 */
@Rule(jp = "11.3.1.2")
@Phrase("until {event}")
public record Until(EventPattern event) implements DurationTerm {
    @Override
    public Lifetime lifetime(Query query) {
        return Lifetimes.OWN_CONDITION;
    }

    @Override
    public boolean mayBeOverEarly() {
        return true;
    }

    @Override
    public boolean isOver(Query query, TimedEffect effect, Happening happening) {
        return happening.is(query, event);
    }
}
