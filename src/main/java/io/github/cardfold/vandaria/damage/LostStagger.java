package io.github.cardfold.vandaria.damage;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaEvents;

/** A player whose Territories were destroyed is not Staggered (2.9.2). */
public final class LostStagger implements Consequence {
    @Override
    public String label() {
        return "2.9.2";
    }

    @Override
    public Batch after(Position position, Event event) {
        return Batch.NOTHING;
    }

    @Override
    @Rule(vw = "2.9.2")
    public Batch after(Position position, Batch done, int index) {
        Event event = done.get(index);
        if (event.kind() != VandariaEvents.DESTROYED
                || Fallen.of(position, done, event.seat()).isEmpty()) {
            return Batch.NOTHING;
        }
        Seat loser = event.seat();
        boolean isAgain = VandariaCatalogue.options(position).staggerAfterWipe()
                && Territories.of(position, loser).isEmpty();
        int now = position.number(PlayerNumbers.STAGGER, loser);
        int then = isAgain ? 1 : 0;
        return now == then ? Batch.NOTHING : Batch.of(Event.count(PlayerNumbers.STAGGER, loser, then - now));
    }
}
