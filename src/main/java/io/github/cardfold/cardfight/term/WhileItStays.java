package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffect;

/** As long as a card that an effect is about stays where it is when this begins, be it only on its circle. */
@Rule(jp = "11.3.1.2")
@Phrase("while on the same circle")
public record WhileItStays() implements DurationTerm {
    @Override
    public Lifetime lifetime(Query query) {
        return Lifetimes.OWN_CONDITION;
    }

    @Override
    public boolean mayBeOverEarly() {
        return true;
    }

    @Override
    public boolean isOfEachCard() {
        return true;
    }

    @Override
    public boolean isOver(Query query, TimedEffect effect, Happening happening) {
        Event event = happening.event();
        return event.kind() == EventKind.MOVE && event.from() != event.to() && effect.isOn(event.object());
    }
}
