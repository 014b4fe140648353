package io.github.cardfold.testpack;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.testpack.NightFair.BL;
import static io.github.cardfold.testpack.NightFair.BR;
import static io.github.cardfold.testpack.NightFair.FL;
import static io.github.cardfold.testpack.NightFair.FR;
import static io.github.cardfold.testpack.NightFair.G0;
import static io.github.cardfold.testpack.NightFair.G1;
import static io.github.cardfold.testpack.NightFair.G2;
import static io.github.cardfold.testpack.NightFair.G3;
import static io.github.cardfold.testpack.NightFair.VC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.table.GameObject;
import org.junit.jupiter.api.Test;

/** What the cards of the Sparkwheel Racers do: attack, stand and attack again. */
class SparkwheelRacersTest {
    @Test
    void kerbsideKindlerDrawsWhenRiddenUpon() {
        NightFair.table()
                .unit(A, VC, "kerbside-kindler")
                .hand(A, G1)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, G1)
                .draws(G1)
                .holds(A, Zone.HAND, G1)
                .holds(A, Zone.SOUL, "kerbside-kindler");
    }

    @Test
    void pushStartErrandGirlStartsTheFrontRow() {
        NightFair.table()
                .unit(A, VC, "push-start-errand-girl")
                .unit(A, FL, G2)
                .unit(A, BL, G1)
                .hand(A, G2)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, G2)
                .power(A, FL, 15000)
                .power(A, BL, 8000)
                .until(B, "9.7.2")
                .power(A, FL, 10000);
    }

    @Test
    void chicaneCutterStandsAnotherRearGuardOnceATurn() {
        Player player = NightFair.rich()
                .unit(A, FL, "chicane-cutter-velza")
                .resting(A, FR, G2)
                .resting(A, BR, G1)
                .unit(B, VC, G1)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .draws(G1)
                .yes()
                .yes();
        player.offered("pass", "grade-2 on front right", "grade-1 on back right")
                .pickUnit(A, FR)
                .stands(A, FR, G2)
                .rests(A, BR, G1)
                .rests(A, FL, "chicane-cutter-velza");
    }

    @Test
    void roundaboutChampionLiftsTheFrontRowAndStandsTwoColumns() {
        Player player = NightFair.rich()
                .unit(A, VC, "roundabout-champion-velza")
                .resting(A, FL, G2)
                .resting(A, BL, G1)
                .resting(A, FR, G2)
                .hand(A, G0)
                .turn(A, "9.10")
                .power(A, FL, 15000)
                .power(A, BL, 8000)
                .attacks(VC, B, VC)
                .yes()
                .yes();
        player.pick(Zone.HAND, G0)
                .pickUnit(A, FL)
                .offered("pass", "grade-2 on front right")
                .pickUnit(A, FR)
                .stands(A, FL, G2)
                .stands(A, FR, G2)
                .rests(A, BL, G1)
                .power(A, FL, 20000)
                .power(A, FR, 20000)
                .holds(A, Zone.DROP, G0);
    }

    @Test
    void secondLapSovereignStandsWhenItsBattleEndsWithOneDriveLess() {
        Player player = NightFair.table()
                .in(A, Zone.DAMAGE, G0)
                .unit(A, VC, "second-lap-sovereign-ruvane")
                .hand(A, G0, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC);
        player.draws(G1, G1).draws(G1).yes().yes().pick(Zone.HAND, G0).pick(Zone.HAND, G1);
        player.stands(A, VC, "second-lap-sovereign-ruvane").holds(A, Zone.DROP, G0, G1);
        assertEquals(1, NightFair.drive(player, A, VC));
        player.attacks(VC, B, VC).draws(G1).draws(G1).happened(EventKinds.DRIVE_CHECKED, 3);
        NightFair.table()
                .unit(A, VC, "roundabout-champion-velza")
                .unit(A, BL, "second-lap-sovereign-ruvane")
                .turn(A, "9.9")
                .power(A, BL, 18000);
        NightFair.table()
                .unit(A, BL, "second-lap-sovereign-ruvane")
                .turn(A, "9.9")
                .power(A, BL, 13000);
    }

    @Test
    void thunderAxleOgreFollowsThoseThatHaveAttackedAndRepairs() {
        NightFair.table()
                .in(A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .unit(A, FL, "thunder-axle-ogre")
                .resting(A, FR, G2)
                .turn(A, "9.10")
                .power(A, FL, 13000);
        Player player = NightFair.table()
                .in(A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .unit(A, FL, "thunder-axle-ogre")
                .resting(A, FR, G2)
                .resting(A, BR, G1)
                .turn(A, "9.10")
                .power(A, FL, 18000)
                .attacks(FL, B, VC)
                .draws(G1);
        assertFalse(player.thing(A, Zone.DAMAGE, G0).is(GameObject.FACE_DOWN));
    }

    @Test
    void hairpinDuelistAttacksTwice() {
        NightFair.rich()
                .unit(A, FL, "hairpin-duelist")
                .unit(B, VC, G1)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .draws(G1)
                .yes()
                .yes()
                .stands(A, FL, "hairpin-duelist")
                .attacks(FL, B, VC)
                .draws(G1)
                .asked(A, "10.3.1.3")
                .rests(A, FL, "hairpin-duelist");
    }

    @Test
    void slipstreamTwinsGrowWhenTheyStandInTheBattlePhase() {
        Player player = NightFair.rich()
                .unit(A, VC, "roundabout-champion-velza")
                .resting(A, FL, "slipstream-twins")
                .hand(A, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .yes()
                .yes();
        player.pick(Zone.HAND, G0).pickUnit(A, FL).power(A, FL, 24000);
        assertEquals(2, NightFair.critical(player, A, FL));
        assertEquals(
                1,
                NightFair.critical(
                        NightFair.table()
                                .resting(A, FL, "slipstream-twins")
                                .turn(A, "9.2")
                                .until(A, "9.9.2"),
                        A,
                        FL));
    }

    @Test
    void tollGateSmasherIsStrongAgainstTheVanguardOnly() {
        NightFair.table()
                .unit(A, FL, "toll-gate-smasher")
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .power(A, FL, 15000);
        NightFair.table()
                .unit(A, FL, "toll-gate-smasher")
                .unit(B, FL, G2)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, FL)
                .power(A, FL, 10000);
    }

    @Test
    void cobblestoneSprinterPushesAnother() {
        NightFair.rich()
                .unit(A, FR, G2)
                .unit(A, BR, G1)
                .hand(A, "cobblestone-sprinter")
                .turn(A, "9.9")
                .calls("cobblestone-sprinter", FL)
                .yes()
                .pickUnit(A, FR)
                .power(A, FR, 15000)
                .power(A, FL, 10000)
                .holds(A, Zone.DROP, G0);
        NightFair.table()
                .unit(A, FR, G2)
                .unit(A, BR, G1)
                .hand(A, "cobblestone-sprinter", G3)
                .turn(A, "9.9")
                .calls("cobblestone-sprinter", FL)
                .yes()
                .number(1)
                .pick(Zone.HAND, G3)
                .pickUnit(A, FR)
                .power(A, FR, 15000)
                .holds(A, Zone.DROP, G3);
    }

    @Test
    void wheelbarrowAcrobatBoostsFromTheBackRow() {
        NightFair.table()
                .unit(A, FL, G2)
                .unit(A, BL, "wheelbarrow-acrobat")
                .unit(A, FR, "wheelbarrow-acrobat")
                .hand(B, G0)
                .turn(A, "9.10")
                .power(A, BL, 11000)
                .power(A, FR, 8000)
                .attacks(FL, B, VC)
                .pickUnit(A, BL)
                .power(A, FL, 21000);
    }

    @Test
    void slipstreamScoutBoostsVelzaBest() {
        NightFair.table()
                .unit(A, FL, "chicane-cutter-velza")
                .unit(A, BL, "slipstream-scout")
                .unit(A, FR, G2)
                .unit(A, BR, "slipstream-scout")
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pickUnit(A, BL)
                .power(A, FL, 23000)
                .until(A, "10.3.1.3")
                .attacks(FR, B, VC)
                .pickUnit(A, BR)
                .power(A, FR, 20000);
    }

    @Test
    void pitLaneMechanicRestsToStandAnother() {
        NightFair.rich()
                .unit(A, BL, "pit-lane-mechanic")
                .resting(A, FR, G2)
                .resting(A, FL, G3)
                .turn(A, "9.9")
                .activate(BL)
                .stands(A, FR, G2)
                .rests(A, BL, "pit-lane-mechanic")
                .rests(A, FL, G3)
                .holds(A, Zone.DROP, G0);
    }

    @Test
    void startingLineDrummerNeedsAVanguardOfGradeThree() {
        NightFair.table()
                .unit(A, FL, G2)
                .unit(A, FR, G2)
                .hand(A, "starting-line-drummer")
                .turn(A, "9.9")
                .calls("starting-line-drummer", BL)
                .pickUnit(A, FL)
                .pickUnit(A, FR)
                .power(A, FL, 15000)
                .power(A, FR, 15000);
        NightFair.table()
                .unit(A, VC, G2)
                .unit(A, FL, G2)
                .hand(A, "starting-line-drummer")
                .turn(A, "9.9")
                .calls("starting-line-drummer", BL)
                .asked(A, "9.9.2")
                .power(A, FL, 10000);
    }

    @Test
    void coalScuttleRunnerPutsOneOfTwoUnder() {
        Player player = NightFair.table()
                .unit(A, BL, "coal-scuttle-runner")
                .deck(A, G0, G1, G2)
                .turn(A, "9.9")
                .activate(BL)
                .draws(G1, G2)
                .pick(Zone.DECK, G2)
                .rests(A, BL, "coal-scuttle-runner")
                .holds(A, Zone.DECK, G1, G0, G2);
        assertEquals(0, player.card(A, Zone.DECK, G1).index());
        assertEquals(2, player.card(A, Zone.DECK, G2).index());
    }

    @Test
    void roadblockGrannyKeepsAnAttackedUnitFromBeingHit() {
        NightFair.table()
                .unit(A, FL, G2)
                .unit(B, VC, G0)
                .hand(B, "roadblock-granny", G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .act("guard", Zone.HAND, "roadblock-granny")
                .pass()
                .yes()
                .pick(Zone.HAND, G0)
                .until(A, "10.3.1.3")
                .happened(EventKinds.HIT, 0)
                .holds(B, Zone.DROP, "roadblock-granny", G0);
    }

    @Test
    void wrenchInTheSpokesTakesPowerFromTheAttacker() {
        NightFair.table()
                .unit(A, FL, G2)
                .in(B, Zone.SOUL, G0, G0)
                .hand(B, "wrench-in-the-spokes", G1)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .plays("wrench-in-the-spokes")
                .pass()
                .power(A, FL, 0)
                .holds(B, Zone.DROP, G0, G0, "wrench-in-the-spokes");
    }

    @Test
    void rampJumpCalfBringsAnotherFromTheHandForTheTurn() {
        NightFair.table()
                .unit(A, FL, "ramp-jump-calf")
                .unit(B, VC, G1)
                .hand(A, G1, G3)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .draws(G1)
                .offered("pass", "grade-1 from hand")
                .pick(Zone.HAND, G1)
                .pickCircle(FR)
                .stands(A, FR, G1)
                .holds(A, Zone.HAND, G3)
                .no()
                .until(B, "9.7.2")
                .empty(A, FR)
                .holds(A, Zone.DECK, G1, G1, G1, G1, G1, G1, G1, G1, G1, G1, G1);
    }

    @Test
    void sparePartsWagonCallsFromTheTopOfTheDeck() {
        NightFair.rich()
                .hand(A, "spare-parts-wagon")
                .deck(A, G3, G3, G2, G3, G3, G3)
                .turn(A, "9.9")
                .plays("spare-parts-wagon")
                .draws(G3, G2, G3, G3, G3)
                .offered("pass", "grade-2 from deck")
                .pick(Zone.DECK, G2)
                .pickCircle(FL)
                .stands(A, FL, G2)
                .holds(A, Zone.DROP, "spare-parts-wagon");
    }

    @Test
    void theWheelThatNeverStoppedStandsEveryRearGuard() {
        NightFair.table()
                .resting(A, FL, G2)
                .resting(A, BR, G1)
                .deck(A, "the-wheel-that-never-stopped", G1, G1, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .draws("the-wheel-that-never-stopped")
                .number(3)
                .stands(A, FL, G2)
                .stands(A, BR, G1)
                .power(A, FL, 20000)
                .power(A, BR, 18000);
    }
}
