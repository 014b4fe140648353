package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.function.UnaryOperator;
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

    /** An AUTO ability that sees a guardian go sees that none is left, for each of the two. */
    @Test
    @Rule(jp = {"13.4.1#1", "13.1.3"})
    void allGoTogether() {
        Player player = Table.with(auto(
                        "left",
                        Seat.A,
                        (position, event) -> event.to() == Zone.DROP.of(Seat.B)
                                && position.size(Circle.FRONTMOST_CENTER.of(Seat.B)) == 0,
                        run -> Added.turn(run, Seat.A, Circle.FRONT_CENTER, true)))
                .unit(Seat.B, Circle.FRONTMOST_CENTER, TestCards.GRADE_0)
                .unit(Seat.B, Circle.FRONTMOST_CENTER, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_0, TestCards.GRADE_1);
        assertEquals(2, player.state().position().standbyCount());
    }

    /** The first guardian stays, the second has come under the attacking fighter. */
    @Test
    @Rule(jp = "13.4.1#2")
    void eachGuardianIsLookedAtForItself() {
        TimedEffectKind lent = new TimedEffectKind("lent", TimedEffectKind.Role.MASTERS) {
            @Override
            public Seat mastery(Position position, TimedEffect effect, int object) {
                return effect.isOn(object) ? effect.master() : null;
            }
        };
        UnaryOperator<Registry> afterTheGuards = builder -> builder.lasting(lent)
                .edit(
                        "10.5",
                        steps -> steps.insertAfter(
                                "10.5.1.2.3",
                                after -> after.change(
                                        "lend",
                                        run -> run.position().size(Circle.FRONTMOST_CENTER.of(Seat.B)) < 2
                                                ? Batch.NOTHING
                                                : Batch.of(Added.begin(
                                                        lent,
                                                        Seat.A,
                                                        run.position()
                                                                .objectAt(Circle.FRONTMOST_CENTER.of(Seat.B), 1)
                                                                .object(),
                                                        0)))));
        Table.with(afterTheGuards)
                .hand(Seat.B, TestCards.GRADE_0, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pick(Zone.HAND, TestCards.GRADE_1)
                .pass()
                .rests(Seat.B, Circle.FRONTMOST_CENTER, TestCards.GRADE_0)
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_1);
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
