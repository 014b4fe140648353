package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class PersonaRideTest {
    @Test
    @Rule(jp = {"7.15.1.4", "7.15.1.4.1"})
    void theFighterDrawsOneCard() {
        personaRide(Table.empty().deck(A, GRADE_1, GRADE_2))
                .draws(GRADE_2)
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND, GRADE_2)
                .holds(A, Zone.DECK, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.15.1.4", "7.15.1.4.2#1"})
    void theFightersFrontRowGetsPowerAndNobodyElse() {
        Player player = personaRide(Table.empty()
                        .unit(A, FRONT_LEFT, GRADE_2)
                        .unit(A, BACK_LEFT, GRADE_1)
                        .unit(B, FRONT_RIGHT, GRADE_2))
                .draws(GRADE_1)
                .power(A, FRONT_CENTER, 13000 + 10000)
                .power(A, FRONT_LEFT, 10000 + 10000)
                .power(A, BACK_LEFT, 8000)
                .power(B, FRONT_CENTER, 13000)
                .power(B, FRONT_RIGHT, 10000);
        assertEquals(1, player.fight().trait(A, FRONT_CENTER, Trait.CRITICAL));
    }

    @Test
    @Rule(jp = "7.15.1.4.2#2")
    void aUnitPlacedInTheFrontRowLaterGetsItToo() {
        personaRide(Table.empty())
                .draws(GRADE_1)
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(FRONT_RIGHT)
                .power(A, FRONT_RIGHT, 8000 + 10000);
    }

    @Test
    @Rule(jp = "7.15.1.4.2#2")
    void aUnitHasItOnlyWhileItIsInTheFrontRow() {
        personaRide(Table.empty().unit(A, FRONT_LEFT, GRADE_2).unit(A, BACK_RIGHT, GRADE_1))
                .draws(GRADE_1)
                .act("swap", FRONT_LEFT)
                .power(A, BACK_LEFT, 10000)
                .act("swap", FRONT_RIGHT)
                .power(A, FRONT_RIGHT, 8000 + 10000)
                .act("swap", FRONT_LEFT)
                .power(A, FRONT_LEFT, 10000 + 10000);
    }

    @Test
    @Rule(jp = "7.15.1.4.2#1")
    void theFrontRowOfTheFighterHasNoUnitsOfAnotherMaster() {
        personaRide(Table.first(run -> Batch.of(dominated(run, A, B), dominated(run, B, A)))
                        .unit(B, FRONT_LEFT, GRADE_2)
                        .unit(A, FRONT_LEFT, GRADE_2))
                .draws(GRADE_1)
                .power(B, FRONT_LEFT, 10000)
                .power(A, FRONT_LEFT, 10000);
    }

    private static Event dominated(Run run, Seat by, Seat of) {
        int unit = run.position().objectAt(FRONT_LEFT.of(of), 0).object();
        return Event.begin(TimedEffect.of(RuleEffects.DOMINATED, by, 0, new int[] {unit}, 0, Lifetimes.TURN));
    }

    @Test
    @Rule(jp = "7.15.1.4.2#1")
    void theGuardianCircleIsNotInTheFrontRow() {
        Table.pausing(run -> Batch.of(Event.begin(
                        TimedEffect.of(RuleEffects.FRONT_ROW_POWER, Seat.A, 0, new int[0], 10000, Lifetimes.TURN))))
                .unit(A, FRONTMOST_CENTER, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "pause")
                .power(A, FRONT_CENTER, 13000 + 10000)
                .power(A, FRONTMOST_CENTER, 8000);
    }

    @Test
    @Rule(jp = "7.15.1.4.2#3")
    void thePowerIsGoneInTheNextTurn() {
        personaRide(Table.empty().unit(A, FRONT_LEFT, GRADE_2))
                .draws(GRADE_1)
                .power(A, FRONT_LEFT, 10000 + 10000)
                .until(B, "9.7.2")
                .power(A, FRONT_CENTER, 13000)
                .power(A, FRONT_LEFT, 10000);
    }

    @Test
    @Rule(jp = {"7.15.1.4.3", "2.13.1"})
    void itIsAnEventAfterTheDrawAndThePower() {
        Player player = personaRide(Table.empty())
                .happened(EventKinds.PERSONA_RODE, 0)
                .forget()
                .draws(GRADE_1);

        List<EventKind> kinds = player.events().stream().map(Event::kind).toList();
        assertEquals(
                List.of(EventKind.MOVE, EventKinds.DREW, EventKind.BEGIN, EventKinds.PERSONA_RODE),
                kinds.subList(0, 4));
        assertEquals(Seat.A, player.events(EventKinds.PERSONA_RODE).get(0).seat());
    }

    @Test
    @Rule(jp = "7.15.1.4")
    void itIsPartOfTheRideAndWaitsForNoCheckTiming() {
        Player player = personaRide(Table.empty()).draws(GRADE_1);

        List<String> kinds =
                player.events().stream().map(each -> each.kind() + each.text()).toList();
        assertTrue(kinds.indexOf("persona rode") < kinds.indexOf("beginningstride step"), kinds::toString);
        assertTrue(kinds.indexOf("rode") < kinds.indexOf("persona rode"), kinds::toString);
    }

    private static Player personaRide(Table table) {
        return table.unit(A, FRONT_CENTER, GRADE_3)
                .hand(A, GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_3);
    }
}
