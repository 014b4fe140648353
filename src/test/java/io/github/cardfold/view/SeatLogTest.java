package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** What a seat is told of a whole game. */
class SeatLogTest {
    private final State asked = Table.empty()
            .hand(Seat.B, TestCards.GRADE_1, TestCards.GRADE_0)
            .turn(Seat.A, "9.10")
            .yes()
            .asked(Seat.B, "10.5.1.2.1")
            .state();
    private final Action guard = Action.act(Seat.B, "guard", new Handle(Zone.HAND.of(Seat.B), 0));

    @Test
    void itBeginsWithEventsAndView() {
        SeatLog log = SeatLog.begin(Seat.A, asked);
        assertEquals(
                "was attacked A grade-3 at A vanguard with grade-3 at B vanguard",
                log.entries().get(3));
        assertEquals(View.of(asked, Seat.A).text(), log.entries().last());
        assertTrue(log.text().startsWith("beginning A 3 attack step\n"), log.text());
    }

    @Test
    void aPrivateAnswerIsToldToWhoGaveItAlone() {
        State picked = asked.step(guard);
        SeatLog theirs = SeatLog.begin(Seat.A, asked);
        assertEquals(theirs.entries(), theirs.after(guard, picked).entries());
        SeatLog own = SeatLog.begin(Seat.B, asked);
        assertEquals(
                "answer " + guard,
                own.after(guard, picked).entriesSince(own.size()).head());
        assertEquals(2, own.after(guard, picked).size() - own.size());
    }

    @Test
    void whatComesOfPrivateAnswersIsToldOnce() {
        State picked = asked.step(guard);
        State put = picked.step(Action.pass(Seat.B));
        SeatLog before = SeatLog.begin(Seat.A, asked);
        SeatLog after = before.after(guard, picked).after(Action.pass(Seat.B), put);
        assertEquals("shown B grade-1 call", after.entriesSince(before.size()).head());
        assertEquals(
                View.of(put, Seat.A).text(), after.entriesSince(before.size()).last());
    }

    @Test
    void aRefusalIsToldToWhoWasRefused() {
        Action pass = Action.pass(Seat.A);
        Refusal refusal = asked.tryStep(pass).getLeft();
        SeatLog log = SeatLog.begin(Seat.A, asked).refused(pass, refusal);
        assertEquals(
                "refused A passes NOT_ASKED 10.5: the game waits for B: guard",
                log.entries().last());
        SeatLog theirs = SeatLog.begin(Seat.B, asked);
        assertThrows(IllegalArgumentException.class, () -> theirs.refused(pass, refusal));
        assertEquals(Seat.B, theirs.seat());
    }
}
