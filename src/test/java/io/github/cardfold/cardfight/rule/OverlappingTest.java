package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.Added.auto;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class OverlappingTest {
    @Test
    @Rule(jp = {"13.3.5", "4.9.4#1"})
    void onARearGuardCircleOnlyTheCardPlacedLastStays() {
        Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .stands(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_0, TestCards.GRADE_1)
                .holds(Seat.A, Zone.SOUL);
    }

    @Test
    @Rule(jp = "13.3.5")
    void itIsDueOnlyWhileSomeCircleHoldsSeveral() {
        Player one = Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_0)
                .turn(Seat.A, "9.10");
        assertFalse(new Overlapping().isDue(one.state().position()));
    }

    /** An AUTO ability that sees a unit go sees that each circle has one left, for each of the two. */
    @Test
    @Rule(jp = {"13.3.5", "13.1.3"})
    void theCirclesOfBothFightersAreClearedTogether() {
        Player player = Table.with(auto(
                        "left",
                        Seat.A,
                        (position, event) -> event.from() >= 0
                                && position.place(event.from()).zone().circle()
                                && position.size(Circle.FRONT_LEFT.of(Seat.A)) == 1
                                && position.size(Circle.FRONT_LEFT.of(Seat.B)) == 1,
                        run -> Added.turn(run, Seat.A, Circle.FRONT_CENTER, true)))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_0)
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_0);
        assertEquals(2, player.state().position().standbyCount());
    }

    @Test
    @Rule(jp = {"13.3.3", "4.9.4#1"})
    void onAVanguardCircleTheOthersGoToTheSoul() {
        Table.empty()
                .unit(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_1)
                .unit(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .holds(Seat.B, Zone.SOUL, TestCards.GRADE_1)
                .holds(Seat.B, Zone.DROP);
    }

    @Test
    @Rule(jp = "13.3.5")
    void aCardGoesToItsOwnersDropZone() {
        Table.empty()
                .unitOf(Seat.A, Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_0)
                .holds(Seat.B, Zone.DROP);
    }

    @Test
    @Rule(jp = "4.9.4#2")
    void aGuardianCircleHoldsSeveral() {
        Player player = Table.empty()
                .hand(Seat.B, TestCards.GRADE_0, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pick(Zone.HAND, TestCards.GRADE_1)
                .pass()
                .asked(Seat.NATURE, "chance drawn");
        assertEquals(2, player.state().position().size(Circle.FRONTMOST_CENTER.of(Seat.B)));
    }
}
