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

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** What the cards of the Undertow Court do: retire, look into hands, forbid. */
class UndertowCourtTest {

    @Test
    void inkFingeredClerkPutsAnyOfThreeUnder() {
        Player player = NightFair.table()
                .unit(A, VC, G0)
                .hand(A, "ink-fingered-clerk")
                .deck(A, G0, G1, G2, G3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "ink-fingered-clerk")
                .draws(G2, G1, G0)
                .pick(Zone.DECK, G2)
                .offered("pass", "grade-1 from deck", "grade-0 from deck")
                .pick(Zone.DECK, G0)
                .pick(Zone.DECK, G2);
        assertEquals(0, player.card(A, Zone.DECK, G1).index());
        player.holds(A, Zone.DECK, G0, G1, G2, G3);
    }

    @Test
    void bailiffRetiresALowRearGuard() {
        NightFair.rich()
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .hand(A, "bailiff-of-the-low-tide")
                .turn(A, "9.9")
                .calls("bailiff-of-the-low-tide", FL)
                .yes()
                .offered("pass", "grade-1 on B back left")
                .pickUnit(B, BL)
                .empty(B, BL)
                .holds(B, Zone.DROP, G1);
    }

    @Test
    void ninthFathomJudgeEmptiesTwoRowsAndGrows() {
        NightFair.rich()
                .unit(A, VC, "ninth-fathom-judge-orsolane")
                .unit(B, FL, G2)
                .unit(B, FR, G2)
                .unit(B, BL, G1)
                .hand(A, G0)
                .turn(A, "9.9")
                .activate(VC)
                .pick(Zone.HAND, G0)
                .pickUnit(B, FL)
                .offered("pass", "grade-1 on B back left")
                .pickUnit(B, BL)
                .draws(G1)
                .until(A, "9.9.2")
                .power(A, VC, 19000)
                .holds(B, Zone.DROP, G2, G1)
                .holds(A, Zone.HAND, G1)
                .stands(B, FR, G2);
    }

