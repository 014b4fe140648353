package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Honor;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaRules.SupremeCheck;

/** The victory by Honor (3.3.1, 3.3.9). */
public final class SupremeVictory implements Consequence {
    static final String SECTION = "3.3.9";

    /** A player with infinite Honor never has so much. */
    @Rule(vw = {"3.3.1", "3.3.9"})
    static boolean isReached(Position position, Seat player) {
        Honor honor = Territories.honor(position, player);
        return !honor.isInfinite()
                && honor.points() >= VandariaCatalogue.options(position).supremeHonor();
    }

    @Override
    public String label() {
        return "3.3.9 at once";
    }

    @Override
    public Batch after(Position position, Event event) {
        if (VandariaCatalogue.options(position).supremeCheck() != SupremeCheck.IMMEDIATE) {
            return Batch.NOTHING;
        }
        Seat active = position.rules().game().turnSeat(position);
        return active != null && isReached(position, active)
                ? VandariaTurns.won(position, active, SECTION)
                : Batch.NOTHING;
    }
}
