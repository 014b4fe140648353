package io.github.cardfold.testpack;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.testpack.NightFair.BC;
import static io.github.cardfold.testpack.NightFair.BL;
import static io.github.cardfold.testpack.NightFair.BR;
import static io.github.cardfold.testpack.NightFair.FL;
import static io.github.cardfold.testpack.NightFair.FR;
import static io.github.cardfold.testpack.NightFair.G0;
import static io.github.cardfold.testpack.NightFair.G1;
import static io.github.cardfold.testpack.NightFair.G2;
import static io.github.cardfold.testpack.NightFair.G3;
import static io.github.cardfold.testpack.NightFair.GUARD;
import static io.github.cardfold.testpack.NightFair.MAIN;
import static io.github.cardfold.testpack.NightFair.ORDER;
import static io.github.cardfold.testpack.NightFair.VC;
import static io.github.cardfold.testpack.NightFair.full;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** How many cards the texts of the Undertow Court take and what they cost, and where they end. */
class UndertowBoundsTest {
    @Test
    void wharfInformerAsksNobodyWhenRidden() {
        NightFair.table()
                .unit(A, VC, G0)
                .hand(A, "wharf-informer", G1)
                .hand(B, G0, G3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "wharf-informer")
                .asked(A, MAIN);
    }

    @Test
    void whatWharfInformerAsksForIsShown() {
        Player player = NightFair.table()
                .hand(A, "wharf-informer")
                .hand(B, G1, G2)
                .turn(A, "9.9")
                .calls("wharf-informer", BL)
                .pick(Zone.HAND, G2);
        assertEquals(1, View.of(player.state(), A).cards(B, Zone.HAND).count(G2));
    }

    @Test
    void inkFingeredClerkMayPutNoneUnder() {
        NightFair.table()
                .unit(A, VC, G0)
                .hand(A, "ink-fingered-clerk", G0)
                .deck(A, G0, G1, G2, G3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "ink-fingered-clerk")
                .draws(G2, G1, G0)
                .pass()
                .asked(A, MAIN);
    }

    @Test
    void ninthFathomJudgeLooksAtTheDropZone() {
        NightFair.rich()
                .unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(B, FL, G2)
                .hand(A, "tidal-gaoler", G1)
                .turn(A, "9.9")
                .calls("tidal-gaoler", FL)
                .yes()
                .holds(B, Zone.BIND, G2)
                .power(A, VC, 13000);
    }

    @Test
    void pearlDivingAccuserRetiresOneOfTheFrontRow() {
        NightFair.rich()
                .unit(A, FL, "pearl-diving-accuser")
                .resting(B, FL, G2)
                .resting(B, FR, G2)
                .resting(B, BL, G1)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .yes()
                .offered("pass", "grade-2 on B front left", "grade-2 on B front right")
                .pickUnit(B, FL)
                .asked(B, GUARD);
    }

    @Test
    void tidalGaolerHoldsAnyLowGrade() {
        NightFair.rich()
                .unit(B, FL, G1)
                .unit(B, BL, G0)
                .hand(A, "tidal-gaoler")
                .turn(A, "9.9")
                .calls("tidal-gaoler", FL)
                .yes()
                .offered("grade-1 on B front left", "grade-0 on B back left");
    }

    @Test
    void gullFeatherScribeGoesItselfAndIsPaid() {
        NightFair.rich()
                .unit(A, BL, "gull-feather-scribe")
                .unit(A, BR, G1)
                .deck(A, G1, G2)
                .turn(A, "9.9")
                .activate(BL)
                .draws(G2)
                .no()
                .holds(A, Zone.SOUL, G0, "gull-feather-scribe");
        NightFair.table()
                .unit(A, BC, "gull-feather-scribe")
                .hand(A, G1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
    }

    @Test
    void depositionSquidHoldsTheFrontRowForAVanguardOfGradeTwo() {
        NightFair.rich()
                .unit(A, VC, G2)
                .unit(B, FL, G2)
                .unit(B, FR, G2)
                .unit(B, BL, G1)
                .hand(A, "deposition-squid")
                .turn(A, "9.9")
                .calls("deposition-squid", BL)
                .yes()
                .offered("grade-2 on B front left", "grade-2 on B front right");
    }

    @Test
    void highWaterInjunctionIsSpentItselfForOneOrNone() {
        NightFair.rich()
                .in(A, Zone.ORDER_ZONE, "load-bearing-wall", "high-water-injunction")
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .hand(A, G1)
                .turn(A, "9.9")
                .act("activate", Zone.ORDER_ZONE, "high-water-injunction")
                .offered("pass", "grade-2 on B front left", "grade-1 on B back left")
                .pickUnit(B, FL)
                .asked(A, MAIN)
                .holds(A, Zone.ORDER_ZONE, "load-bearing-wall");
        NightFair.table()
                .in(A, Zone.ORDER_ZONE, "high-water-injunction")
                .unit(B, FL, G2)
                .hand(A, G1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
    }

    @Test
    void bailiffRetiresOneOfAnyLowGradeAlsoWhenRidden() {
        full().unit(B, FL, G0)
                .unit(B, FR, G2)
                .unit(B, BL, G1)
                .hand(A, "bailiff-of-the-low-tide")
                .turn(A, "9.9")
                .calls("bailiff-of-the-low-tide", FL)
                .yes()
                .offered("pass", "grade-0 on B front left", "grade-1 on B back left")
                .pickUnit(B, FL)
                .asked(A, MAIN)
                .holds(B, Zone.DROP, G1, ORDER, G0);
        full().unit(A, VC, G1)
                .unit(B, BL, G1)
                .hand(A, "bailiff-of-the-low-tide")
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "bailiff-of-the-low-tide")
                .yes()
                .pickUnit(B, BL)
                .empty(B, BL);
    }

    @Test
    void theirTurnIsNotTheJudges() {
        full().unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(B, FL, G2)
                .hand(B, G1)
                .turn(B, "9.9")
                .calls(G1, FL)
                .holds(B, Zone.DROP, G1, ORDER, G2)
                .power(A, VC, 13000);
        full().unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(A, FL, G2)
                .turn(A, "9.9")
                .calls(G1, FL)
                .holds(A, Zone.DROP, G1, ORDER, G2)
                .power(A, VC, 13000);
    }

    @Test
    void ninthFathomJudgeIsPaidAndActsOnceATurn() {
        NightFair.rich()
                .in(A, Zone.DAMAGE, G0)
                .unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .hand(A, G0, G0)
                .turn(A, "9.9")
                .activate(VC)
                .pick(Zone.DAMAGE, G0)
                .pick(Zone.HAND, G0)
                .pass()
                .offered("pass", "call grade-0 from hand");
        NightFair.table()
                .unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(B, FL, G2)
                .hand(A, G0)
                .turn(A, "9.9")
                .offered("pass", "call grade-0 from hand");
    }
}