    @Test
    void leviathanAdvocateTakesACardOfTheHandAndShutsGradeOneOut() {
        NightFair.table()
                .unit(A, FL, "leviathan-advocate")
                .hand(B, G0, G2)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pass()
                .draws(G1)
                .asked(B, "choose 1")
                .pick(Zone.HAND, G2)
                .holds(B, Zone.HAND, G0)
                .holds(B, Zone.DROP, G2);
        NightFair.rich()
                .unit(A, VC, "leviathan-advocate")
                .hand(B, G0, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .yes()
                .yes()
                .offered("pass", "guard grade-0 from hand")
                .holds(A, Zone.SOUL);
    }

    @Test
    void leviathanAdvocateSilencesTheHandOnceAFight() {
        NightFair.table()
                .in(A, Zone.DAMAGE, G0, G0)
                .in(A, Zone.SOUL, G0, G0)
                .unit(A, VC, "leviathan-advocate")
                .hand(B, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .yes()
                .yes()
                .pick(Zone.DAMAGE, G0)
                .pick(Zone.SOUL, G0)
                .offered("pass")
                .until(A, "10.3.1.3")
                .no()
                .until(A, "10.3.1.3")
                .attacks(VC, B, VC)
                .asked(B, "10.5.1.2.1");
    }

    @Test
    void pearlDivingAccuserRetiresWhoRestsInFront() {
        NightFair.rich()
                .unit(A, FL, "pearl-diving-accuser")
                .resting(B, FL, G2)
                .unit(B, FR, G2)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .yes()
                .offered("pass", "grade-2 on B front left")
                .pickUnit(B, FL)
                .empty(B, FL)
                .stands(B, FR, G2);
    }

    @Test
    void eelTonguedAdvocateTakesACardOfTheHandAtRandom() {
        NightFair.rich()
                .unit(A, FL, "eel-tongued-advocate")
                .unit(B, VC, G1)
                .hand(B, G2, G3)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .pass()
                .draws(G1)
                .yes()
                .asked(Seat.NATURE, "chance drawn")
                .number(1)
                .holds(B, Zone.HAND, G2)
                .holds(B, Zone.DROP, G3);
    }

    @Test
    void anchorChainJailerHoldsInterceptorsDown() {
        NightFair.table()
                .unit(A, FR, "anchor-chain-jailer")
                .unit(B, FL, G2)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .offered("pass", "guard grade-0 from hand");
        NightFair.table()
                .unit(A, BR, "anchor-chain-jailer")
                .unit(B, FL, G2)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .offered("pass", "guard grade-0 from hand", "intercept front left");
    }

    @Test
    void saltCrustedNotaryWritesDownWhatIsSpent() {
        NightFair.table()
                .resting(A, VC, G3)
                .unit(A, FL, "salt-crusted-notary")
                .turn(A, "9.10")
                .power(A, FL, 17000);
        NightFair.table()
                .unit(A, FL, "salt-crusted-notary")
                .unit(B, BL, G1)
                .turn(A, "9.10")
                .power(A, FL, 10000);
    }

    @Test
    void gullFeatherScribeGoesToTheSoulForADraw() {
        NightFair.rich()
                .unit(A, BL, "gull-feather-scribe")
                .deck(A, G1, G2)
                .turn(A, "9.9")
                .activate(BL)
                .draws(G2)
                .yes()
                .holds(A, Zone.HAND, G1)
                .holds(A, Zone.SOUL, G0, "gull-feather-scribe")
                .holds(A, Zone.DECK, G2);
    }

    @Test
    void depositionSquidHoldsAUnitUntilTheEndOfTheOpponentsTurn() {
        NightFair.rich()
                .unit(B, FL, G2)
                .unit(B, FR, G2)
                .hand(A, "deposition-squid")
                .hand(B, G0)
                .turn(A, "9.9")
                .calls("deposition-squid", BL)
                .yes()
                .pickUnit(B, FL)
                .pass()
                .attacks(VC, B, VC)
                .offered("pass", "guard grade-0 from hand", "intercept front right")
                .until(B, "10.3.1.3")
                .yes()
                .offered("grade-3 on vanguard", "grade-2 on front right")
                .pickUnit(B, FR)
                .until(A, "10.3.1.3")
                .attacks(VC, B, VC)
                .offered(
                        "pass",
                        "guard grade-0 from hand",
                        "guard grade-1 from hand",
                        "intercept front left",
                        "intercept front right")
                .until(B, "10.3.1.3")
                .yes()
                .offered("grade-2 on front left", "grade-3 on vanguard", "grade-2 on front right");
    }

    @Test
    void quaysideWitnessComesBackFromTheDropZoneForTheJudge() {
        NightFair.table()
                .unit(A, VC, "ninth-fathom-judge-orsolane")
                .in(A, Zone.SOUL, G0, G0)
                .in(A, Zone.DROP, "quayside-witness")
                .hand(A, G1)
                .turn(A, "9.9")
                .act("activate", Zone.DROP, "quayside-witness")
                .pick(Zone.HAND, G1)
                .holds(A, Zone.HAND, "quayside-witness")
                .holds(A, Zone.DROP, G0, G0, G1);
        NightFair.table()
                .in(A, Zone.SOUL, G0, G0)
                .in(A, Zone.DROP, "quayside-witness")
                .hand(A, G1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
    }

    @Test
    void onlyOneQuaysideWitnessComesBackInATurn() {
        NightFair.table()
                .unit(A, VC, "ninth-fathom-judge-orsolane")
                .in(A, Zone.SOUL, G0, G2, G3, G3)
                .in(A, Zone.DROP, "quayside-witness", "quayside-witness")
                .hand(A, G1, G1)
                .turn(A, "9.9")
                .act("activate", Zone.DROP, "quayside-witness")
                .pick(Zone.SOUL, G0)
                .pick(Zone.SOUL, G2)
                .pick(Zone.HAND, G1)
                .holds(A, Zone.HAND, G1, "quayside-witness")
                .offered("pass", "call grade-1 from hand", "call quayside-witness from hand");
    }

    @Test
    void wharfInformerDrawsIfTheShownCardIsOfGradeThree() {
        NightFair.table()
                .hand(A, "wharf-informer")
                .hand(B, G3, G1)
                .turn(A, "9.9")
                .calls("wharf-informer", BL)
                .asked(B, "choose 1")
                .pick(Zone.HAND, G3)
                .draws(G1)
                .holds(A, Zone.HAND, G1);
        NightFair.table()
                .hand(A, "wharf-informer")
                .hand(B, G3, G1)
                .turn(A, "9.9")
                .calls("wharf-informer", BL)
                .pick(Zone.HAND, G1)
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND);
    }

    @Test
    void undertowUsherPushesIntoAnEmptyFront() {
        NightFair.boosted(NightFair.table().unit(B, BL, G1), "undertow-usher").power(A, FL, 23000);
        NightFair.boosted(NightFair.table().unit(B, FL, G1), "undertow-usher").power(A, FL, 18000);
    }

    @Test
    void seizeTheGoodsTakesARearGuardAndACardOfTheirChoice() {
        NightFair.rich()
                .hand(A, "seize-the-goods")
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .hand(B, G0, G3)
                .turn(A, "9.9")
                .plays("seize-the-goods")
                .asked(B, "choose 1")
                .pickUnit(B, BL)
                .asked(B, "choose 2")
                .pick(Zone.HAND, G0)
                .holds(B, Zone.DROP, G1, G0)
                .stands(B, FL, G2)
                .holds(B, Zone.HAND, G3)
                .holds(A, Zone.DROP, "seize-the-goods");
    }

    @Test
    void highWaterInjunctionStaysAndIsSpentForARearGuard() {
        NightFair.rich()
                .hand(A, "high-water-injunction")
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .turn(A, "9.9")
                .plays("high-water-injunction")
                .holds(A, Zone.ORDER_ZONE, "high-water-injunction")
                .holds(A, Zone.DROP, G0)
                .power(B, FL, 8000)
                .power(B, BL, 8000)
                .act("activate", Zone.ORDER_ZONE, "high-water-injunction")
                .pickUnit(B, BL)
                .empty(B, BL)
                .power(B, FL, 10000)
                .holds(A, Zone.DROP, G0, "high-water-injunction");
    }

    @Test
    void perjuryPenaltyThickensAShield() {
        NightFair.table()
                .in(B, Zone.DAMAGE, G0)
                .hand(B, "perjury-penalty", G1, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .act("guard", Zone.HAND, G1)
                .pass()
                .power(B, VC, 18000)
                .plays("perjury-penalty")
                .pass()
                .power(B, VC, 28000);
    }

    @Test
    void tidalGaolerHoldsARearGuardUntilTheTurnEnds() {
        NightFair.rich()
                .unit(B, FL, G2)
                .unit(B, BL, G3)
                .hand(A, "tidal-gaoler")
                .turn(A, "9.9")
                .calls("tidal-gaoler", FL)
                .yes()
                .empty(B, FL)
                .holds(B, Zone.BIND, G2)
                .until(B, "6.2.3.2")
                .offered("front left", "front right", "back center", "back right")
                .pickCircle(BR)
                .stands(B, BR, G2)
                .holds(B, Zone.BIND);
    }

    @Test
    void theVerdictNobodyWroteRetiresTwo() {
        NightFair.table()
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .unit(B, BR, G1)
                .deck(A, "the-verdict-nobody-wrote", G1, G1, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .pass()
                .draws("the-verdict-nobody-wrote")
                .number(3)
                .pickUnit(B, FL)
                .pickUnit(B, BL)
                .holds(B, Zone.DROP, G2, G1)
                .stands(B, BR, G1);
    }

    @Test
    void settledOutOfCourtTakesOneOfBothHandsAtOnce() {
        Player player = NightFair.rich()
                .hand(A, "settled-out-of-court", G2, G3)
                .hand(B, G0, G3)
                .turn(A, "9.9")
                .plays("settled-out-of-court")
                .pass()
                .pick(Zone.HAND, G3)
                .asked(B, "choose 1")
                .holds(A, Zone.HAND, G2, G3)
                .pick(Zone.HAND, G0)
                .draws(G1, G1)
                .draws(G1);
        player.holds(A, Zone.HAND, G1, G1, G2).holds(B, Zone.HAND, G1, G3).holds(A, Zone.SOUL);
        assertEquals(8, player.card(A, Zone.DECK, G3).index());
        assertEquals(9, player.card(B, Zone.DECK, G0).index());
    }
}
