package io.github.cardfold.vandaria.turn;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Who has a Non-Vehicle Territory again can lose all of them again. */
public final class NewNonVehicle implements Consequence {
    @Override
    public String label() {
        return "non-vehicle again";
    }

    @Override
    public Batch after(Position position, Event event) {
        boolean isNew = event.kind() == EventKind.MOVE || event.kind() == EventKind.EXCHANGE;
        int place = isNew ? position.placeOf(event.object()) : -1;
        if (!VandariaZone.GAME.isAt(place)) {
            return Batch.NOTHING;
        }
        Seat controller = position.place(place).seat();
        boolean isAgain = position.number(PlayerNumbers.SWEPT, controller) > 0
                && !Territories.nonVehicles(position, controller).isEmpty();
        return isAgain ? Batch.of(Event.count(PlayerNumbers.SWEPT, controller, -1)) : Batch.NOTHING;
    }
}
