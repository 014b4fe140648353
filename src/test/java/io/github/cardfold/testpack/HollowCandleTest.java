package io.github.cardfold.testpack;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.testpack.NightFair.BL;
import static io.github.cardfold.testpack.NightFair.BR;
import static io.github.cardfold.testpack.NightFair.FL;
import static io.github.cardfold.testpack.NightFair.G0;
import static io.github.cardfold.testpack.NightFair.G1;
import static io.github.cardfold.testpack.NightFair.G2;
import static io.github.cardfold.testpack.NightFair.G3;
import static io.github.cardfold.testpack.NightFair.VC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** What the cards of the Hollow Candle do: charge the soul, and burn it. */
class HollowCandleTest {

    @Test
    void tallowPageboyChargesWhereverItIsPlaced() {
        NightFair.table()
                .hand(A, "tallow-pageboy")
                .turn(A, "9.9")
                .calls("tallow-pageboy", BL)
                .draws(G1)
                .holds(A, Zone.SOUL, G1);
    }

    @Test
    void snufferKnightChargesTwoAndLeansOnTheSoul() {
        NightFair.table()
                .unit(A, VC, G1)
                .hand(A, "snuffer-knight-belloch")
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "snuffer-knight-belloch")
                .draws(G1, G1)
                .holds(A, Zone.SOUL, G1, G1, G1);
        NightFair.table()
                .unit(A, FL, "snuffer-knight-belloch")
                .in(A, Zone.SOUL, G0, G0, G0, G0)
                .turn(A, "9.9")
                .power(A, FL, 13000)
                .until(B, "9.7.2")
                .power(A, FL, 10000);
    }

    @Test
    void candelabraQueenBurnsWithItsSoul() {
        Player player = NightFair.table()
                .unit(A, VC, "candelabra-queen-ismere")
                .in(A, Zone.SOUL, G0, G0, G0)
                .hand(B, G0)
                .turn(A, "9.9")
                .power(A, VC, 16000)
                .activate(VC)
                .draws(G1, G1)
                .power(A, VC, 18000)
                .attacks(VC, B, VC)
                .yes()
                .draws(G1)
                .power(A, VC, 13000)
                .asked(B, "10.5.1.2.1");
        assertEquals(2, NightFair.critical(player, A, VC));
        player.holds(A, Zone.SOUL).holds(A, Zone.HAND, G1);
    }

    @Test
    void lastFlameChecksThriceAtFourDamageAndRefillsOnAHit() {
        Player player = NightFair.table()
                .unit(A, VC, "the-last-flame-noctaire")
                .in(A, Zone.DAMAGE, G0, G0, G0)
                .in(A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .turn(A, "9.10")
                .power(A, VC, 18000);
        assertEquals(3, NightFair.drive(player, A, VC));
        player.attacks(VC, B, VC).draws(G1, G1, G1).draws(G1).yes().draws(G1);
        player.holds(A, Zone.SOUL, G1);
        for (int i = 0; i < 4; i++) {
            assertFalse(player.state()
                    .position()
                    .objectAt(Zone.DAMAGE.of(Seat.A), i)
                    .is(GameObject.FACE_DOWN));
        }
        NightFair.table()
                .unit(A, VC, "the-last-flame-noctaire")
                .in(A, Zone.DAMAGE, G0, G0, G0)
                .turn(A, "9.10")
                .power(A, VC, 13000);
    }

    @Test
    void waxWingedSeraphFliesOnTheSoul() {
        NightFair.table()
                .hand(A, "wax-winged-seraph")
                .in(A, Zone.SOUL, G0, G0)
                .turn(A, "9.9")
                .calls("wax-winged-seraph", FL)
                .draws(G1, G1)
                .holds(A, Zone.SOUL, G0, G0, G1, G1)
                .power(A, FL, 14000);
    }

    @Test
    void mothEatenSquireGrowsIfItChargesAHighGrade() {
        NightFair.table()
                .unit(A, FL, "moth-eaten-squire")
                .deck(A, G1, G2)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .draws(G2)
                .power(A, FL, 15000)
                .holds(A, Zone.SOUL, G2);
        NightFair.table()
                .unit(A, FL, "moth-eaten-squire")
                .deck(A, G1, G2)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .draws(G1)
                .power(A, FL, 10000);
    }

    @Test
    void candlewickBallistaChargesBothWhenItHits() {
        Player player = NightFair.table()
                .unit(A, FL, "candlewick-ballista")
                .in(A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .unit(B, VC, G1)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .draws(G1)
                .draws(G1)
                .holds(A, Zone.SOUL, G1);
        assertFalse(player.thing(A, Zone.DAMAGE, G0).is(GameObject.FACE_DOWN));
    }

    @Test
    void wickerworkPaladinBurnsUpToThreeOnceATurn() {
        NightFair.table()
                .unit(A, FL, "wickerwork-paladin")
                .in(A, Zone.SOUL, G0, G1, G2, G3)
                .turn(A, "9.9")
                .activate(FL)
                .pick(Zone.SOUL, G0)
                .pick(Zone.SOUL, G1)
                .pick(Zone.SOUL, G2)
                .power(A, FL, 24000)
                .holds(A, Zone.SOUL, G3)
                .holds(A, Zone.DROP, G0, G1, G2)
                .offered("pass", "swap front left")
                .until(B, "9.7.2")
                .power(A, FL, 9000);
    }

    @Test
    void beeswaxApprenticeChargesComingAndGoing() {
        NightFair.table()
                .hand(A, "beeswax-apprentice", G0)
                .turn(A, "9.9")
                .calls("beeswax-apprentice", BL)
                .draws(G1)
                .calls(G0, BL)
                .draws(G1)
                .holds(A, Zone.SOUL, G1, G1)
                .holds(A, Zone.DROP, "beeswax-apprentice");
        NightFair.table()
                .unit(A, VC, G2)
                .hand(A, "beeswax-apprentice")
                .turn(A, "9.9")
                .calls("beeswax-apprentice", BL)
                .holds(A, Zone.SOUL);
    }

    @Test
    void dripCatcherGoesToTheSoulAndLeavesItsPower() {
        NightFair.table()
                .unit(A, BL, "drip-catcher")
                .unit(A, FL, G2)
                .turn(A, "9.9")
                .activate(BL)
                .draws(G1)
                .holds(A, Zone.SOUL, "drip-catcher", G1)
                .power(A, FL, 15000);
    }

    @Test
    void gutteringFamiliarBoostsByTheSoul() {
        NightFair.boosted(NightFair.table().in(A, Zone.SOUL, G0, G0, G0, G0), "guttering-familiar")
                .power(A, FL, 19000);
    }

    @Test
    void smokeRingOracleCallsOutOfTheSoul() {
        NightFair.table()
                .in(A, Zone.SOUL, G0, G1, G2)
                .hand(A, "smoke-ring-oracle")
                .turn(A, "9.9")
                .calls("smoke-ring-oracle", FL)
                .yes()
                .pick(Zone.SOUL, G2)
                .pick(Zone.SOUL, G1)
                .pickCircle(BL)
                .stands(A, BL, G1)
                .power(A, BL, 11000)
                .holds(A, Zone.SOUL, G0)
                .holds(A, Zone.DROP, G2);
    }

    @Test
    void scorchedConfessorTakesDamageForPower() {
        NightFair.table()
                .unit(A, FL, "scorched-confessor")
                .in(A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .turn(A, "9.9")
                .activate(FL)
                .draws(G1)
                .holds(A, Zone.DAMAGE, G0, G1)
                .power(A, FL, 20000);
        NightFair.table()
                .unit(A, FL, "scorched-confessor")
                .in(A, Zone.DAMAGE, G0, G0, G0, G0)
                .turn(A, "9.9")
                .offered("pass", "swap front left");
    }

    @Test
    void snuffedOutPageMayComeWhenItIsCharged() {
        NightFair.rich()
                .unit(A, VC, "candelabra-queen-ismere")
                .deck(A, G1, "snuffed-out-page", G1)
                .turn(A, "9.9")
                .activate(VC)
                .draws("snuffed-out-page", G1)
                .yes()
                .pickCircle(BR)
                .stands(A, BR, "snuffed-out-page")
                .holds(A, Zone.SOUL, G0, G1);
    }

    @Test
    void midnightVigilChargesThreeAndRepaysGradeThree() {
        NightFair.table()
                .in(A, Zone.DAMAGE, G0)
                .in(A, Zone.SOUL, G0, G0, G0, G0, G0)
                .hand(A, "midnight-vigil")
                .turn(A, "9.9")
                .plays("midnight-vigil")
                .draws(G1, G1, G1)
                .draws(G1)
                .holds(A, Zone.HAND, G1);
        Player player = NightFair.rich()
                .hand(A, "midnight-vigil")
                .deck(A, G1, G1, G3, G3, G1)
                .turn(A, "9.9")
                .plays("midnight-vigil")
                .draws(G1, G3, G1)
                .holds(A, Zone.HAND)
                .holds(A, Zone.SOUL, G0, G1, G1, G3);
        assertFalse(player.thing(A, Zone.DAMAGE, G0).is(GameObject.FACE_DOWN));
    }

    @Test
    void burnTheStubSavesTheAttacked() {
        NightFair.table()
                .in(B, Zone.SOUL, G0, G0)
                .hand(B, "burn-the-stub", G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .plays("burn-the-stub")
                .pass()
                .power(B, VC, 23000)
                .holds(B, Zone.SOUL);
    }

    @Test
    void gutteringFamiliarGrowsWithEveryCharge() {
        NightFair.table()
                .unit(A, BL, "guttering-familiar")
                .hand(A, "tallow-pageboy")
                .turn(A, "9.9")
                .calls("tallow-pageboy", BR)
                .draws(G1)
                .power(A, BL, 8000);
    }

    @Test
    void wickerworkPaladinChargesForAGradeThreeInADriveCheck() {
        NightFair.table()
                .unit(A, FL, "wickerwork-paladin")
                .deck(A, G3, G1, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .draws(G3)
                .draws(G1)
                .holds(A, Zone.SOUL, G1)
                .holds(A, Zone.HAND, G3);
    }

    @Test
    void theFlameUnderTheStairFillsSoulAndDamage() {
        Player player = NightFair.table()
                .in(A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .deck(A, "the-flame-under-the-stair", G1, G1, G1, G1, G1, G1, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .draws("the-flame-under-the-stair")
                .number(3)
                .draws(G1, G1, G1, G1, G1)
                .holds(A, Zone.SOUL, G1, G1, G1, G1, G1);
        assertFalse(player.thing(A, Zone.DAMAGE, G0).is(GameObject.FACE_DOWN));
    }

    @Test
    void wickerworkPaladinBurnsAtLeastOne() {
        Player player = NightFair.table()
                .unit(A, FL, "wickerwork-paladin")
                .in(A, Zone.SOUL, G0, G1)
                .turn(A, "9.9")
                .activate(FL)
                .offered("grade-0 from soul", "grade-1 from soul");
        player.pick(Zone.SOUL, G1).pass().power(A, FL, 14000).holds(A, Zone.DROP, G1);
        NightFair.table().unit(A, FL, "wickerwork-paladin").turn(A, "9.9").offered("pass", "swap front left");
    }

    @Test
    void relitWickRidesFromTheSoul() {
        NightFair.rich()
                .in(A, Zone.SOUL, "the-last-flame-noctaire", "double-shift")
                .hand(A, "relit-wick")
                .turn(A, "9.9")
                .plays("relit-wick")
                .offered("pass", "the-last-flame-noctaire from soul")
                .pick(Zone.SOUL, "the-last-flame-noctaire")
                .stands(A, VC, "the-last-flame-noctaire")
                .power(A, VC, 23000)
                .holds(A, Zone.SOUL, G0, G3, "double-shift")
                .until(B, "9.7.2")
                .power(A, VC, 13000);
    }
}
