package io.github.cardfold.vandaria.damage;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.vavr.collection.Array;

/** The victory by Victory Points: who has enough of them wins at once (9.1.1). */
public final class MilitaryVictory implements Consequence {
    @Override
    public String label() {
        return "9.1.1";
    }

    /** Of several who have enough at the same time it is the first in turn order. */
    @Override
    @Rule(vw = {"9.1.1", "1.2.8"})
    public Batch after(Position position, Event event) {
        boolean isPoint = event.kind() == EventKind.COUNT && event.other() == PlayerNumbers.VICTORY_POINTS.index();
        return isPoint
                ? position.seatsInTurnOrder()
                        .find(each -> points(position, each)
                                >= VandariaCatalogue.options(position).militaryPoints())
                        .map(winner -> VandariaTurns.won(position, winner, "9.1.1"))
                        .getOrElse(Batch.NOTHING)
                : Batch.NOTHING;
    }

    private static int points(Position position, Seat player) {
        Array<Seat> counted = VandariaCatalogue.options(position).sharedVictoryPoints()
                ? VandariaTurns.together(position, player)
                : Array.of(player);
        return counted.map(each -> position.number(PlayerNumbers.VICTORY_POINTS, each))
                .sum()
                .intValue();
    }
}
