package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class IllegalGuardiansTest {
    @Test
    @Rule(jp = {"13.4.1#1", "13.4.1#3"})
    void withoutAttackedUnitThereAreNoGuardians() {
        Table.empty()
                .unit(Seat.A, Circle.FRONTMOST_CENTER, TestCards.GRADE_0)
                .unit(Seat.B, Circle.FRONTMOST_CENTER, TestCards.GRADE_1)
                .unitOf(Seat.A, Seat.B, Circle.FRONTMOST_CENTER, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .empty(Seat.A, Circle.FRONTMOST_CENTER)
                .empty(Seat.B, Circle.FRONTMOST_CENTER)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_0, TestCards.GRADE_2)
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "13.4.1#1")
    void guardiansGoWhenTheAttackedUnitHasGone() {
        Player player = Table.with(auto(
                        "drop",
                        Seat.A,
                        beginning("drive step"),
                        run -> Added.toZone(run, Seat.B, Circle.FRONT_LEFT, Zone.DROP)))
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .hand(Seat.B, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pass()
                .asked(Seat.NATURE, "chance drawn")
                .empty(Seat.B, Circle.FRONTMOST_CENTER);
        Story.tells(player, "drive step", "grade-1 to B's drop zone", "grade-0 to B's drop zone");
    }

    @Test
    @Rule(jp = "13.4.1#1")
    void whileAUnitIsAttackedItsGuardiansStay() {
        Table.empty()
                .hand(Seat.B, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pass()
                .draws(TestCards.GRADE_1)
                .rests(Seat.B, Circle.FRONTMOST_CENTER, TestCards.GRADE_0);
    }

    @Test
    @Rule(jp = "13.4.1#2")
    void aUnitOfTheAttackersMasterDoesNotGuard() {
        Player player = Table.with(
                        after("10.5", "10.5.1.1", run -> Added.put(run, Seat.A, Zone.SOUL, Circle.FRONTMOST_CENTER)))
                .in(Seat.A, Zone.SOUL, TestCards.GRADE_1)
                .hand(Seat.B, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .asked(Seat.B, "10.5.1.2.1")
                .empty(Seat.A, Circle.FRONTMOST_CENTER);
        Story.tells(player, "guard step", "grade-1 to A's guardian", "grade-1 to A's drop zone");
    }
}
