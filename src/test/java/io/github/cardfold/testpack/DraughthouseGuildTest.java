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
import static io.github.cardfold.testpack.NightFair.ORDER;
import static io.github.cardfold.testpack.NightFair.VC;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.fact.Energy;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** What the cards of the Draughthouse Guild do: play orders, and start when one is played. */
class DraughthouseGuildTest {

    /** A table with an order that can be played. */
    private static Table shift() {
        return NightFair.rich().hand(A, "double-shift");
    }

    private static Player played(Table table) {
        return table.turn(A, "9.9").plays(ORDER);
    }

    @Test
    void setSquareApprenticeFindsAnOrderForACard() {
        Player player = NightFair.table()
                .unit(A, VC, G0)
                .hand(A, "set-square-apprentice", G2)
                .deck(A, G1, ORDER, G1)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "set-square-apprentice")
                .offered("pass", "double-shift from deck")
                .pick(Zone.DECK, ORDER);
        player.pick(Zone.HAND, G2).holds(A, Zone.HAND, ORDER).holds(A, Zone.DROP, G2);
    }

    @Test
    void scaffoldForemanBringsEnergyAndGrowsWithOrders() {
        Player player = NightFair.table()
                .unit(A, VC, G1)
                .hand(A, "scaffold-foreman-tamsin")
                .turn(A, "9.6")
                .act("ride", Zone.HAND, "scaffold-foreman-tamsin");
        assertEquals(3, Energy.of(player.state().position(), Seat.A));
        played(shift().unit(A, FL, "scaffold-foreman-tamsin")).pass().power(A, FL, 13000);
    }

    @Test
    void grandArchitectDrawsForAnOrderAndFetchesOneBack() {
        played(shift().unit(A, VC, "grand-architect-perrine").unit(A, FL, G2).unit(A, BL, G1))
                .pass()
                .yes()
                .draws(G1)
                .holds(A, Zone.HAND, G1)
                .power(A, FL, 15000)
                .power(A, BL, 8000);
        NightFair.rich()
                .unit(A, VC, "grand-architect-perrine")
                .number(FighterNumbers.ENERGY, A, 4)
                .in(A, Zone.DROP, ORDER, G1)
                .turn(A, "9.9")
                .activate(VC)
                .offered("pass", "double-shift from drop zone")
                .pick(Zone.DROP, ORDER)
                .holds(A, Zone.HAND, ORDER)
                .holds(A, Zone.DROP, G1, G0);
    }

    @Test
    void selfDrawingEngineAllowsTwoOrders() {
        NightFair.table()
                .unit(A, VC, "self-drawing-engine-oddmund")
                .in(A, Zone.DAMAGE, G0, G0)
                .hand(A, ORDER, "demolition-permit")
                .unit(B, FL, G2)
                .turn(A, "9.9")
                .plays(ORDER)
                .pass()
                .pick(Zone.DAMAGE, G0)
                .plays("demolition-permit")
                .pickUnit(B, FL)
                .empty(B, FL);
        NightFair.table()
                .in(A, Zone.DAMAGE, G0, G0)
                .hand(A, ORDER, "demolition-permit")
                .turn(A, "9.9")
                .plays(ORDER)
                .pass()
                .pick(Zone.DAMAGE, G0)
                .offered("pass");
    }

    @Test
    void craneArmedColossusCountsOrdersAndClearsTheWay() {
        NightFair.table()
                .unit(A, FL, "crane-armed-colossus")
                .in(A, Zone.DAMAGE, G0)
                .in(A, Zone.DROP, ORDER, "revised-estimate", G1)
                .hand(A, ORDER)
                .unit(B, BL, G1)
                .unit(B, FL, G2)
                .turn(A, "9.9")
                .power(A, FL, 15000)
                .plays(ORDER)
                .pass()
                .power(A, FL, 16000)
                .yes()
                .yes()
                .pick(Zone.DROP, ORDER)
                .pick(Zone.DROP, "revised-estimate")
                .offered("pass", "grade-1 on B back left")
                .pickUnit(B, BL)
                .empty(B, BL)
                .holds(A, Zone.BIND, ORDER, "revised-estimate")
                .holds(A, Zone.DROP, ORDER, G1)
                .power(A, FL, 14000);
    }

    @Test
    void rivetCountingBeetleGrowsWithEveryOrder() {
        played(shift().unit(A, FL, "rivet-counting-beetle")).pass().power(A, FL, 15000);
    }

    @Test
    void plumbLineDuelistTradesAnOldOrderForACard() {
        NightFair.table()
                .unit(A, FL, "plumb-line-duelist")
                .in(A, Zone.DROP, ORDER, G2)
                .unit(B, VC, G1)
                .turn(A, "9.10")
                .attacks(FL, B, VC)
                .draws(G1)
                .yes()
                .draws(G1)
                .holds(A, Zone.DROP, G2)
                .holds(A, Zone.HAND, G1);
    }

    @Test
    void blueprintGolemCallsFromTheDropZoneIntoItsColumn() {
        NightFair.table()
                .deck(A, G0, G2, G3)
                .in(A, Zone.DROP, G1)
                .hand(A, "blueprint-golem")
                .turn(A, "9.9")
                .calls("blueprint-golem", FR)
                .yes()
                .draws(G0, G2)
                .offered("pass", "grade-1 from drop zone", "grade-0 from drop zone")
                .pick(Zone.DROP, G1)
                .offered("front right", "back right")
                .pickCircle(BR)
                .stands(A, BR, G1)
                .stands(A, FR, "blueprint-golem")
                .holds(A, Zone.DROP, G0, G2);
    }

    @Test
    void counterweightPorterNeedsASetOrder() {
        NightFair.table()
                .unit(A, FL, "counterweight-porter")
                .in(A, Zone.ORDER_ZONE, "load-bearing-wall")
                .turn(A, "9.9")
                .power(A, FL, 14000);
        NightFair.table().unit(A, FL, "counterweight-porter").turn(A, "9.9").power(A, FL, 9000);
    }

    @Test
    void inkRollerDroneLooksForAnOrder() {
        NightFair.rich()
                .hand(A, "ink-roller-drone")
                .deck(A, G1, G2, ORDER, G0, G3)
                .turn(A, "9.9")
                .calls("ink-roller-drone", BL)
                .yes()
                .draws(G1, G2, ORDER, G0)
                .offered("pass", "double-shift from deck")
                .pick(Zone.DECK, ORDER)
                .holds(A, Zone.HAND, ORDER)
                .holds(A, Zone.DECK, G0, G1, G2, G3);
    }

    @Test
    void chalkLineRunnerIsShownAndCalledWhenAnOrderIsPlayed() {
        Player player = played(shift().hand(A, "chalk-line-runner"));
        player.pick(Zone.HAND, "chalk-line-runner")
                .pass()
                .yes()
                .pickCircle(BL)
                .stands(A, BL, "chalk-line-runner")
                .holds(A, Zone.HAND)
                .holds(A, Zone.SOUL);
    }

    @Test
    void boilerRoomStokerRestsForEnergy() {
        Player player = NightFair.table()
                .unit(A, BL, "boiler-room-stoker")
                .turn(A, "9.9")
                .activate(BL)
                .rests(A, BL, "boiler-room-stoker");
        assertEquals(2, Energy.of(player.state().position(), Seat.A));
    }

    @Test
    void trammelPointWaspCountsThreeOrders() {
        NightFair.boosted(NightFair.table().in(A, Zone.DROP, ORDER, ORDER, ORDER), "trammel-point-wasp")
                .power(A, FL, 23000);
        NightFair.boosted(NightFair.table().in(A, Zone.DROP, ORDER, ORDER), "trammel-point-wasp")
                .power(A, FL, 20000);
    }

    @Test
    void revisedEstimateTakesOneOfThree() {
        NightFair.rich()
                .hand(A, "revised-estimate")
                .deck(A, G0, G1, G2, G3)
                .turn(A, "9.9")
                .plays("revised-estimate")
                .draws(G0, G1, G2)
                .pick(Zone.DECK, G1)
                .holds(A, Zone.HAND, G1)
                .holds(A, Zone.DECK, G0, G2, G3)
                .holds(A, Zone.DROP, G0, "revised-estimate");
    }

    @Test
    void demolitionPermitRetiresTwoIfThreeOrdersLieInTheDropZone() {
        NightFair.rich()
                .hand(A, "demolition-permit")
                .in(A, Zone.DROP, ORDER, ORDER, ORDER)
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .turn(A, "9.9")
                .plays("demolition-permit")
                .pickUnit(B, FL)
                .pickUnit(B, BL)
                .holds(B, Zone.DROP, G2, G1);
        NightFair.rich()
                .hand(A, "demolition-permit")
                .in(A, Zone.DROP, ORDER, ORDER)
                .unit(B, FL, G2)
                .unit(B, BL, G1)
                .turn(A, "9.9")
                .plays("demolition-permit")
                .pickUnit(B, FL)
                .stands(B, BL, G1)
                .holds(B, Zone.DROP, G2);
    }

    @Test
    void doubleShiftDrivesTwoRearGuards() {
        played(shift().unit(A, FL, G2).unit(A, FR, G2))
                .pickUnit(A, FL)
                .pickUnit(A, FR)
                .power(A, FL, 20000)
                .power(A, FR, 20000)
                .holds(A, Zone.DROP, ORDER);
    }

    @Test
    void loadBearingWallHoldsInTheOpponentsTurn() {
        NightFair.rich()
                .hand(A, "load-bearing-wall")
                .turn(A, "9.9")
                .plays("load-bearing-wall")
                .holds(A, Zone.ORDER_ZONE, "load-bearing-wall")
                .power(A, VC, 13000)
                .until(B, "9.9.2")
                .power(A, VC, 15000);
    }

    @Test
    void emergencyShuttersSpendEnergyForAnAttackedUnit() {
        NightFair.table()
                .number(FighterNumbers.ENERGY, B, 2)
                .hand(B, "emergency-shutters", G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .plays("emergency-shutters")
                .pass()
                .power(B, VC, 23000);
    }

    @Test
    void selfDrawingEngineDoesOneThingOrTwoWithFiveOrders() {
        Player player = NightFair.rich()
                .unit(A, VC, "self-drawing-engine-oddmund")
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .yes()
                .yes()
                .number(2)
                .asked(B, "10.5.1.2.1")
                .power(A, VC, 23000);
        assertEquals(2, NightFair.critical(player, A, VC));
        NightFair.rich()
                .unit(A, VC, "self-drawing-engine-oddmund")
                .in(A, Zone.DROP, ORDER, ORDER, ORDER, ORDER, ORDER)
                .hand(B, G0)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .yes()
                .yes()
                .number(0)
                .number(2)
                .draws(G1)
                .power(A, VC, 23000)
                .holds(A, Zone.HAND, G1);
    }

    @Test
    void theMachineThatDrewItselfTakesTwoOrdersBack() {
        NightFair.table()
                .in(A, Zone.DROP, ORDER, "revised-estimate", G1)
                .deck(A, "the-machine-that-drew-itself", G1, G1, G1)
                .turn(A, "9.10")
                .attacks(VC, B, VC)
                .draws("the-machine-that-drew-itself")
                .number(3)
                .pick(Zone.DROP, ORDER)
                .pick(Zone.DROP, "revised-estimate")
                .holds(A, Zone.HAND, ORDER, "revised-estimate")
                .holds(A, Zone.DROP, G1);
    }
}
