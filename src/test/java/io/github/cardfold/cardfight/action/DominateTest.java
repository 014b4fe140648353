package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class DominateTest {
    @Test
    @Rule(jp = "3.2.2")
    void theMasterOfACardIsTheFighterItsZoneBelongsToWhoeverBroughtIt() {
        Player player = Table.empty()
                .unitOf(B, A, FRONT_LEFT, GRADE_1)
                .unit(A, FRONT_RIGHT, GRADE_1)
                .hand(A, GRADE_1)
                .in(B, Zone.DROP, GRADE_1)
                .turn(A, "9.9");

        assertEquals(Seat.A, master(player, FRONT_LEFT.of(Seat.A)));
        assertEquals(Seat.A, master(player, FRONT_RIGHT.of(Seat.A)));
        assertEquals(Seat.A, master(player, Zone.HAND.of(Seat.A)));
        assertEquals(Seat.B, master(player, Zone.DROP.of(Seat.B)));
    }

    private static Seat master(Player player, int place) {
        Position position = player.state().position();
        return position.master(position.objectAt(place, 0), place);
    }

    @Test
    @Rule(jp = "7.39.1")
    void theDominatingFighterIsTreatedAsMasterAndTheOriginalMasterIsNot() {
        Player player = Table.first(run -> Batch.of(dominated(run, A, FRONT_LEFT)))
                .unit(B, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_2)
                .turn(A, "9.10");

        assertEquals(Seat.A, master(player, FRONT_LEFT.of(Seat.B)));
        assertEquals(Seat.B, master(player, FRONT_RIGHT.of(Seat.B)));
        player.yes().asked(A, "10.4.1.6").offered("grade-3 on B vanguard", "grade-2 on B front right");
    }

    @Test
    @Rule(jp = "7.39.1.1.2")
    void aDominatedUnitCannotBeDominatedAgain() {
        for (Seat seat : new Seat[] {A, B}) {
            Player player = Table.first(run ->
                            Batch.of(dominated(run, seat, FRONT_LEFT), dominated(run, Turn.opponent(seat), FRONT_LEFT)))
                    .unit(B, FRONT_LEFT, GRADE_2)
                    .turn(A, "9.10");

            assertEquals(seat, master(player, FRONT_LEFT.of(Seat.B)));
        }
    }

    @Test
    @Rule(jp = "7.39.6#2")
    void aDominatedRearGuardDoesNotIntercept() {
        Table.first(run -> Batch.of(dominated(run, A, FRONT_LEFT)))
                .unit(B, FRONT_LEFT, GRADE_2)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .hand(A, GRADE_1)
                .turn(B, "9.10")
                .attacks(FRONT_CENTER, A, FRONT_CENTER)
                .asked(A, "10.5.1.2.1")
                .offered("pass", "guard grade-1 from hand", "intercept front right");
    }

    private static Event dominated(Run run, Seat by, Circle circle) {
        int unit = run.position().objectAt(circle.of(Seat.B), 0).object();
        return Event.begin(TimedEffect.of(RuleEffects.DOMINATED, by, 0, new int[] {unit}, 0, Lifetimes.GAME));
    }
}
