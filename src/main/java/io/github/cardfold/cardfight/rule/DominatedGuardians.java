package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import java.util.ArrayList;
import java.util.List;

/** A unit that is dominated for no longer than an effect and comes to a guardian circle is dominated for the battle. */
public final class DominatedGuardians implements Consequence {
    /** Makes the rule. */
    public DominatedGuardians() {}

    @Override
    public String label() {
        return "7.39.1.2.1";
    }

    @Override
    @Rule(jp = "7.39.1.2.1")
    public Batch after(Position position, Event event) {
        if (event.kind() != EventKind.MOVE || !Circle.is(position.place(event.to()), Circle.GUARDIAN)) {
            return Batch.NOTHING;
        }
        List<Event> begin = new ArrayList<>(0);
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (RuleEffects.isDominationFor(effect, Lifetimes.RESOLUTION) && effect.isOn(event.object())) {
                begin.add(Event.begin(TimedEffect.of(
                        RuleEffects.DOMINATED,
                        effect.master(),
                        effect.source(),
                        new int[] {event.object()},
                        0,
                        Lifetimes.BATTLE)));
            }
        }
        return Batch.ofAll(begin);
    }
}
