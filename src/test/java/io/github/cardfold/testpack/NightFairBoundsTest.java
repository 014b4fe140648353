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
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.fact.Energy;
import io.github.cardfold.cardfight.state.Happenings;
import io.github.cardfold.cardfight.state.Numbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Thing;
import org.junit.jupiter.api.Test;

/** Where the texts of the shipped cards end: the places, fighters, grades and numbers they are not about. */
class NightFairBoundsTest {
    private static final String MAIN = "9.9.2";
    private static final String GUARD = "10.5.1.2.1";
    private static final String ATTACK = "10.3.1.3";
    private static final String ORDER = "double-shift";

    /** A table with everything that anybody could pay with or choose. */
    private static Table full() {
        return NightFair.table()
                .in(A, Zone.DAMAGE, G0)
                .in(A, Zone.DAMAGE, G0, Thing.FACE_DOWN)
                .in(A, Zone.SOUL, G0)
                .in(A, Zone.DROP, G1, ORDER)
                .hand(A, G1)
                .in(B, Zone.DAMAGE, G0)
                .in(B, Zone.SOUL, G0)
                .in(B, Zone.DROP, G1, ORDER)
                .hand(B, G0);
    }

    /** That table with rear-guards of both fighters. */
    private static Table crowded() {
        return full().unit(A, FR, G2)
                .unit(A, BR, G1)
                .unit(B, FL, G2)
                .unit(B, FR, G1)
                .unit(B, BL, G1);
    }

    @Test
    void guardiansDoNotDoWhatUnitsDoThatAreCalledOrRidden() {
        String[] ids = {
            "cobblestone-sprinter",
            "starting-line-drummer",
            "bailiff-of-the-low-tide",
            "tidal-gaoler",
            "deposition-squid",
            "wharf-informer",
            "tallow-pageboy",
            "beeswax-apprentice",
            "smoke-ring-oracle",
            "blueprint-golem",
            "ink-roller-drone"
        };
        for (String id : ids) {
            crowded()
                    .hand(B, id)
                    .turn(A, "9.10")
                    .attacks(VC, B, VC)
                    .act("guard", Zone.HAND, id)
                    .pass()
                    .asked(B, GUARD);
        }
    }

    @Test
    void rearGuardsDoNotDoWhatRiddenUnitsAndGuardiansDo() {
        String[] ids = {
            "ink-fingered-clerk",
            "snuffer-knight-belloch",
            "set-square-apprentice",
            "scaffold-foreman-tamsin",
            "roadblock-granny",
            "breakwater-constable",
            "lampshade-matron",
            "foundry-night-watch"
        };
        for (String id : ids) {
            Player player = full().deck(A, ORDER, G1, G2)
                    .hand(A, id)
                    .turn(A, "9.9")
                    .act("call", Zone.HAND, id)
                    .pickCircle(BL)
                    .asked(A, MAIN);
            assertEquals(0, Energy.of(player.state().position(), 0));
        }
    }

    @Test
    void whatIsCalledFromTheDeckHasNotComeFromTheHand() {
        for (String id :
                new String[] {"starting-line-drummer", "tidal-gaoler", "smoke-ring-oracle", "blueprint-golem"}) {
            crowded()
                    .hand(A, "spare-parts-wagon")
                    .deck(A, id, G3, G3, G3, G3, G3, G3)
                    .turn(A, "9.9")
                    .act("play", Zone.HAND, "spare-parts-wagon")
                    .pass()
                    .draws(id, G3, G3, G3, G3)
                    .pick(Zone.DECK, id)
                    .pickCircle(BL)
                    .asked(A, MAIN);
        }
    }

    @Test
    void vanguardsDoNotDoWhatRearGuardsDoWhenTheyHit() {
        for (String id : new String[] {
            "hairpin-duelist", "eel-tongued-advocate", "candlewick-ballista", "ramp-jump-calf", "plumb-line-duelist"
        }) {
            full().unit(A, VC, id)
                    .unit(A, FL, G2)
                    .unit(B, VC, G0)
                    .turn(A, "9.10")
                    .attacks(VC, B, VC)
                    .pass()
                    .draws(G1)
                    .draws(G1)
                    .asked(A, ATTACK)
                    .holds(A, Zone.SOUL, G0);
        }
    }

