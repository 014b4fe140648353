package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;

/** The stand phase (9.2). */
public final class StandPhase {
    private StandPhase() {}

    /** The stand phase. */
    @Rule(jp = {"9.2.1", "9.2.2", "9.2.4"})
    public static Procedure procedure() {
        return Procedure.named("9.2")
                .callIf("9.2.1", StandPhase::hasStoodUp, "11.6.1")
                .change("9.2.2", run -> TurnBeginnings.of(run, "stand phase"))
                .call("9.2.2 check", "11.6.1")
                .let("9.2.3", StandPhase::standAll)
                .call("9.2.4", "11.6.1")
                .build();
    }

    /** Abilities of standing up get a check timing before those of the beginning of the turn go on standby. */
    @Rule(jp = "9.2.1")
    private static boolean hasStoodUp(Run run) {
        return run.position().standbyCount() > 0;
    }

    /** All cards of the turn fighter's field and order zone stand, whoever is their master. */
    @Rule(jp = "9.2.3", it = "6.3.1.2", en = "6.3.1.2")
    private static void standAll(Run run) {
        Position position = run.position();
        Seat fighter = run.enclosing(TurnFrame.PROCEDURE).seat(TurnFrame.FIGHTER);
        boolean orders = CardGame.ruleset(position).turn().orderZoneStands();
        int[] cards = {};
        for (int place = 0; place < position.placeCount(); place++) {
            boolean isField = position.place(place).zone().circle()
                    && position.place(place).seat() == fighter;
            if (isField || orders && place == Zone.ORDER_ZONE.of(fighter)) {
                cards = Field.withAll(cards, position, place);
            }
        }
        run.call("7.2.1", new int[] {0}, cards);
    }
}
