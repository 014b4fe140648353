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
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The Victory Point for destroying all Non-Vehicle Territories of an opponent, or all Territories (2.17). */
public final class VictoryPoints implements Consequence {
    @Override
    public String label() {
        return "2.17.1";
    }

    @Override
    public Batch after(Position position, Event event) {
        return Batch.NOTHING;
    }

    /**
     * A batch brings one point at most for each player whose Territories it has destroyed. All come together, so that
     * one that wins does not forestall another.
     */
    @Override
    @Rule(vw = "2.17.1")
    public Batch after(Position position, Batch done, int index) {
        Event event = done.get(index);
        if (event.kind() != VandariaEvents.DESTROYED) {
            return Batch.NOTHING;
        }
        Array<Fallen> fallen = position.seats().flatMap(each -> Fallen.of(position, done, each));
        boolean isLast = !fallen.isEmpty() && fallen.last().event().equals(event);
        return isLast ? points(position, fallen) : Batch.NOTHING;
    }

    private static Batch points(Position position, Array<Fallen> all) {
        Batch points = Batch.NOTHING;
        for (Seat loser : position.seats()) {
            Array<Fallen> fallen = all.filter(each -> each.event().isOf(loser));
            if (!fallen.isEmpty() && isSwept(position, loser, fallen)) {
                points = points.plus(gained(position, loser, fallen));
            }
        }
        return points;
    }

    /** Nothing is left but Vehicles and there was more, or nothing at all is left and Vehicles were all there was. */
    @Rule(vw = {"2.17.1", "3.2.11", "3.2.12"})
    private static boolean isSwept(Position position, Seat loser, Array<Fallen> fallen) {
        if (!fallen.forAll(Fallen::isVehicle)) {
            return Territories.nonVehicles(position, loser).isEmpty();
        }
        boolean mayCount = VandariaCatalogue.options(position).vehicleSweepAfterPoint()
                || position.number(PlayerNumbers.SWEPT, loser) == 0;
        return mayCount && Territories.of(position, loser).isEmpty();
    }

    /** Among several who destroyed something, the point is the active player's, or the first one's in turn order. */
    @Rule(vw = "2.17.1")
    private static Batch gained(Position position, Seat loser, Array<Fallen> fallen) {
        Array<Seat> destroyers = fallen.flatMap(each -> each.destroyer(position));
        Option<Seat> winner = position.seatsInTurnOrder()
                .find(each -> destroyers.contains(each) && position.areOpponents(each, loser));
        if (winner.isEmpty()) {
            return Batch.NOTHING;
        }
        Batch point = Batch.of(Event.count(PlayerNumbers.VICTORY_POINTS, winner.get(), 1));
        return position.number(PlayerNumbers.SWEPT, loser) > 0
                ? point
                : point.plus(Batch.of(Event.count(PlayerNumbers.SWEPT, loser, 1)));
    }
}