    @Test
    void rearGuardsDoNotDoWhatVanguardsDoWhenTheyAttack() {
        String[] ids = {
            "roundabout-champion-velza", "candelabra-queen-ismere", "self-drawing-engine-oddmund", "leviathan-advocate"
        };
        for (String id : ids) {
            full().in(A, Zone.SOUL, G0, G0, G0, G0)
                    .unit(A, FL, id)
                    .resting(A, FR, G2)
                    .turn(A, "9.10")
                    .attacks(FL, B, VC)
                    .asked(B, GUARD);
        }
        for (String id : new String[] {"pearl-diving-accuser", "moth-eaten-squire"}) {
            full().unit(A, VC, id)
                    .resting(B, FL, G2)
                    .turn(A, "9.10")
                    .attacks(VC, B, VC)
                    .asked(B, GUARD);
        }
    }

    @Test
    void hitsOnRearGuardsAreNotHitsOnVanguards() {
        for (String id : new String[] {"leviathan-advocate", "eel-tongued-advocate", "the-last-flame-noctaire"}) {
            full().unit(A, FL, id)
                    .unit(B, FL, G1)
                    .turn(A, "9.10")
                    .attacks(FL, B, FL)
                    .pass()
                    .asked(A, ATTACK)
                    .holds(B, Zone.HAND, G0);
        }
    }

    @Test
    void vanguardsHitToo() {
        hit("chicane-cutter-velza").asked(A, "use");
        hit("leviathan-advocate").holds(B, Zone.HAND).holds(B, Zone.DROP, G1, ORDER, G0);
        Player ogre = hit("thunder-axle-ogre");
        for (int i = 0; i < 2; i++) {
            assertFalse(ogre.state().position().thing(Zone.DAMAGE.of(0), i).is(Thing.FACE_DOWN));
        }
        full().unit(A, FL, "the-last-flame-noctaire")
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pass()
                .draws(G1)
                .asked(A, "use");
    }

    /** A vanguard that attacks, lets its attack not be stopped, checks as often as it must and hits. */
    private static Player hit(String id) {
        Player player = full().unit(A, VC, id)
                .unit(A, FL, G2)
                .resting(A, FR, G2)
                .unit(B, VC, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC);
        if (player.state().decision().exists(each -> each.seat() == A)) {
            player.no();
        }
        player.pass();
        for (int checks = id.startsWith("chicane") ? 2 : 3; checks > 0; checks--) {
            player.draws(G1);
        }
        return player;
    }

    @Test
    void continuousAbilitiesOfOneCircleAreNotAtWorkOnAnother() {
        full().resting(A, FL, G2)
                .resting(A, FR, G2)
                .unit(A, VC, "thunder-axle-ogre")
                .turn(A, "9.10")
                .power(A, VC, 13000);
        full().resting(A, VC, "salt-crusted-notary").turn(A, "9.10").power(A, VC, 10000);
        full().in(A, Zone.SOUL, G0, G0, G0, G0)
                .unit(A, VC, "snuffer-knight-belloch")
                .turn(A, "9.10")
                .power(A, VC, 10000);
        full().unit(A, FL, "candelabra-queen-ismere").turn(A, "9.10").power(A, FL, 13000);
        full().in(A, Zone.DAMAGE, G0, G0)
                .unit(A, FL, "the-last-flame-noctaire")
                .turn(A, "9.10")
                .power(A, FL, 13000);
        full().unit(A, FL, "roundabout-champion-velza")
                .unit(A, FR, G2)
                .turn(A, "9.10")
                .power(A, FR, 10000);
        full().in(A, Zone.SOUL, G0, G0)
                .unit(A, VC, "wax-winged-seraph")
                .turn(A, "9.10")
                .power(A, VC, 12000);
        full().unit(A, VC, "crane-armed-colossus").turn(A, "9.10").power(A, VC, 13000);
        full().unit(A, VC, "counterweight-porter")
                .in(A, Zone.ORDER_ZONE, "load-bearing-wall")
                .turn(A, "9.10")
                .power(A, VC, 9000);
        full().unit(A, VC, "anchor-chain-jailer")
                .unit(B, FL, G2)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .offered("pass", "guard grade-0 from hand", "intercept front left");
    }

