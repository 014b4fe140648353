package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import java.util.ArrayList;
import java.util.List;

/** What goes along with the deletion of a unit, and with its end: that it loses its power and its text (7.32). */
public final class Deletion implements Joining {
    /** Makes the rule. */
    public Deletion() {}

    @Override
    public String label() {
        return "7.32.2";
    }

    @Override
    public boolean joins(Position position, Batch batch, int at) {
        Event event = batch.get(at);
        return event.kind() == EventKind.FACE
                && (RuleEffects.isDeleting(event)
                        || event.number() == 0 && RuleEffects.isDeleted(position, event.object()));
    }

    @Override
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        Event event = batch.get(at);
        return RuleEffects.isDeleting(event)
                ? RuleEffects.deletion(position, event.object())
                : ends(position, event.object());
    }

    /** For whatever reason it is turned face up. */
    @Rule(jp = "7.32.4")
    private static Batch ends(Position position, int unit) {
        List<Event> ends = new ArrayList<>();
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (RuleEffects.isDeletion(effect.kind()) && effect.isOn(unit)) {
                ends.add(Event.end(effect));
            }
        }
        return Batch.ofAll(ends);
    }
}
