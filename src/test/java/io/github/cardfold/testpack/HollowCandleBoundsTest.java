package io.github.cardfold.testpack;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.testpack.NightFair.ATTACK;
import static io.github.cardfold.testpack.NightFair.BL;
import static io.github.cardfold.testpack.NightFair.BR;
import static io.github.cardfold.testpack.NightFair.FL;
import static io.github.cardfold.testpack.NightFair.FR;
import static io.github.cardfold.testpack.NightFair.G0;
import static io.github.cardfold.testpack.NightFair.G1;
import static io.github.cardfold.testpack.NightFair.G2;
import static io.github.cardfold.testpack.NightFair.G3;
import static io.github.cardfold.testpack.NightFair.MAIN;
import static io.github.cardfold.testpack.NightFair.VC;
import static io.github.cardfold.testpack.NightFair.full;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.table.GameObject;
import org.junit.jupiter.api.Test;

/** How many cards the texts of the Hollow Candle take and what they cost, and where they end. */
class HollowCandleBoundsTest {
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
                .calls("wax-winged-seraph", FL)
                .draws(G1, G1)
                .asked(A, MAIN);
        NightFair.table()
                .unit(A, VC, G2)
                .hand(A, "wax-winged-seraph", G1)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "wax-winged-seraph")
                .asked(A, MAIN);
        NightFair.table()
                .in(A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .in(A, Zone.DAMAGE, G1, GameObject.FACE_DOWN)
                .in(A, Zone.DAMAGE, G2, GameObject.FACE_DOWN)
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
                .calls("tidal-gaoler", FL)
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
                .calls("tallow-pageboy", BR)
                .draws("drip-catcher")
                .asked(A, MAIN);
        NightFair.table()
                .unit(A, FL, G2)
                .unit(A, FR, G2)
                .unit(A, BR, "drip-catcher")
                .hand(A, G1)
                .turn(A, "9.9")
                .calls(G1, BR)
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
                .calls("smoke-ring-oracle", FL)
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
                .in(A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .turn(A, "9.9")
                .activate(FL)
                .draws(G1)
                .offered("pass", "swap front left");
        assertFalse(player.thing(A, Zone.DAMAGE, G0).is(GameObject.FACE_DOWN));
    }

    @Test
    void gutteringFamiliarGrowsInItsOwnTurnOnly() {
        NightFair.table()
                .unit(A, FL, "beeswax-apprentice")
                .unit(A, BL, "guttering-familiar")
                .unit(B, FL, G2)
                .turn(B, "9.10")
                .attacks(FL, A, FL)
                .draws(G1)
                .holds(A, Zone.SOUL, G1)
                .power(A, BL, 7000);
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
                .plays("midnight-vigil")
                .draws(G1, G1, G1)
                .asked(A, MAIN);
    }

    @Test
    void snufferKnightNeedsFourInTheSoul() {
        full().in(A, Zone.SOUL, G0, G0)
                .unit(A, FL, "snuffer-knight-belloch")
                .turn(A, "9.10")
                .power(A, FL, 10000);
    }

    @Test
    void wickerworkPaladinLooksAtDriveChecksOfGradeThree() {
        full().unit(A, FL, "wickerwork-paladin")
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .pass()
                .draws(G1)
                .draws(G1)
                .draws(G1)
                .asked(A, ATTACK);
        full().unit(B, FL, "wickerwork-paladin")
                .deck(B, G3, G1, G1)
                .unit(A, FL, G2)
                .unit(B, VC, G1)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pass()
                .draws(G3)
                .asked(A, ATTACK)
                .holds(B, Zone.SOUL, G0);
    }

    @Test
    void mothEatenSquireGrowsForAnyHighGrade() {
        full().unit(A, FL, "moth-eaten-squire")
                .deck(A, G1, G3)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .draws(G3)
                .power(A, FL, 15000);
    }
}