    @Test
    void continuousAbilitiesOfOnesTurnEndWithIt() {
        full().unit(A, VC, "roundabout-champion-velza")
                .unit(A, FL, G2)
                .turn(B, "9.10")
                .power(A, FL, 10000);
        full().unit(A, VC, "roundabout-champion-velza")
                .unit(A, FL, "second-lap-sovereign-ruvane")
                .turn(B, "9.10")
                .power(A, FL, 13000);
        full().unit(A, FL, "thunder-axle-ogre")
                .resting(A, FR, G2)
                .resting(A, BR, G1)
                .turn(B, "9.10")
                .power(A, FL, 13000);
        full().unit(A, VC, "candelabra-queen-ismere").turn(B, "9.10").power(A, VC, 13000);
        full().in(A, Zone.DAMAGE, G0, G0)
                .unit(A, VC, "the-last-flame-noctaire")
                .turn(B, "9.10")
                .power(A, VC, 13000);
        full().in(A, Zone.SOUL, G0)
                .unit(A, FL, "wax-winged-seraph")
                .turn(B, "9.10")
                .power(A, FL, 12000);
        full().unit(A, FL, "crane-armed-colossus").turn(B, "9.10").power(A, FL, 13000);
        full().in(A, Zone.ORDER_ZONE, "high-water-injunction")
                .unit(B, FL, G2)
                .turn(B, "9.10")
                .power(B, FL, 10000);
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

    @Test
    void snufferKnightNeedsFourInTheSoul() {
        full().in(A, Zone.SOUL, G0, G0)
                .unit(A, FL, "snuffer-knight-belloch")
                .turn(A, "9.10")
                .power(A, FL, 10000);
    }

    @Test
    void abilitiesOfRearGuardsAreNotPlayedByVanguards() {
        for (String id : new String[] {"coal-scuttle-runner", "wickerwork-paladin", "boiler-room-stoker"}) {
            full().unit(A, VC, id).turn(A, "9.9").offered("pass", "call grade-1 from hand");
        }
        full().unit(A, VC, "pit-lane-mechanic")
                .resting(A, BC, G1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
    }

    @Test
    void abilitiesOfVanguardsAreNotPlayedByRearGuards() {
        for (String id : new String[] {"ninth-fathom-judge-orsolane", "candelabra-queen-ismere"}) {
            full().unit(A, BC, id).unit(B, FL, G2).turn(A, "9.9").offered("pass", "call grade-1 from hand");
        }
        full().unit(A, BC, "grand-architect-perrine")
                .number(Numbers.ENERGY, A, 4)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
        NightFair.table()
                .unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(A, BC, "quayside-witness")
                .in(A, Zone.SOUL, G0, G0)
                .hand(A, G1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
        full().unit(A, BC, "self-drawing-engine-oddmund")
                .hand(A, ORDER, "revised-estimate")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "revised-estimate")
                .until(A, MAIN)
                .offered("pass", "call grade-1 from hand", "call grade-1 from hand");
    }

    @Test
    void fourSentinelsKeepTheAttackedUnitAndNoOther() {
        for (String id :
                new String[] {"roadblock-granny", "breakwater-constable", "lampshade-matron", "foundry-night-watch"}) {
            NightFair.table()
                    .unit(A, FL, G2)
                    .unit(B, VC, G0)
                    .unit(B, BL, G1)
                    .hand(B, id, G0)
                    .turn(A, "9.10")
                    .attacks(FL, B, VC)
                    .act("guard", Zone.HAND, id)
                    .pass()
                    .yes()
                    .pick(Zone.HAND, G0)
                    .asked(A, ATTACK)
                    .happened(Happenings.HIT, 0)
                    .holds(B, Zone.DROP, id, G0);
        }
    }

    @Test
    void blitzOrdersHelpTheAttackedUnitAndAreNotForNothing() {
        for (String id : new String[] {"burn-the-stub", "emergency-shutters"}) {
            NightFair.table()
                    .in(B, Zone.SOUL, G0, G0)
                    .number(Numbers.ENERGY, B, 2)
                    .unit(B, BL, G1)
                    .hand(B, id, G1)
                    .turn(A, "9.10")
                    .attacks(VC, B, VC)
                    .act("play", Zone.HAND, id)
                    .pass()
                    .asked(B, GUARD)
                    .power(B, VC, 23000);
        }
        for (String id : new String[] {"burn-the-stub", "emergency-shutters", "perjury-penalty"}) {
            NightFair.table()
                    .hand(B, id, G1)
                    .turn(A, "9.10")
                    .attacks(VC, B, VC)
                    .offered("pass", "guard grade-1 from hand");
        }
    }

    @Test
    void ordersThatCannotBePaidAreNotPlayed() {
        String[] ids = {
            "spare-parts-wagon",
            "seize-the-goods",
            "midnight-vigil",
            "relit-wick",
            "demolition-permit",
            "load-bearing-wall"
        };
        for (String id : ids) {
            NightFair.table().unit(B, FL, G2).hand(A, id).turn(A, "9.9").offered("pass");
        }
    }

    @Test
    void boostersGiveTheirPowerToTheBoostedUnit() {
        for (String id :
                new String[] {"slipstream-scout", "undertow-usher", "guttering-familiar", "trammel-point-wasp"}) {
            Player player = full().unit(A, FL, G2)
                    .unit(A, BL, id)
                    .turn(A, "9.10")
                    .attacks(FL, B, VC)
                    .pickUnit(A, BL);
            player.power(A, BL, id.equals("guttering-familiar") ? 7000 : 8000);
            assertTrue(player.fight().power(A, FL) > 17000, id);
        }
    }

    @Test
    void conditionsOnTheVanguardsGradeHold() {
        full().unit(A, VC, G2)
                .unit(A, FL, "toll-gate-smasher")
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .power(A, FL, 10000);
        full().unit(A, VC, G2)
                .unit(A, BC, "scorched-confessor")
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
        full().unit(A, VC, G1)
                .unit(B, FL, G2)
                .hand(A, "deposition-squid")
                .turn(A, "9.9")
                .act("call", Zone.HAND, "deposition-squid")
                .pickCircle(BL)
                .asked(A, MAIN);
        full().unit(A, VC, G2)
                .hand(A, "beeswax-apprentice")
                .turn(A, "9.9")
                .act("call", Zone.HAND, "beeswax-apprentice")
                .pickCircle(BL)
                .asked(A, MAIN);
    }

    @Test
    void nothingIsPaidWhereNothingCanBeChosen() {
        for (String id : new String[] {"deposition-squid", "tidal-gaoler"}) {
            full().unit(A, BL, G1)
                    .unit(B, BL, G3)
                    .hand(A, id)
                    .turn(A, "9.9")
                    .act("call", Zone.HAND, id)
                    .pickCircle(FL)
                    .asked(A, MAIN);
        }
        full().unit(A, BL, "pit-lane-mechanic")
                .unit(A, BR, G1)
                .resting(A, BC, G3)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand", "swap front left", "swap front right");
    }

    @Test
    void bailiffRetiresOneOfAnyLowGradeAlsoWhenRidden() {
        full().unit(B, FL, G0)
                .unit(B, FR, G2)
                .unit(B, BL, G1)
                .hand(A, "bailiff-of-the-low-tide")
                .turn(A, "9.9")
                .act("call", Zone.HAND, "bailiff-of-the-low-tide")
                .pickCircle(FL)
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
    void craneArmedColossusRetiresOneForTwoOrders() {
        NightFair.rich()
                .unit(A, FL, "crane-armed-colossus")
                .in(A, Zone.DROP, "revised-estimate", "demolition-permit", G1)
                .hand(A, ORDER)
                .unit(B, FL, G0)
                .unit(B, BL, G1)
                .turn(A, "9.9")
                .act("play", Zone.HAND, ORDER)
                .pass()
                .yes()
                .yes()
                .offered("revised-estimate from drop zone", "demolition-permit from drop zone")
                .pick(Zone.DROP, "revised-estimate")
                .pick(Zone.DROP, ORDER)
                .offered("pass", "grade-0 on B front left", "grade-1 on B back left")
                .pickUnit(B, FL)
                .asked(A, MAIN)
                .stands(B, BL, G1);
    }

    @Test
    void ordersChooseNoMoreThanTheySay() {
        NightFair.rich()
                .hand(A, ORDER)
                .unit(A, FL, G2)
                .unit(A, FR, G2)
                .unit(A, BL, G1)
                .turn(A, "9.9")
                .act("play", Zone.HAND, ORDER)
                .pickUnit(A, FL)
                .pickUnit(A, FR)
                .asked(A, MAIN)
                .power(A, BL, 8000);
        NightFair.rich()
                .hand(A, "demolition-permit")
                .in(A, Zone.DROP, ORDER, ORDER, ORDER)
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .unit(B, BR, G1)
                .turn(A, "9.9")
                .act("play", Zone.HAND, "demolition-permit")
                .pickUnit(B, FL)
                .pickUnit(B, BL)
                .asked(A, ATTACK)
                .stands(B, BR, G1);
        NightFair.rich()
                .hand(A, "demolition-permit")
                .in(A, Zone.DROP, G1, ORDER, ORDER)
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .turn(A, "9.9")
                .act("play", Zone.HAND, "demolition-permit")
                .pickUnit(B, FL)
                .asked(A, ATTACK);
        NightFair.rich()
                .in(A, Zone.SOUL, "the-last-flame-noctaire", G3)
                .hand(A, "relit-wick")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "relit-wick")
                .pick(Zone.SOUL, "the-last-flame-noctaire")
                .asked(A, ATTACK);
    }

    @Test
    void theirTurnIsNotTheJudges() {
        full().unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(B, FL, G2)
                .hand(B, G1)
                .turn(B, "9.9")
                .act("call", Zone.HAND, G1)
                .pickCircle(FL)
                .holds(B, Zone.DROP, G1, ORDER, G2)
                .power(A, VC, 13000);
        full().unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(A, FL, G2)
                .turn(A, "9.9")
                .act("call", Zone.HAND, G1)
                .pickCircle(FL)
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
