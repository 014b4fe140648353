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
import static io.github.cardfold.testpack.NightFair.G3;
import static io.github.cardfold.testpack.NightFair.GUARD;
import static io.github.cardfold.testpack.NightFair.MAIN;
import static io.github.cardfold.testpack.NightFair.ORDER;
import static io.github.cardfold.testpack.NightFair.VC;
import static io.github.cardfold.testpack.NightFair.full;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.GameObject;
import org.junit.jupiter.api.Test;

/** Where the texts of the shipped cards end: the turns, grades, costs and numbers they are not about. */
class NightFairBoundsTest {
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
                    .happened(EventKinds.HIT, 0)
                    .holds(B, Zone.DROP, id, G0);
        }
    }

    @Test
    void blitzOrdersHelpTheAttackedUnitAndAreNotForNothing() {
        for (String id : new String[] {"burn-the-stub", "emergency-shutters"}) {
            NightFair.table()
                    .in(B, Zone.SOUL, G0, G0)
                    .number(FighterNumbers.ENERGY, B, 2)
                    .unit(B, BL, G1)
                    .hand(B, id, G1)
                    .turn(A, "9.10")
                    .attacks(VC, B, VC)
                    .plays(id)
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
                .calls("deposition-squid", BL)
                .asked(A, MAIN);
        full().unit(A, VC, G2)
                .hand(A, "beeswax-apprentice")
                .turn(A, "9.9")
                .calls("beeswax-apprentice", BL)
                .asked(A, MAIN);
    }

    @Test
    void aVanguardOfGradeFourIsOfGradeThreeOrMore() {
        NightFair.rich()
                .unit(A, VC, TestCards.GRADE_4)
                .resting(A, FL, "slipstream-twins")
                .unit(A, FR, "chicane-cutter-velza")
                .unit(B, VC, G1)
                .turn(A, "9.10")
                .attacks(FR, B, VC)
                .draws(G1)
                .yes()
                .yes()
                .pickUnit(A, FL)
                .power(A, FL, 14000);
        NightFair.table()
                .unit(A, VC, TestCards.GRADE_4)
                .unit(A, FL, "toll-gate-smasher")
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .power(A, FL, 15000);
        NightFair.table()
                .unit(A, VC, TestCards.GRADE_4)
                .unit(A, FL, G2)
                .hand(A, "starting-line-drummer", "beeswax-apprentice")
                .turn(A, "9.9")
                .calls("starting-line-drummer", BL)
                .pickUnit(A, FL)
                .power(A, FL, 15000)
                .calls("beeswax-apprentice", BR)
                .draws(G1)
                .holds(A, Zone.SOUL, G1);
        NightFair.table()
                .unit(A, VC, TestCards.GRADE_4)
                .unit(A, FL, "scorched-confessor")
                .in(A, Zone.DAMAGE, G0, GameObject.FACE_DOWN)
                .turn(A, "9.9")
                .activate(FL)
                .draws(G1)
                .power(A, FL, 20000);
    }

    @Test
    void nothingIsPaidWhereNothingCanBeChosen() {
        for (String id : new String[] {"deposition-squid", "tidal-gaoler"}) {
            full().unit(A, BL, G1)
                    .unit(B, BL, G3)
                    .hand(A, id)
                    .turn(A, "9.9")
                    .calls(id, FL)
                    .asked(A, MAIN);
        }
        full().unit(A, BL, "pit-lane-mechanic")
                .unit(A, BR, G1)
                .resting(A, BC, G3)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand", "swap front left", "swap front right");
    }

    @Test
    void ordersChooseNoMoreThanTheySay() {
        NightFair.rich()
                .hand(A, "double-shift")
                .unit(A, FL, G2)
                .unit(A, FR, G2)
                .unit(A, BL, G1)
                .turn(A, "9.9")
                .plays("double-shift")
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
                .plays("demolition-permit")
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
                .plays("demolition-permit")
                .pickUnit(B, FL)
                .asked(A, ATTACK);
        NightFair.rich()
                .in(A, Zone.SOUL, "the-last-flame-noctaire", G3)
                .hand(A, "relit-wick")
                .turn(A, "9.9")
                .plays("relit-wick")
                .pick(Zone.SOUL, "the-last-flame-noctaire")
                .asked(A, ATTACK);
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
                .plays("revised-estimate")
                .draws(G0, G1, G2)
                .asked(A, "choose 1");
        ordersLookedFor()
                .pick(Zone.DECK, ORDER)
                .happened(EventKind.SHUFFLE, 1)
                .holds(A, Zone.HAND, ORDER)
                .holds(A, Zone.DECK, G1, G2, ORDER, G3, G3);
        unitsLookedFor()
                .pick(Zone.DECK, G2)
                .pickCircle(FL)
                .happened(EventKind.SHUFFLE, 1)
                .stands(A, FL, G2);
    }

    @Test
    void ofCardsLookedAtNoneNeedsToBeChosen() {
        ordersLookedFor().pass().happened(EventKind.SHUFFLE, 1).holds(A, Zone.HAND);
        unitsLookedFor().pass().happened(EventKind.SHUFFLE, 1).empty(A, FL);
    }

    private static Player ordersLookedFor() {
        return NightFair.rich()
                .hand(A, "ink-roller-drone")
                .deck(A, G1, G2, ORDER, ORDER, G3, G3)
                .turn(A, "9.9")
                .calls("ink-roller-drone", BL)
                .yes()
                .draws(G1, G2, ORDER, ORDER)
                .asked(A, "choose 1");
    }

    private static Player unitsLookedFor() {
        return NightFair.rich()
                .hand(A, "spare-parts-wagon")
                .deck(A, G3, G2, G2, G3, G3, G3)
                .turn(A, "9.9")
                .plays("spare-parts-wagon")
                .draws(G3, G2, G2, G3, G3);
    }
}
