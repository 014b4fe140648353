package io.github.cardfold.testpack;

import static io.github.cardfold.kernel.Seat.A;
import static io.github.cardfold.kernel.Seat.B;
import static io.github.cardfold.testpack.NightFair.BC;
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
import io.github.cardfold.cardfight.state.Numbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Thing;
import org.junit.jupiter.api.Test;

/** How many cards the texts of the shipped cards take, which, and what they cost. */
class NightFairAmountsTest {
    private static final String MAIN = "9.9.2";
    private static final String GUARD = "10.5.1.2.1";
    private static final String ATTACK = "10.3.1.3";
    private static final String ORDER = "double-shift";

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
                .act("call", Zone.HAND, "cobblestone-sprinter")
                .pickCircle(FL)
                .yes()
                .number(0)
                .offered("grade-2 on front right", "grade-1 on back right");
        NightFair.table()
                .unit(A, FR, G2)
                .unit(A, BR, G1)
                .hand(A, "starting-line-drummer")
                .turn(A, "9.9")
                .act("call", Zone.HAND, "starting-line-drummer")
                .pickCircle(FL)
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
    void whatIsLookedAtIsNoMoreThanSaid() {
        NightFair.table()
                .unit(A, BL, "coal-scuttle-runner")
                .deck(A, G0, G1, G2, G3, G3)
                .turn(A, "9.9")
                .activate(BL)
                .draws(G1, G2)
                .asked(A, "choose 1");
        NightFair.rich()
                .hand(A, "revised-estimate")
                .deck(A, G0, G1, G2, G3, G3)
                .turn(A, "9.9")
                .act("play", Zone.HAND, "revised-estimate")
                .draws(G0, G1, G2)
                .asked(A, "choose 1");
        NightFair.rich()
                .hand(A, "ink-roller-drone")
                .deck(A, G1, G2, ORDER, ORDER, G3, G3)
                .turn(A, "9.9")
                .act("call", Zone.HAND, "ink-roller-drone")
                .pickCircle(BL)
                .yes()
                .draws(G1, G2, ORDER, ORDER)
                .asked(A, "choose 1")
                .pick(Zone.DECK, ORDER)
                .happened(EventKind.SHUFFLE, 1)
                .holds(A, Zone.HAND, ORDER)
                .holds(A, Zone.DECK, G1, G2, ORDER, G3, G3);
        NightFair.rich()
                .hand(A, "spare-parts-wagon")
                .deck(A, G3, G2, G2, G3, G3, G3)
                .turn(A, "9.9")
                .act("play", Zone.HAND, "spare-parts-wagon")
                .draws(G3, G2, G2, G3, G3)
                .pick(Zone.DECK, G2)
                .pickCircle(FL)
                .happened(EventKind.SHUFFLE, 1)
                .stands(A, FL, G2);
    }

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
        assertEquals(10, player.card(A, Zone.DECK, G2).position());
    }

    @Test
    void ninthFathomJudgeLooksAtTheDropZone() {
        NightFair.rich()
                .unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(B, FL, G2)
                .hand(A, "tidal-gaoler", G1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, "tidal-gaoler")
                .pickCircle(FL)
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
                .act("call", Zone.HAND, "tidal-gaoler")
                .pickCircle(FL)
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
                .act("call", Zone.HAND, "deposition-squid")
                .pickCircle(BL)
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
    void whatIsChargedIsNoMoreThanSaid() {
        NightFair.table()
                .unit(A, VC, G0)
                .hand(A, "tallow-pageboy", G1)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "tallow-pageboy")
                .draws(G1)
                .asked(A, MAIN);
        NightFair.table()
                .unit(A, VC, G1)
                .hand(A, "snuffer-knight-belloch", G1)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "snuffer-knight-belloch")
                .draws(G1, G1)
                .asked(A, MAIN);
        NightFair.table()
                .hand(A, "wax-winged-seraph", G1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, "wax-winged-seraph")
                .pickCircle(FL)
                .draws(G1, G1)
                .asked(A, MAIN);
        NightFair.table()
                .unit(A, VC, G2)
                .hand(A, "wax-winged-seraph", G1)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "wax-winged-seraph")
                .asked(A, MAIN);
        NightFair.table()
                .in(A, Zone.DAMAGE, G0, Thing.FACE_DOWN)
                .in(A, Zone.DAMAGE, G1, Thing.FACE_DOWN)
                .in(A, Zone.DAMAGE, G2, Thing.FACE_DOWN)
                .unit(A, FL, G2)
                .deck(A, "the-flame-under-the-stair", G1, G1, G1, G1, G1, G1, G1)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .pass()
                .draws("the-flame-under-the-stair")
                .number(3)
                .draws(G1, G1, G1, G1, G1)
                .offered("grade-0 from damage zone", "grade-1 from damage zone");
    }

    @Test
    void beeswaxApprenticeAndDripCatcherLookWhereTheyComeFromAndGo() {
        NightFair.rich()
                .unit(B, FL, "beeswax-apprentice")
                .hand(A, "tidal-gaoler", G1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, "tidal-gaoler")
                .pickCircle(FL)
                .yes()
                .holds(B, Zone.BIND, "beeswax-apprentice")
                .asked(A, MAIN);
        NightFair.table()
                .unit(A, FL, G2)
                .unit(B, VC, G0)
                .hand(B, "lampshade-matron", "beeswax-apprentice")
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .act("guard", Zone.HAND, "lampshade-matron")
                .pass()
                .yes()
                .pick(Zone.HAND, "beeswax-apprentice")
                .asked(A, ATTACK);
        NightFair.table()
                .unit(A, FL, G2)
                .unit(A, FR, G2)
                .deck(A, "drip-catcher", G1, G1)
                .hand(A, "tallow-pageboy", G1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, "tallow-pageboy")
                .pickCircle(BR)
                .draws("drip-catcher")
                .asked(A, MAIN);
        NightFair.table()
                .unit(A, FL, G2)
                .unit(A, FR, G2)
                .unit(A, BR, "drip-catcher")
                .hand(A, G1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, G1)
                .pickCircle(BR)
                .asked(A, MAIN)
                .holds(A, Zone.DROP, "drip-catcher");
    }

    @Test
    void smokeRingOracleCallsOneLowUnitOfTheSoul() {
        NightFair.table()
                .in(A, Zone.SOUL, G2, G0, G1, "revised-estimate", G2)
                .unit(A, BR, G1)
                .hand(A, "smoke-ring-oracle", G1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, "smoke-ring-oracle")
                .pickCircle(FL)
                .yes()
                .pick(Zone.SOUL, G2)
                .offered("pass", "grade-0 from soul", "grade-1 from soul")
                .pick(Zone.SOUL, G0)
                .offered("front right", "back left", "back center")
                .pickCircle(BL)
                .asked(A, MAIN)
                .stands(A, BL, G0);
    }

    @Test
    void scorchedConfessorTurnsADamageUpOnceATurn() {
        Player player = NightFair.table()
                .unit(A, FL, "scorched-confessor")
                .in(A, Zone.DAMAGE, G0, Thing.FACE_DOWN)
                .turn(A, "9.9")
                .activate(FL)
                .draws(G1)
                .offered("pass", "swap front left");
        assertFalse(player.thing(A, Zone.DAMAGE, G0).is(Thing.FACE_DOWN));
    }

    @Test
    void snuffedOutPageComesToAnOpenCircleOfTheBackRowAndOnlyFromTheDeckToTheSoul() {
        NightFair.rich()
                .unit(A, VC, "candelabra-queen-ismere")
                .unit(A, BL, G1)
                .deck(A, G1, "snuffed-out-page", G1)
                .turn(A, "9.9")
                .activate(VC)
                .draws("snuffed-out-page", G1)
                .yes()
                .offered("back center", "back right");
        NightFair.rich()
                .unit(A, FL, G2)
                .deck(A, "snuffed-out-page", G1, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .draws("snuffed-out-page")
                .draws(G1)
                .draws(G1)
                .asked(A, ATTACK);
        NightFair.rich()
                .unit(A, VC, "snuffed-out-page")
                .hand(A, "revised-estimate", G2)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, G2)
                .asked(A, MAIN);
    }

    @Test
    void midnightVigilDrawsWithEightInTheSoul() {
        NightFair.rich()
                .in(A, Zone.SOUL, G0, G0, G0)
                .unit(A, FL, G2)
                .hand(A, "midnight-vigil")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "midnight-vigil")
                .draws(G1, G1, G1)
                .asked(A, MAIN);
    }

    @Test
    void scaffoldForemanGrowsOnTheVanguardCircleToo() {
        NightFair.rich()
                .unit(A, VC, "scaffold-foreman-tamsin")
                .hand(A, "revised-estimate")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "revised-estimate")
                .until(A, ATTACK)
                .power(A, VC, 13000);
    }

    @Test
    void grandArchitectFetchesOneForThreeEnergyOnceATurn() {
        NightFair.table()
                .in(A, Zone.SOUL, G0, G0)
                .unit(A, VC, "grand-architect-perrine")
                .number(Numbers.ENERGY, A, 3)
                .in(A, Zone.DROP, "load-bearing-wall", "revised-estimate")
                .hand(A, G1)
                .turn(A, "9.9")
                .activate(VC)
                .pick(Zone.SOUL, G0)
                .pick(Zone.DROP, "load-bearing-wall")
                .asked(A, MAIN)
                .holds(A, Zone.HAND, G1, "load-bearing-wall");
        NightFair.rich()
                .unit(A, VC, "grand-architect-perrine")
                .number(Numbers.ENERGY, A, 2)
                .hand(A, G1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
        NightFair.table()
                .in(A, Zone.SOUL, G0, G0)
                .unit(A, VC, "grand-architect-perrine")
                .number(Numbers.ENERGY, A, 8)
                .hand(A, G1)
                .turn(A, "9.9")
                .activate(VC)
                .pick(Zone.SOUL, G0)
                .offered("pass", "call grade-1 from hand");
    }

    @Test
    void selfDrawingEngineRetiresALowRearGuard() {
        NightFair.rich()
                .unit(A, VC, "self-drawing-engine-oddmund")
                .unit(A, FL, G1)
                .unit(B, FL, G1)
                .unit(B, FR, G3)
                .unit(B, BL, G2)
                .hand(B, G0)
                .in(A, Zone.DROP, G1, G1, ORDER, ORDER, ORDER)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .yes()
                .yes()
                .number(1)
                .offered("pass", "grade-1 on B front left", "grade-2 on B back left")
                .pickUnit(B, FL)
                .asked(B, GUARD)
                .power(A, VC, 13000)
                .holds(B, Zone.DROP, G1);
    }

    @Test
    void blueprintGolemCallsNoOrders() {
        NightFair.table()
                .deck(A, G0, "revised-estimate", G3)
                .in(A, Zone.DROP, G1)
                .hand(A, "blueprint-golem")
                .turn(A, "9.9")
                .act("call", Zone.HAND, "blueprint-golem")
                .pickCircle(FR)
                .yes()
                .draws(G0, "revised-estimate")
                .offered("pass", "grade-1 from drop zone", "grade-0 from drop zone");
    }

    @Test
    void chalkLineRunnerComesToAnOpenCircle() {
        NightFair.rich()
                .unit(A, BL, G1)
                .unit(A, FL, G2)
                .hand(A, ORDER, "chalk-line-runner")
                .turn(A, "9.9")
                .act("play", Zone.HAND, ORDER)
                .pick(Zone.HAND, "chalk-line-runner")
                .pass()
                .pass()
                .yes()
                .offered("front right", "back center", "back right");
    }

    @Test
    void trammelPointWaspCountsOrdersOnly() {
        NightFair.table()
                .unit(A, FL, G2)
                .unit(A, BL, "trammel-point-wasp")
                .in(A, Zone.DROP, ORDER, ORDER, G1, G1)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pickUnit(A, BL)
                .power(A, FL, 20000);
    }

    @Test
    void theMachineThatDrewItselfTakesOrdersOnlyAndTwoAtMost() {
        NightFair.table()
                .unit(A, FL, G2)
                .in(A, Zone.DROP, ORDER, "revised-estimate", "load-bearing-wall", G1)
                .deck(A, "the-machine-that-drew-itself", G1, G1, G1)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .pass()
                .draws("the-machine-that-drew-itself")
                .number(3)
                .offered(
                        "pass",
                        "double-shift from drop zone",
                        "revised-estimate from drop zone",
                        "load-bearing-wall from drop zone")
                .pick(Zone.DROP, ORDER)
                .pick(Zone.DROP, "revised-estimate")
                .holds(A, Zone.HAND, ORDER, "revised-estimate");
    }
}
