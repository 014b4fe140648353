package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.Energy;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Energy above a fighter's limit becomes the limit (13.13). */
public final class ExcessEnergy implements RuleAction {
    @Override
    public String label() {
        return "13.13";
    }

    @Override
    public Reads reads() {
        return Reads.cards(place -> false).number(FighterNumbers.ENERGY);
    }

    @Override
    public boolean isDue(Position position) {
        boolean isDue = false;
        for (Seat fighter : position.seats()) {
            isDue |= excess(position, fighter) > 0;
        }
        return isDue;
    }

    @Override
    @Rule(jp = "13.13.1")
    public Batch events(Position position) {
        List<Event> events = new ArrayList<>();
        for (Seat fighter : position.seats()) {
            int excess = excess(position, fighter);
            if (excess > 0) {
                events.add(Event.count(FighterNumbers.ENERGY, fighter, -excess));
            }
        }
        return Batch.ofAll(events);
    }

    private static int excess(Position position, Seat fighter) {
        return Energy.of(position, fighter) - Energy.limit(position, fighter);
    }
}
