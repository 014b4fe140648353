package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.view.Determinize;
import io.github.cardfold.view.SeenEvent;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries of queues in views, and their JSON: all seats know of them, and of hidden cards nobody knows which it is. */
class QueueJsonTest {
    private static final QueueKind EXTRA = new QueueKind("extra turns", QueueKind.Next.LAST, QueueKind.Unwound.KEPT);
    private static final int B_HAND = Zone.HAND.of(Seat.B);
    private static final int LEFT = Circle.FRONT_LEFT.of(Seat.A);

    private static final State START = Table.with(builder -> builder.queues(EXTRA))
            .hand(Seat.A, TestCards.GRADE_3, TestCards.GRADE_1)
            .hand(Seat.B, TestCards.GRADE_2, TestCards.GRADE_1, TestCards.GRADE_0)
            .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
            .turn(Seat.A, "9.9")
            .state();

    private static State after(State state, Function<Position, Batch> batch) {
        return State.of(OpenPosition.with(state.position(), batch.apply(state.position())));
    }

    private static int object(Position position, int place, int index) {
        return position.objectAt(place, index).object();
    }

    /** An extra turn of B, and an attack ordered by a card of B's hand, which names that card and a unit. */
    private static State waiting(int index) {
        return after(START, position -> {
            int card = object(position, B_HAND, index);
            int unit = object(position, LEFT, 0);
            return Batch.of(
                    Event.queue(Frame.Queued.of(EXTRA, "9.9", Seat.B, 0).with(-2, 3)),
                    Event.queue(Frame.Queued.of(Queues.ATTACK, "7.36.1", Seat.A, card)
                            .naming(unit, card)
                            .beginning(Array.of(TimedEffect.of(
                                    RuleEffects.POWER,
                                    Seat.A,
                                    card,
                                    new int[] {unit, card},
                                    5000,
                                    Lifetimes.BATTLE)))));
        });
    }

    private static Array<String> lines(View view) {
        return Array.of(view.text().split("\n")).filter(each -> each.startsWith("queue "));
    }

    /** Catches a view that names the card of a hand, or entries in another order than that of their queues. */
    @Test
    void whichCardOfAHandIsNamedItsOwnerAloneSees() {
        View other = View.of(waiting(1), Seat.A);
        assertEquals(
                Array.of(
                        "queue attack 7.36.1 of A on [" + LEFT + ":0, a card of B hand] with [] beginning power 5000 of"
                                + " A on [" + LEFT + ":0] battle",
                        "queue extra turns 9.9 of B on [] with [-2, 3]"),
                lines(other));
        assertEquals(other, View.of(waiting(2), Seat.A));
        assertEquals(ViewJson.write(other), ViewJson.write(View.of(waiting(2), Seat.A)));
        assertEquals(
                View.events(waiting(1), Seat.A).map(SeenEvent::text),
                View.events(waiting(2), Seat.A).map(SeenEvent::text));
        View own = View.of(waiting(1), Seat.B);
        assertNotEquals(own, View.of(waiting(2), Seat.B));
        assertEquals("grade-1", own.queues().head().source().get().id());
        assertEquals(1, own.queues().head().objects().get(1).at().get().index());
    }

    @Test
    void eventsTellWhoOrderedWhatWhere() {
        assertEquals(
                Array.of("queue B extra turns 9.9", "queue A ? at B hand attack 7.36.1 on [A front left, B hand]"),
                View.events(waiting(1), Seat.A).map(SeenEvent::text));
        State gone = after(
                waiting(1), position -> Batch.of(Event.unqueue(position.queued().get(1))));
        assertEquals(
                "unqueue A grade-1 at B hand attack 7.36.1 on [A front left, B hand]",
                View.events(gone, Seat.B).map(SeenEvent::text).last());
        assertEquals(1, View.of(gone, Seat.A).queues().size());
    }

    /** Catches last information that is shown to a seat that has not seen the card. */
    @Test
    void whatHasLeftIsToldAsASeatSawIt() {
        State left = after(
                waiting(1),
                position -> Batch.of(Event.move(position, object(position, B_HAND, 1), Zone.DROP.of(Seat.B), 0)));
        assertEquals("gone", left(left, Seat.A));
        assertEquals("gone grade-1", left(left, Seat.B));
        reads(left);
    }

    private static String left(State state, Seat seat) {
        String line = lines(View.of(state, seat)).head();
        return line.substring(line.indexOf(", ") + 2, line.indexOf(']'));
    }

    @Test
    void everyFormatReadsWhatItWrote() {
        reads(waiting(0));
        reads(after(
                waiting(0), position -> Batch.of(Event.unqueue(position.queued().get(0)))));
    }

    private static void reads(State state) {
        assertEquals(state, StateJson.read(state.rules(), StateJson.write(state)));
        assertEquals(state, Notation.readPosition(state.rules(), Notation.position(state)));
        assertEquals(Array.empty(), Schemas.complaints(Schemas.of("state"), StateJson.write(state)));
        for (int i = 0; i < state.eventCount(); i++) {
            Event event = state.event(i);
            String json = EventJson.write(state, event);
            assertEquals(Array.empty(), Schemas.complaints(Schemas.of("event"), json), json);
            assertEquals(event, EventJson.read(state, json));
            assertEquals(event, Notation.readEvent(state.position(), Notation.eventInFull(state.position(), event)));
        }
        for (Seat seat : state.position().seats()) {
            View view = View.of(state, seat);
            String json = ViewJson.write(view);
            assertEquals(Array.empty(), Schemas.complaints(Schemas.of("view"), json), json);
            shape(seat, view).view(Reading.of(ViewJson.data(view)));
            String events = ViewJson.write(View.events(state, seat));
            assertEquals(Array.empty(), Schemas.complaints(Schemas.of("seen-events"), events), events);
            assertEquals(
                    view.text(), View.of(Determinize.deal(state, seat, 3), seat).text());
        }
    }

    private static ViewShape shape(Seat seat, View view) {
        return new ViewShape(
                seat,
                new TreeSet<>(view.places().map(each -> each.place().fullName()).asJava()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"procedure\":\"9\",\"seat\":\"A\"}",
                "{\"queue\":\"\",\"procedure\":\"9\",\"seat\":\"A\"}",
                "{\"queue\":\"attack\",\"seat\":\"A\"}",
                "{\"queue\":\"attack\",\"procedure\":\"9\",\"seat\":\"G\"}",
                "{\"queue\":\"attack\",\"procedure\":\"9\",\"seat\":\"A\",\"objects\":[]}",
                "{\"queue\":\"attack\",\"procedure\":\"9\",\"seat\":\"A\",\"objects\":[{\"within\":\"A shed\"}]}",
                "{\"queue\":\"attack\",\"procedure\":\"9\",\"seat\":\"A\",\"numbers\":[\"1\"]}",
                "{\"queue\":\"attack\",\"procedure\":\"9\",\"seat\":\"A\",\"effects\":[{\"kind\":\"power\"}]}"
            })
    void whatNoViewTellsIsRefused(String entry) {
        View view = View.of(waiting(0), Seat.A);
        String good = ViewJson.write(view);
        int start = good.indexOf("\"queues\":[") + "\"queues\":[".length();
        Data data = DataJson.read(good.substring(0, start) + entry + "," + good.substring(start));
        StateFormatException refused = assertThrows(
                StateFormatException.class, () -> shape(Seat.A, view).view(Reading.of(data)));
        assertTrue(refused.path().startsWith("$.queues[0]"), refused.path());
    }
}
