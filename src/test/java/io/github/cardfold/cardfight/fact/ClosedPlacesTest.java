package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** To places of one fighter no card may go: what the other one does goes on, as far as it needs other places. */
class ClosedPlacesTest {
    /** A game in which no card, whichever it is, goes to some places. */
    private static Table closed(int... places) {
        return Table.with(rules -> rules.prohibitions(new Prohibition() {
            @Override
            public String label() {
                return "1.3.3";
            }

            @Override
            public boolean forbids(Position position, Event event, GameObject card) {
                return event.kind() == EventKind.MOVE && Arrays.stream(places).anyMatch(place -> place == event.to());
            }

            @Override
            public boolean isForWhatItIs(Position position, Event event, GameObject card) {
                return false;
            }
        }));
    }

    private static int guardians(Seat seat) {
        return FRONTMOST_CENTER.of(seat);
    }

    @Test
    @Rule(jp = {"1.3.3", "10.5.1.2.2"})
    void aCardIsKeptFromGuardingByTheGuardianCircleOfItsFighterAlone() {
        closed(guardians(A))
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(B, "10.5.1.2.1")
                .offered("pass", "guard grade-1 from hand");
        closed(guardians(B))
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(B, "10.5.1.2.1")
                .offered("pass");
    }

    @Test
    @Rule(jp = {"1.3.3", "10.5.1.2.1.1#1"})
    void aPassIsAutomaticWhereTheGuardianCircleAndTheOrderAreaOfTheDefenseAreClosed() {
        int[] orders = {Zone.ORDER_AREA.of(A), Zone.ORDER_AREA.of(B)};
        closed(guardians(B), orders[1]).hand(B, GRADE_1).turn(A, "9.10").yes().asked(Seat.NATURE, "chance drawn");
        closed(guardians(A), orders[1]).hand(B, GRADE_1).turn(A, "9.10").yes().asked(B, "10.5.1.2.1");
        closed(guardians(B), orders[0]).hand(B, GRADE_1).turn(A, "9.10").yes().asked(B, "10.5.1.2.1");
    }

    @Test
    @Rule(jp = {"1.3.3", "9.7.2"})
    void aCardIsKeptFromBeingRiddenByTheVanguardCircleOfItsFighterAlone() {
        closed(FRONT_CENTER.of(B))
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.6")
                .offered("pass", "ride grade-2 from hand");
        closed(FRONT_CENTER.of(A))
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.6")
                .offered("pass");
    }
}
