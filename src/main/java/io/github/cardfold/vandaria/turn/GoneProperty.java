package io.github.cardfold.vandaria.turn;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Of a player who has lost while others play on nothing stays in the game, and nothing comes into it any more. */
public final class GoneProperty implements Consequence {
    @Override
    public String label() {
        return "17.1.4";
    }

    @Override
    public Batch after(Position position, Event event) {
        if (event.kind() == EventKind.LOSE) {
            return leaving(position, event.seat());
        }
        boolean isComing = event.kind() == EventKind.MOVE && VandariaZone.GAME.isAt(event.to());
        Seat controller = isComing ? position.place(event.to()).seat() : null;
        return controller != null && position.hasLost(controller) ? leaving(position, controller) : Batch.NOTHING;
    }

    private static Batch leaving(Position position, Seat player) {
        return Batch.ofAll(VandariaProperty.of(position, player)
                .map(card -> Event.move(position, card.object(), VandariaZone.GRAVEYARD.of(card.owner()), 0))
                .asJava());
    }
}
