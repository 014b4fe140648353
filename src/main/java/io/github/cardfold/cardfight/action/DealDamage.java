package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Numbers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import java.util.ArrayList;
import java.util.List;

/**
 * Deals damage to vanguards, as much to each; rule actions resolve it (7.35.2.2).
 *
 * @param number how much
 * @param to the vanguards
 */
@Rule(jp = {"7.35.1", "7.35.2", "7.35.2.1"})
public record DealDamage(@Default("1") Value number, Selector to) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", this::dealt);
        out.call("where dealt", "13.6 where dealt", run -> new int[] {0});
    }

    @Rule(jp = {"1.3.2.2", "7.35.2.2"})
    private Batch dealt(Run run) {
        Query query = Query.of(run);
        Position position = query.position(Facts.PLACES);
        int damage = number.value(query);
        List<Event> events = new ArrayList<>();
        for (Subject unit : to.subjects(query)) {
            if (damage > 0 && unit.isHere() && Circle.is(position.place(unit.place()), Circle.VANGUARD)) {
                events.add(Event.count(Numbers.VANGUARD_DAMAGE, unit.master(position), damage));
            }
        }
        return Batch.ofAll(events);
    }

    @Override
    public String english() {
        return "deal " + number.english() + " damage" + " to " + to.english();
    }
}
