package io.github.cardfold.explain;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.question.Action;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Why a seat is asked. */
class WhyAskedTest {
    private static final String LEVELS = """
              9.1 turn 3 of A
              9.10 battle phase
              10.2 grade-1 on A's front left attacks grade-3 on B's vanguard
              10.5 guard step
            """.indent(0);

    private final Player player = Table.empty()
            .unit(A, FRONT_LEFT, GRADE_1)
            .hand(B, GRADE_1, GRADE_1)
            .turn(A, "9.10")
            .attacks(FRONT_LEFT, B, FRONT_CENTER);

    @Test
    void whoIsAskedIsToldTheSectionWhatGoesOnAndWhatPassingMeans() {
        assertEquals(
                "B is asked: guard\n" + LEVELS
                        + "By 10.5.1.2.1: Guard: pass; then go to the drive step if a unit that performs drive checks"
                        + " is attacking, to the damage step if a rear-guard is attacking.\n"
                        + "To pass means: no more guardians are put, and the guard step ends\n",
                WhyAsked.of(player.state()).get().text());
    }

    @Test
    void anotherSeatIsToldThePhaseOrStep() {
        String seen = "B is asked: guard\n" + LEVELS + "By 10.5: Guard step\n";
        assertEquals(seen, WhyAsked.of(player.state(), A).get().text());
        player.act("guard", Zone.HAND, GRADE_1);
        assertEquals(seen, WhyAsked.of(player.state(), A).get().text());
    }

    @Test
    void whereOneMustChooseThereIsNoPassing() {
        Player calling = Table.empty().hand(A, GRADE_1).turn(A, "9.9").act("call", Zone.HAND, GRADE_1);

        WhyAsked why = WhyAsked.of(calling.state()).get();
        assertEquals("6.2.3.2", why.section());
        assertEquals(Option.none(), why.passing());
        assertEquals("6.2.3", why.levels().last().section());
    }

    @Test
    void afterTheEndNobodyIsAsked() {
        assertEquals(Option.none(), WhyAsked.of(player.state().step(Action.concede(A))));
    }
}
