package io.github.cardfold.testpack;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.testpack.NightFair.ATTACK;
import static io.github.cardfold.testpack.NightFair.BC;
import static io.github.cardfold.testpack.NightFair.BL;
import static io.github.cardfold.testpack.NightFair.BR;
import static io.github.cardfold.testpack.NightFair.FL;
import static io.github.cardfold.testpack.NightFair.FR;
import static io.github.cardfold.testpack.NightFair.G0;
import static io.github.cardfold.testpack.NightFair.G1;
import static io.github.cardfold.testpack.NightFair.G2;
import static io.github.cardfold.testpack.NightFair.GUARD;
import static io.github.cardfold.testpack.NightFair.VC;
import static io.github.cardfold.testpack.NightFair.full;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Zone;
import org.junit.jupiter.api.Test;

/** How many cards the texts of the Sparkwheel Racers take and what they cost, and where they end. */
class SparkwheelBoundsTest {
    @Test
    void chicaneCutterStandsWhoRests() {
        NightFair.rich()
                .unit(A, FL, "chicane-cutter-velza")
                .resting(A, FR, G2)
                .unit(A, BL, G1)
                .unit(B, VC, G1)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pass()
                .draws(G1)
                .yes()
                .yes()
                .offered("pass", "grade-2 on front right");
    }

    @Test
    void roundaboutChampionStandsTwoThatRestForItsPrice() {
        NightFair.rich()
                .unit(A, VC, "roundabout-champion-velza")
                .resting(A, FL, G2)
                .resting(A, FR, G2)
                .resting(A, BC, G1)
                .unit(A, BR, G1)
                .hand(A, G0, G1)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .yes()
                .yes()
                .pick(Zone.HAND, G0)
                .pickUnit(A, FL)
                .offered("pass", "grade-2 on front right", "grade-1 on back center")
                .pickUnit(A, FR)
                .asked(B, GUARD);
        NightFair.rich()
                .unit(A, VC, "roundabout-champion-velza")
                .unit(A, FL, G2)
                .hand(A, G0)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .yes()
                .asked(B, GUARD);
        NightFair.table()
                .unit(A, VC, "roundabout-champion-velza")
                .resting(A, FL, G2)
                .hand(A, G0)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .yes()
                .offered("no");
    }

    @Test
    void secondLapSovereignStandsAfterItsOwnBattleForItsPrice() {
        NightFair.rich()
                .resting(A, VC, "second-lap-sovereign-ruvane")
                .unit(A, FL, G2)
                .unit(A, FR, G2)
                .hand(A, G0, G1)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pass()
                .yes()
                .asked(A, ATTACK);
        NightFair.table()
                .unit(A, VC, "second-lap-sovereign-ruvane")
                .unit(A, FL, G2)
                .hand(A, G0, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .draws(G1, G1)
                .draws(G1)
                .yes()
                .offered("no");
    }

    @Test
    void secondLapSovereignIsNotPaidToStandIfItStandsAlready() {
        Card lifter = TextCards.card(
                "lifter",
                "{'auto': {'on': {'hit': {'who': {'lies in': 'vc'}}}, 'in': 'rc', 'then': {'stand': 'vanguard'}}}");
        NightFair.table(lifter)
                .in(A, Zone.DAMAGE, G0)
                .unit(A, VC, "second-lap-sovereign-ruvane")
                .unit(A, BL, "lifter")
                .hand(A, G0, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .draws(G1, G1)
                .draws(G1)
                .stands(A, VC, "second-lap-sovereign-ruvane")
                .yes()
                .asked(A, ATTACK)
                .holds(A, Zone.HAND, G0, G1, G1, G1);
    }

    @Test
    void slipstreamTwinsNeedAVanguardOfGradeThree() {
        NightFair.rich()
                .unit(A, VC, "chicane-cutter-velza")
                .resting(A, FL, "slipstream-twins")
                .unit(B, VC, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .draws(G1)
                .draws(G1)
                .yes()
                .yes()
                .pickUnit(A, FL)
                .stands(A, FL, "slipstream-twins")
                .power(A, FL, 9000);
    }

    @Test
    void cobblestoneSprinterAndStartingLineDrummerPushOthers() {
        NightFair.rich()
                .unit(A, FR, G2)
                .unit(A, BR, G1)
                .hand(A, "cobblestone-sprinter")
                .turn(A, "9.9")
                .calls("cobblestone-sprinter", FL)
                .yes()
                .offered("grade-2 on front right", "grade-1 on back right");
        NightFair.table()
                .unit(A, FR, G2)
                .unit(A, BR, G1)
                .hand(A, "starting-line-drummer")
                .turn(A, "9.9")
                .calls("starting-line-drummer", FL)
                .offered("pass", "grade-2 on front right");
    }

    @Test
    void pitLaneMechanicStandsAnyLowGradeThatRests() {
        NightFair.rich()
                .unit(A, BL, "pit-lane-mechanic")
                .unit(A, BR, G1)
                .resting(A, FR, G2)
                .resting(A, BC, G1)
                .turn(A, "9.9")
                .activate(BL)
                .offered("grade-2 on front right", "grade-1 on back center");
        NightFair.rich()
                .unit(A, BL, "pit-lane-mechanic")
                .resting(A, BC, G1)
                .turn(A, "9.9")
                .activate(BL)
                .stands(A, BC, G1);
    }

    @Test
    void rampJumpCalfCallsAUnitToAnOpenCircleAndItGoesUnderTheDeck() {
        Player player = NightFair.table()
                .unit(A, FL, "ramp-jump-calf")
                .unit(A, BL, G1)
                .unit(B, VC, G1)
                .hand(A, G2, "demolition-permit")
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pass()
                .draws(G1)
                .offered("pass", "grade-2 from hand")
                .pick(Zone.HAND, G2)
                .offered("front right", "back center", "back right")
                .pickCircle(FR)
                .no()
                .until(B, "9.7.2");
        assertEquals(10, player.card(A, Zone.DECK, G2).index());
    }

    @Test
    void thunderAxleOgreCountsOthersAndOnlyThoseThatRest() {
        full().resting(A, FL, "thunder-axle-ogre")
                .resting(A, FR, G2)
                .turn(A, "9.10")
                .power(A, FL, 13000);
        full().unit(A, FL, "thunder-axle-ogre")
                .resting(A, FR, G2)
                .unit(A, BR, G1)
                .turn(A, "9.10")
                .power(A, FL, 13000);
    }
}
