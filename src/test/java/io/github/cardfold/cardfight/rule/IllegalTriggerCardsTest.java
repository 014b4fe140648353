package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.Added.after;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class IllegalTriggerCardsTest {
    @Test
    @Rule(jp = "13.10.1#1")
    void aCardLeftInATriggerZoneGoesToItsOwnersDropZone() {
        Table.empty()
                .in(Seat.A, Zone.TRIGGER, TestCards.GRADE_0)
                .in(Seat.B, Zone.TRIGGER, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .asked(Seat.A, "10.3.1.3")
                .holds(Seat.A, Zone.TRIGGER)
                .holds(Seat.B, Zone.TRIGGER)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_0)
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "13.10.1#2")
    void theCardOfADriveCheckInProgressStays() {
        Table.empty()
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1)
                .holds(Seat.A, Zone.DROP)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "13.10.1#2")
    void anotherCardBesideItGoes() {
        Table.with(after(
                        "10.6",
                        "10.6.1.2.4",
                        run -> Batch.of(Event.move(
                                run.position(),
                                run.position().objectAt(Zone.SOUL.of(Seat.A), 0).object(),
                                Zone.TRIGGER.of(Seat.A),
                                0))))
                .in(Seat.A, Zone.SOUL, TestCards.GRADE_0, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_0)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"13.10.1#3", "13.7.1"})
    void theCardOfADamageCheckInProgressStays() {
        Table.empty()
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.A, 1)
                .turn(Seat.A, "9.11")
                .draws(TestCards.GRADE_1)
                .holds(Seat.A, Zone.DROP)
                .holds(Seat.A, Zone.DAMAGE, TestCards.GRADE_1);
    }
}
