package io.github.cardfold.kernel.position;

import static io.github.cardfold.kernel.position.Ties.BENCH;
import static io.github.cardfold.kernel.position.Ties.DROP;
import static io.github.cardfold.kernel.position.Ties.FIELD;
import static io.github.cardfold.kernel.position.Ties.FROST;
import static io.github.cardfold.kernel.position.Ties.card;
import static io.github.cardfold.kernel.position.Ties.move;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Marks on objects, places and seats. */
class MarksTest {
    private static TimedEffect frost(int number, Lifetime lifetime, Anchor on) {
        return TimedEffect.of(FROST, Seat.B, 0, new int[0], number, lifetime).on(on);
    }

    private static Function<Position, Batch> begin(int number, Function<Position, Anchor> on) {
        return position -> Batch.of(Event.begin(frost(number, Sample.HOUR, on.apply(position))));
    }

    @SafeVarargs
    private static State played(Function<Position, Batch>... script) {
        State state = Ties.start(script);
        Audit audit = Audit.of(state);
        for (int i = 0; i < script.length; i++) {
            State before = state;
            state = state.step(state.legalActions().get(0));
            assertEquals("", audit.broken(state).mkString("\n"));
            assertEquals("", Audit.untold(before, state).mkString("\n"));
            assertEquals(state, StateCodec.read(state.rules(), StateCodec.write(state)));
            assertEquals(state, Notation.readPosition(state.rules(), Notation.position(state)));
            for (int event = 0; event < state.eventCount(); event++) {
                String full = Notation.eventInFull(state.position(), state.event(event));
                assertEquals(state.event(event), Notation.readEvent(state.position(), full), full);
            }
            assertEquals(PositionKey.of(state), PositionKey.of(Renaming.of(state, 3)));
            Redacted seen = Redacted.of(state, Seat.A);
            State dealt = seen.filled(seen.gaps().map(gap -> seen.hidden(gap::equals)), 4);
            assertEquals(
                    Array.of(state.position().allLasting()).map(TimedEffect::at),
                    Array.of(dealt.position().allLasting()).map(TimedEffect::at));
        }
        return state;
    }

    @Test
    void aMarkLiesOnAnObjectAPlaceOrASeatAndOnNoOther() {
        Position position = played(
                        begin(1, at -> card(at, FIELD, 0)),
                        begin(2, at -> Anchor.place(FIELD)),
                        begin(3, at -> Anchor.seat(Seat.A)),
                        begin(4, at -> Anchor.seat(Seat.A)))
                .position();
        assertEquals(
                Array.of(1), position.marks(FROST, card(position, FIELD, 0)).map(TimedEffect::number));
        assertEquals(Array.of(2), position.marks(FROST, Anchor.place(FIELD)).map(TimedEffect::number));
        assertEquals(Array.of(3, 4), position.marks(FROST, Anchor.seat(Seat.A)).map(TimedEffect::number));
        assertFalse(position.isMarked(FROST, card(position, FIELD, 1)));
        assertFalse(position.isMarked(FROST, Anchor.seat(Seat.B)));
        assertFalse(position.isMarked(FROST, Anchor.place(FIELD + 1)));
        assertFalse(position.isMarked(new Mark("frost"), Anchor.place(FIELD)), "a kind is not its name");
    }

    @Test
    void aMarkStaysWithItsObjectAndNotWithItsCard() {
        State kept = played(begin(1, at -> card(at, FIELD, 0)), at -> Batch.of(move(at, FIELD, 0, BENCH)));
        assertTrue(kept.position().isMarked(FROST, card(kept.position(), BENCH, 0)));
        State left = played(
                begin(1, at -> card(at, FIELD, 0)),
                at -> Batch.of(move(at, FIELD, 0, DROP)),
                at -> Batch.of(move(at, DROP, 0, FIELD)));
        assertFalse(left.position().isMarked(FROST, card(left.position(), FIELD, 1)));
        assertEquals(1, left.position().lastingCount(), "it lasts as any effect whose objects are gone");
    }

    @Test
    void aMarkEndsWithItsDurationOrByItself() {
        State state = played(
                begin(1, at -> Anchor.place(DROP)),
                begin(2, at -> Anchor.place(DROP)),
                at -> Batch.of(Event.end(at.marks(FROST, Anchor.place(DROP)).head())));
        assertEquals(
                Array.of(2), state.position().marks(FROST, Anchor.place(DROP)).map(TimedEffect::number));
        State over = played(begin(1, at -> Anchor.place(DROP)), at -> Batch.of(Event.expire(Sample.HOUR)));
        assertFalse(over.position().isMarked(FROST, Anchor.place(DROP)));
    }

    @Test
    void whereAMarkLiesIsPartOfTheKeyAndOfEquality() {
        State onPlace = played(begin(1, at -> Anchor.place(0)));
        State onSeat = played(begin(1, at -> Anchor.seat(Seat.A)));
        State onOther = played(begin(1, at -> Anchor.seat(Seat.B)));
        assertNotEquals(PositionKey.of(onPlace), PositionKey.of(onSeat));
        assertNotEquals(PositionKey.of(onSeat), PositionKey.of(onOther));
        assertNotEquals(frost(1, Sample.HOUR, Anchor.place(0)), frost(1, Sample.HOUR, Anchor.seat(Seat.A)));
    }

    @Test
    void marksAreLaidOutAndWhatIsNotThereIsRefused() {
        Opening opening = Ties.opening(Ties.rules());
        opening.lasting(frost(1, Sample.WEEK, Anchor.place(DROP)));
        assertThrows(IllegalArgumentException.class, () -> opening.lasting(frost(1, Sample.WEEK, Anchor.place(99))));
        assertTrue(opening.begin(OptionalLong.of(1)).position().isMarked(FROST, Anchor.place(DROP)));
    }
}
