package io.github.cardfold.cardfight.turn;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.GRADE_4;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TestCards.OTHER_GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class RidePhaseTest {
    @Test
    @Rule(jp = {"2.4.1", "9.7.2#1"})
    void fromTheHandAUnitOfTheSameGradeOrOneMoreMayBeRidden() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, GRADE_1, GRADE_2, GRADE_3)
                .turn(A, "9.6")
                .asked(A, "9.7.2")
                .offered("pass", "ride grade-1 from hand", "ride grade-2 from hand");
    }

    @Test
    @Rule(jp = "9.7.2")
    void gradeThreeIsNoBarrier() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_3)
                .hand(A, GRADE_2, OTHER_GRADE_3, GRADE_4)
                .turn(A, "9.6")
                .offered("pass", "ride other-grade-3 from hand", "ride grade-4 from hand");
    }

    @Test
    @Rule(jp = "9.7.2#2")
    void fromTheRideDeckOnlyAUnitOfExactlyOneGradeMore() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0)
                .in(A, Zone.RIDE_DECK, GRADE_0, GRADE_1, GRADE_2, GRADE_3)
                .turn(A, "9.6")
                .offered("pass", "ride grade-2 from ride deck zone");
    }

    @Test
    @Rule(jp = "9.7.2#2")
    void aFaceUpCardOfTheRideDeckCannotBeRidden() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0)
                .in(A, Zone.RIDE_DECK, GRADE_2, 0)
                .turn(A, "9.6")
                .offered("pass");
    }

    @Test
    @Rule(jp = "9.7.2")
    void onlyUnitsMayBeRidden() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_0)
                .hand(A, ORDER, GRADE_0)
                .turn(A, "9.6")
                .offered("pass", "ride grade-0 from hand");
    }

    @Test
    @Rule(jp = "9.7.2")
    void cardsOfTheOtherFighterAreNotOffered() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .unit(B, FRONT_CENTER, GRADE_2)
                .hand(A, GRADE_3)
                .hand(B, GRADE_2)
                .in(B, Zone.RIDE_DECK, GRADE_2)
                .turn(A, "9.6")
                .asked(A, "9.7.2")
                .offered("pass");
    }

    @Test
    @Rule(jp = "9.7.2")
    void thereIsOneRideATurn() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2, GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_2)
                .stands(A, FRONT_CENTER, GRADE_2)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = "9.7.2")
    void notRidingIsAllowed() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.6")
                .pass()
                .asked(A, "9.9.2")
                .stands(A, FRONT_CENTER, GRADE_1)
                .holds(A, Zone.HAND, GRADE_2);
    }

    @Test
    @Rule(jp = {"9.7.2", "6.3.3.2.2"})
    void withAnEmptyHandNothingCanBeRiddenForTheRideDeckCostsADiscard() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .in(A, Zone.RIDE_DECK, GRADE_2)
                .turn(A, "9.6")
                .asked(A, "10.3.1.3")
                .stands(A, FRONT_CENTER, GRADE_1);
    }

    @Test
    @Rule(jp = "9.7.2.1")
    void theRideOfTheRideStepIsANormalRideAndSoCanBeAPersonaRide() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_3)
                .hand(A, GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_3)
                .draws(GRADE_1)
                .happened(EventKinds.PERSONA_RODE, 1);
    }

    @Test
    @Rule(jp = "9.6.1")
    void theRideStepComesBeforeTheStrideStep() {
        Player player = Table.empty().hand(A, GRADE_1).turn(A, "9.6");

        assertEquals(List.of("ride phase"), player.asked(A, "9.7.2").texts(EventKinds.BEGINNING));
        assertEquals(
                List.of("ride phase", "stride step", "main phase"),
                player.pass().asked(A, "9.9.2").texts(EventKinds.BEGINNING));
    }

    @Test
    @Rule(jp = {"9.7.1#1", "9.7.1#2"})
    void abilitiesOfTheBeginningOfTheRidePhaseArePlayedBeforeTheRide() {
        Table.with(Auto.on(B, Auto.beginning("ride phase")))
                .hand(A, GRADE_3)
                .turn(A, "9.6")
                .asked(B, "auto")
                .no()
                .asked(A, "9.7.2");
    }

    @Test
    @Rule(jp = {"9.7.3#1", "9.7.3#2"})
    void whatARideTriggersIsPlayedBeforeTheStrideStepBegins() {
        Player player = Table.with(Auto.on(B, Auto.each(EventKinds.RODE)))
                .hand(A, OTHER_GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, OTHER_GRADE_3)
                .asked(B, "auto");

        assertEquals(List.of("ride phase"), player.texts(EventKinds.BEGINNING));
    }

    @Test
    @Rule(jp = {"9.8.1#1", "9.8.1#2"})
    void abilitiesOfTheBeginningOfTheStrideStepArePlayedInIt() {
        Player player = Table.with(builder ->
                        Auto.on(A, Auto.beginning("stride step")).apply(builder.edit("9.6", RidePhaseTest::striding)))
                .hand(A, GRADE_1)
                .turn(A, "9.6")
                .pass()
                .asked(A, "auto");

        assertEquals(List.of("ride phase", "stride step"), player.texts(EventKinds.BEGINNING));
        player.happened(EventKind.COUNT, 0).no().happened(EventKind.COUNT, 1);
    }

    /** Puts an event where strides are to be. */
    private static ProcedureBuilder striding(ProcedureBuilder ridePhase) {
        return ridePhase.insertAfter(
                "9.8.2",
                stride -> stride.change("stride", run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1))));
    }

    @Test
    @Rule(jp = {"9.8.3#1", "9.8.3#2"})
    void whatHappensInTheStrideStepIsCheckedBeforeTheMainPhaseBegins() {
        Player player = Table.with(builder ->
                        Auto.on(A, Auto.each(EventKind.COUNT)).apply(builder.edit("9.6", RidePhaseTest::striding)))
                .hand(A, GRADE_1)
                .turn(A, "9.6")
                .pass()
                .asked(A, "auto");

        assertEquals(List.of("ride phase", "stride step"), player.texts(EventKinds.BEGINNING));
    }
}
