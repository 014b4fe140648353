package io.github.cardfold.testpack;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.testpack.NightFair.ATTACK;
import static io.github.cardfold.testpack.NightFair.BL;
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
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** How many cards the texts of the Draughthouse Guild take and what they cost, and where they end. */
class DraughthouseBoundsTest {
    @Test
    void scaffoldForemanGrowsOnTheVanguardCircleToo() {
        NightFair.rich()
                .unit(A, VC, "scaffold-foreman-tamsin")
                .hand(A, "revised-estimate")
                .turn(A, "9.9")
                .plays("revised-estimate")
                .until(A, ATTACK)
                .power(A, VC, 13000);
    }

    @Test
    void whatIsFoundIsShownAndTheDeckShuffled() {
        Player apprentice = NightFair.table()
                .unit(A, VC, G0)
                .hand(A, "set-square-apprentice", G2)
                .deck(A, G1, ORDER, G1)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "set-square-apprentice")
                .pick(Zone.DECK, ORDER)
                .happened(EventKind.SHUFFLE, 1);
        assertTrue(isSeen(apprentice));
        Player drone = NightFair.rich()
                .hand(A, "ink-roller-drone")
                .deck(A, ORDER, G1, G2, G3, G3, G3)
                .turn(A, "9.9")
                .calls("ink-roller-drone", BL)
                .yes()
                .draws(ORDER, G1, G2, G3)
                .pick(Zone.DECK, ORDER);
        assertTrue(isSeen(drone));
        Player estimate = NightFair.rich()
                .hand(A, "revised-estimate")
                .deck(A, ORDER, G1, G2, G3)
                .turn(A, "9.9")
                .plays("revised-estimate")
                .draws(ORDER, G1, G2)
                .pick(Zone.DECK, ORDER)
                .happened(EventKind.SHUFFLE, 1);
        assertFalse(isSeen(estimate));
    }

    private static boolean isSeen(Player player) {
        return View.of(player.state(), B).cards(A, Zone.HAND).count(ORDER) == 1;
    }

    @Test
    void grandArchitectFetchesOneForThreeEnergyOnceATurn() {
        NightFair.table()
                .in(A, Zone.SOUL, G0, G0)
                .unit(A, VC, "grand-architect-perrine")
                .number(FighterNumbers.ENERGY, A, 3)
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
                .number(FighterNumbers.ENERGY, A, 2)
                .hand(A, G1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
        NightFair.table()
                .in(A, Zone.SOUL, G0, G0)
                .unit(A, VC, "grand-architect-perrine")
                .number(FighterNumbers.ENERGY, A, 8)
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
    void craneArmedColossusRetiresOneForTwoOrders() {
        NightFair.rich()
                .unit(A, FL, "crane-armed-colossus")
                .in(A, Zone.DROP, "revised-estimate", "demolition-permit", G1)
                .hand(A, ORDER)
                .unit(B, FL, G0)
                .unit(B, BL, G1)
                .turn(A, "9.9")
                .plays(ORDER)
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
    void blueprintGolemCallsNoOrders() {
        NightFair.table()
                .deck(A, G0, "revised-estimate", G3)
                .in(A, Zone.DROP, G1)
                .hand(A, "blueprint-golem")
                .turn(A, "9.9")
                .calls("blueprint-golem", FR)
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
                .plays(ORDER)
                .pick(Zone.HAND, "chalk-line-runner")
                .pass()
                .pass()
                .yes()
                .offered("front right", "back center", "back right");
    }

    @Test
    void trammelPointWaspCountsOrdersOnly() {
        NightFair.boosted(NightFair.table().in(A, Zone.DROP, ORDER, ORDER, G1, G1), "trammel-point-wasp")
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
