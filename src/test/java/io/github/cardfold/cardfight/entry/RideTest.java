package io.github.cardfold.cardfight.entry;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.GRADE_4;
import static io.github.cardfold.cardfight.TestCards.G_UNIT;
import static io.github.cardfold.cardfight.TestCards.OTHER_GRADE_3;
import static io.github.cardfold.cardfight.TestCards.PLAIN_GRADE_3;
import static io.github.cardfold.cardfight.TestCards.TWO_NAMED_GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RideTest {
    @Test
    @Rule(jp = {"6.3.3.4#1", "6.3.3.5#1"})
    void theRiddenCardTakesTheCircleAndTheOldVanguardGoesToTheSoul() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, GRADE_2)
                .in(A, Zone.SOUL, GRADE_0)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_2)
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_0, GRADE_1)
                .holds(A, Zone.HAND, GRADE_0);
    }

    @Test
    @Rule(jp = "6.3.3.5#1")
    void allOtherUnitsOfTheCircleGoToTheSoulWithoutWaitingForACheckTiming() {
        Table.pausing(superiorRide(Zone.HAND))
                .unit(A, FRONT_CENTER, GRADE_0)
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.9")
                .asked(A, "pause")
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_0, GRADE_1);
    }

    /** When the old vanguard comes to the soul, the new one is the vanguard. */
    @Test
    @Rule(jp = "6.3.3.5#2")
    void theRiddenUnitBecomesTheVanguardAsTheOthersGo() {
        List<Integer> grades = new ArrayList<>();
        Table.with(Auto.on(
                        A,
                        (position, event) -> {
                            if (event.kind() == EventKind.MOVE && event.to() == Zone.SOUL.of(Seat.A)) {
                                grades.add(Vanguards.grade(position, Seat.A));
                            }
                            return false;
                        },
                        run -> Batch.NOTHING))
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_2);
        assertEquals(List.of(2), grades);
    }

    @Test
    @Rule(jp = "6.3.3.5#3")
    void onAnEmptyCircleTheRiddenUnitBecomesTheVanguard() {
        Player player = Table.pausing(superiorRide(Zone.HAND))
                .bare(A)
                .hand(A, GRADE_2)
                .turn(A, "9.9")
                .asked(A, "pause")
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.SOUL);
        assertEquals(2, Vanguards.grade(player.state().position(), Seat.A));
    }

    @Test
    @Rule(jp = {"6.3.3.5#1", "4.1.12"})
    void aUnitOfTheCircleGoesToTheSoulOfItsOwner() {
        Table.pausing(superiorRide(Zone.HAND))
                .unit(A, FRONT_CENTER, GRADE_0)
                .unitOf(B, A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.9")
                .asked(A, "pause")
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_0)
                .holds(B, Zone.SOUL, GRADE_1);
    }

    /** A is the master of B's rear-guard, and an effect of A puts it on a vanguard circle. */
    @Test
    @Rule(jp = "6.3.3.3.1")
    void theCircleIsTheOwnersAlsoIfAnotherFighterIsItsMaster() {
        ProcedureBuilder first = Procedure.named("first")
                .change("first", run -> Added.dominate(run, A, FRONT_LEFT))
                .call("ride", RideFrame.PROCEDURE, run -> new int[] {
                    0, run.position().objectAt(FRONT_LEFT.of(Seat.B), 0).object(), RideFrame.PUT
                });
        Table.pausing(first)
                .unit(B, FRONT_LEFT, GRADE_2)
                .turn(A, "9.9")
                .asked(A, "pause")
                .empty(B, FRONT_LEFT)
                .stands(B, FRONT_CENTER, GRADE_2)
                .holds(B, Zone.SOUL, GRADE_3)
                .stands(A, FRONT_CENTER, GRADE_3);
    }

    @Test
    @Rule(jp = "4.9.2.3.1")
    void theRiddenUnitStandsHoweverTheOldVanguardWas() {
        Table.empty()
                .resting(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_2)
                .stands(A, FRONT_CENTER, GRADE_2);
    }

    @Test
    @Rule(jp = "6.3.3.3.1")
    void theCircleIsTheFightersOwn() {
        Table.empty()
                .unit(B, FRONT_CENTER, GRADE_1)
                .hand(B, GRADE_2)
                .turn(B, "9.6")
                .act("ride", Zone.HAND, GRADE_2)
                .stands(B, FRONT_CENTER, GRADE_2)
                .stands(A, FRONT_CENTER, GRADE_3)
                .holds(A, Zone.SOUL);
    }

    @Test
    @Rule(jp = "6.3.3.2.2#2")
    void aRideFromTheRideDeckCostsOneCardOfTheHandByChoice() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, GRADE_1, GRADE_3)
                .in(A, Zone.RIDE_DECK, GRADE_2, GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.RIDE_DECK, GRADE_2)
                .asked(A, "6.3.3.2.2 discard")
                .offered("grade-0 from hand", "grade-1 from hand", "grade-3 from hand")
                .happened(EventKinds.SHOWN, 1)
                .stands(A, FRONT_CENTER, GRADE_1)
                .pick(Zone.HAND, GRADE_1)
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.HAND, GRADE_0, GRADE_3)
                .holds(A, Zone.DROP, GRADE_1)
                .holds(A, Zone.RIDE_DECK, GRADE_3);
    }

    @Test
    @Rule(jp = "6.3.3.2.2")
    void theOnlyCardOfTheHandIsDiscardedWithoutAsking() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0)
                .in(A, Zone.RIDE_DECK, GRADE_2)
                .turn(A, "9.6")
                .act("ride", Zone.RIDE_DECK, GRADE_2)
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.HAND)
                .holds(A, Zone.DROP, GRADE_0);
    }

    @Test
    @Rule(jp = "7.9.1#1")
    void aDiscardedCardGoesFromTheHandToTheDropZoneOfItsFighter() {
        Player player = Table.empty()
                .unit(B, FRONT_CENTER, GRADE_1)
                .hand(B, GRADE_0)
                .in(B, Zone.RIDE_DECK, GRADE_2)
                .turn(B, "9.6")
                .forget()
                .act("ride", Zone.RIDE_DECK, GRADE_2);

        Event discard = player.events(EventKind.MOVE).get(0);
        assertEquals(List.of(Zone.HAND.of(Seat.B), Zone.DROP.of(Seat.B)), List.of(discard.from(), discard.to()));
        player.holds(B, Zone.DROP, GRADE_0).holds(A, Zone.DROP);
    }

    @Test
    @Rule(jp = "6.3.3.2.2")
    void aRideFromTheHandCostsNothing() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, GRADE_2)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_2)
                .holds(A, Zone.HAND, GRADE_0)
                .holds(A, Zone.DROP);
    }

    @Test
    @Rule(jp = {"6.3.2.2", "6.3.3.2.2#3"})
    void aRideFromTheRideDeckThatAnEffectOrdersCostsNothing() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, GRADE_0)
                .in(A, Zone.RIDE_DECK, GRADE_2)
                .turn(A, "9.6")
                .act("ride", Zone.RIDE_DECK, GRADE_2)
                .asked(A, "6.3.3.2.2 discard")
                .pick(Zone.HAND, GRADE_0)
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.HAND, GRADE_0);
        Table.first(superiorRide(Zone.RIDE_DECK).build())
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, GRADE_0)
                .in(A, Zone.RIDE_DECK, GRADE_2)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.HAND, GRADE_0, GRADE_0);
    }

    @Test
    @Rule(jp = {"6.3.3.2.1", "6.3.3.2.2#1"})
    void aCardRiddenFromAHiddenZoneIsShownFirst() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, GRADE_1)
                .in(A, Zone.RIDE_DECK, GRADE_2)
                .turn(A, "9.6")
                .act("ride", Zone.RIDE_DECK, GRADE_2)
                .asked(A, "6.3.3.2.2 discard")
                .happened(EventKinds.SHOWN, 1);

        Event shown = player.events(EventKinds.SHOWN).get(0);
        assertEquals(GRADE_2, player.state().rules().definition(shown.number()).id());
    }

    @Test
    @Rule(jp = "6.3.3.2.1")
    void aCardRiddenFromAPublicZoneNeedsNoShowing() {
        Table.first(superiorRide(Zone.SOUL).build())
                .unit(A, FRONT_CENTER, GRADE_1)
                .in(A, Zone.SOUL, GRADE_2)
                .turn(A, "9.9")
                .stands(A, FRONT_CENTER, GRADE_2)
                .happened(EventKinds.SHOWN, 0);
    }

    @Test
    @Rule(jp = "6.3.3.4.1")
    void theRiddenUnitLiesFaceUp() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0)
                .in(A, Zone.RIDE_DECK, GRADE_2)
                .turn(A, "9.6")
                .act("ride", Zone.RIDE_DECK, GRADE_2);

        player.stands(A, FRONT_CENTER, GRADE_2);
        assertFalse(
                player.state().position().objectAt(FRONT_CENTER.of(Seat.A), 0).is(GameObject.FACE_DOWN));
    }

    @Test
    @Rule(jp = {"6.3.3.1#1", "4.8.2#2"})
    void aCardOfTheFieldIsNotRidden() {
        Procedure rides = Procedure.named("first")
                .call("first", "6.3.3", run -> new int[] {
                    0, run.position().objectAt(FRONT_LEFT.of(Seat.A), 0).object(), RideFrame.SUPERIOR
                })
                .call("second", "6.3.3", run -> new int[] {
                    0, run.position().objectAt(Zone.HAND.of(Seat.A), 0).object(), RideFrame.SUPERIOR
                })
                .build();
        Table.first(rides)
                .unit(A, FRONT_CENTER, GRADE_1)
                .unit(A, FRONT_LEFT, GRADE_2)
                .hand(A, GRADE_3)
                .turn(A, "9.9")
                .stands(A, FRONT_CENTER, GRADE_3)
                .stands(A, FRONT_LEFT, GRADE_2)
                .happened(EventKinds.RODE, 1);
    }

    @Test
    @Rule(jp = "6.3.3.1#2")
    void aCardOfTheGZoneIsNotRidden() {
        Procedure rides = superiorRide(Zone.G)
                .call("second", "6.3.3", run -> new int[] {
                    0, run.position().objectAt(Zone.HAND.of(Seat.A), 0).object(), RideFrame.SUPERIOR
                })
                .build();
        Table.first(rides)
                .unit(A, FRONT_CENTER, GRADE_3)
                .in(A, Zone.G, G_UNIT)
                .hand(A, GRADE_2)
                .turn(A, "9.9")
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.G, G_UNIT)
                .happened(EventKinds.RODE, 1);
    }

    @Test
    @Rule(jp = "6.3.4#1")
    void theRiddenCardIsANewOne() {
        Player player =
                Table.empty().unit(A, FRONT_CENTER, GRADE_1).hand(A, GRADE_2).turn(A, "9.6");
        int old = player.object(A, FRONT_CENTER);
        int card = player.thing(A, Zone.HAND, GRADE_2).object();

        player.act("ride", Zone.HAND, GRADE_2).happened(EventKinds.RODE, 1);
        assertNotEquals(card, player.object(A, FRONT_CENTER));
        assertNotEquals(old, player.object(A, FRONT_CENTER));
        assertEquals(
                player.object(A, FRONT_CENTER),
                player.events(EventKinds.RODE).get(0).object());
    }

    @Test
    @Rule(jp = {"6.3.5", "1.3.7.1"})
    void ridingIsAnEventOfTheNewVanguardUponTheOld() {
        Player player =
                Table.empty().unit(A, FRONT_CENTER, GRADE_1).hand(A, GRADE_2).turn(A, "9.6");
        int old = player.object(A, FRONT_CENTER);

        player.act("ride", Zone.HAND, GRADE_2).happened(EventKinds.RODE, 1);
        Event rode = player.events(EventKinds.RODE).get(0);
        assertEquals(List.of(player.object(A, FRONT_CENTER), old), List.of(rode.object(), rode.other()));
    }

    @Test
    @Rule(jp = {"2.13.3", "6.3.8#4"})
    void ridingTheSameNameWithBothIconsIsAPersonaRide() {
        assertPersonaRides(1, ridden(GRADE_3, GRADE_3));
    }

    @Test
    @Rule(jp = "6.3.8")
    void oneSharedNameIsEnough() {
        assertPersonaRides(1, ridden(GRADE_3, TWO_NAMED_GRADE_3));
        assertPersonaRides(1, ridden(TWO_NAMED_GRADE_3, GRADE_3));
    }

    @Test
    @Rule(jp = "6.3.8#2")
    void anotherNameIsNoPersonaRide() {
        assertPersonaRides(0, ridden(GRADE_3, OTHER_GRADE_3));
    }

    @Test
    @Rule(jp = {"2.13.3", "6.3.8#3"})
    void withoutTheIconOnTheNewVanguardItIsNoPersonaRide() {
        assertPersonaRides(0, ridden(GRADE_3, PLAIN_GRADE_3));
    }

    @Test
    @Rule(jp = {"2.13.3", "6.3.8#3"})
    void withoutTheIconOnTheOldVanguardItIsNoPersonaRide() {
        assertPersonaRides(0, ridden(PLAIN_GRADE_3, GRADE_3));
    }

    @Test
    @Rule(jp = "6.3.8#1")
    void fromTheRideDeckItIsNoPersonaRide() {
        assertPersonaRides(1, ridden(GRADE_3, GRADE_4));
        assertPersonaRides(
                0,
                Table.empty()
                        .unit(A, FRONT_CENTER, GRADE_3)
                        .hand(A, GRADE_0)
                        .in(A, Zone.RIDE_DECK, GRADE_4)
                        .turn(A, "9.6")
                        .act("ride", Zone.RIDE_DECK, GRADE_4)
                        .asked(A, "10.3.1.3")
                        .stands(A, FRONT_CENTER, GRADE_4));
    }

    @Test
    @Rule(jp = "6.3.8#1")
    void aRideThatAnEffectOrdersIsNoPersonaRide() {
        assertPersonaRides(
                0,
                Table.first(superiorRide(Zone.HAND).build())
                        .unit(A, FRONT_CENTER, GRADE_3)
                        .hand(A, GRADE_3)
                        .turn(A, "9.9")
                        .asked(A, "10.3.1.3")
                        .holds(A, Zone.SOUL, GRADE_3));
    }

    @Test
    @Rule(jp = "6.3.8#2")
    void namesAreComparedWithTheVanguardAndNotWithTheSoul() {
        assertPersonaRides(
                0,
                Table.empty()
                        .unit(A, FRONT_CENTER, OTHER_GRADE_3)
                        .in(A, Zone.SOUL, GRADE_3)
                        .hand(A, GRADE_3)
                        .turn(A, "9.6")
                        .act("ride", Zone.HAND, GRADE_3)
                        .asked(A, "10.3.1.3"));
    }

    private static Player ridden(String old, String ridden) {
        return Table.empty()
                .unit(A, FRONT_CENTER, old)
                .hand(A, ridden, GRADE_0)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, ridden)
                .until(A, "9.9.2")
                .stands(A, FRONT_CENTER, ridden);
    }

    private static void assertPersonaRides(int times, Player player) {
        player.happened(EventKinds.PERSONA_RODE, times);
    }

    /** An effect of A orders the ride of the first card of a zone. */
    private static ProcedureBuilder superiorRide(Zone zone) {
        return Procedure.named("first").call("first", "6.3.3", run ->
                new int[] {0, run.position().objectAt(zone.of(Seat.A), 0).object(), RideFrame.SUPERIOR});
    }
}
