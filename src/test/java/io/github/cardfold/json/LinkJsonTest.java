package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.view.Determinize;
import io.github.cardfold.view.SeenEvent;
import io.github.cardfold.view.SeenLink;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Links and marks in views, and their JSON: all seats know of them, and of hidden cards nobody knows which it is. */
class LinkJsonTest {
    private static final LinkKind TIE = new LinkKind("tie");
    private static final LinkRule FOLLOWING = new LinkRule() {
        @Override
        public Link.Fate fate(Position position, Link link, Link.End end, Event event) {
            return end == Link.End.FROM ? Link.Fate.FOLLOWS : Link.Fate.STAYS;
        }
    };
    private static final Mark WORLD = new Mark("world");
    private static final int A_HAND = Zone.HAND.of(Seat.A);
    private static final int B_HAND = Zone.HAND.of(Seat.B);
    private static final int LEFT = Circle.FRONT_LEFT.of(Seat.A);

    private static final State START = Table.with(
                    builder -> builder.linkKind(TIE, FOLLOWING).lasting(WORLD))
            .hand(Seat.A, TestCards.GRADE_3, TestCards.GRADE_1)
            .hand(Seat.B, TestCards.GRADE_2, TestCards.GRADE_1, TestCards.GRADE_0)
            .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
            .turn(Seat.A, "9.9")
            .state();

    private static State after(State state, Function<Position, Batch> batch) {
        return State.of(OpenPosition.with(state.position(), batch.apply(state.position())));
    }

    private static Anchor card(Position position, int place, int index) {
        return Anchor.object(position.objectAt(place, index).object());
    }

    /** A state in which a link leads to a card of B's hand, and one from a place to a seat. */
    private static State tied(int index) {
        return after(
                START,
                position -> Batch.of(
                        Event.link(TIE, card(position, LEFT, 0), card(position, B_HAND, index), "gift"),
                        Event.link(TIE, Anchor.place(LEFT), Anchor.seat(Seat.B), ""),
                        Event.begin(TimedEffect.of(WORLD, Seat.A, 0, new int[0], 2, Lifetimes.GAME)
                                .on(Anchor.seat(Seat.A))),
                        Event.begin(TimedEffect.of(WORLD, Seat.A, 0, new int[0], 3, Lifetimes.GAME)
                                .on(card(position, B_HAND, index)))));
    }

    private static Array<String> lines(View view, String first) {
        return Array.of(view.text().split("\n")).filter(each -> each.startsWith(first));
    }

    @Test
    void whichCardOfAHandIsAnEndItsOwnerAloneSees() {
        View other = View.of(tied(1), Seat.A);
        assertEquals(
                Array.of(
                        "link tie from " + LEFT + ":0 to a card of B hand gift",
                        "link tie from " + LEFT + ":1023 to B"),
                lines(other, "link"));
        assertEquals(
                Array.of("effect world 2 of A on [] on A game", "effect world 3 of A on [] on a card of B hand game"),
                lines(other, "effect"));
        assertEquals(other, View.of(tied(2), Seat.A));
        assertEquals(ViewJson.write(other), ViewJson.write(View.of(tied(2), Seat.A)));
        assertEquals(
                View.events(tied(1), Seat.A).map(SeenEvent::text),
                View.events(tied(2), Seat.A).map(SeenEvent::text));
        assertNotEquals(View.of(tied(1), Seat.B), View.of(tied(2), Seat.B));
        SeenLink own = View.of(tied(1), Seat.B).links().head();
        assertEquals(1, own.to().at().get().index());
    }

    @Test
    void eventsTellLinksAndNotWhichHiddenCardTheyEndAt() {
        assertEquals(
                Array.of(
                        "link grade-2 at A front left with ? at B hand tie gift",
                        "link tie from A front left to B",
                        "begin A 2 world on [] on A game",
                        "begin A 3 world on [B hand] game"),
                View.events(tied(1), Seat.A).map(SeenEvent::text));
        State untied = after(tied(1), position -> Batch.of(Event.unlink(position.link(0))));
        assertTrue(View.events(untied, Seat.A)
                .map(SeenEvent::text)
                .contains("unlink grade-2 at A front left with ? at B hand tie gift"));
    }

    @Test
    void anEndThatHasLeftIsToldAsWhatASeatSawOfIt() {
        int drop = Zone.DROP.of(Seat.B);
        State seen = after(
                tied(1),
                position -> Batch.of(
                        Event.move(position, position.objectAt(B_HAND, 1).object(), drop, 0)));
        assertEquals(
                "link tie from " + LEFT + ":0 to gone gift",
                lines(View.of(seen, Seat.A), "link").head());
        assertEquals(
                "link tie from " + LEFT + ":0 to gone grade-1 gift",
                lines(View.of(seen, Seat.B), "link").head());
        State hidden = after(
                seen,
                position ->
                        Batch.of(Event.move(position, position.objectAt(LEFT, 0).object(), A_HAND, 0)));
        assertEquals(
                "link tie from a card of A hand to gone grade-1 gift",
                lines(View.of(hidden, Seat.B), "link").head());
        for (State state : Array.of(seen, hidden)) {
            reads(state);
        }
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

    @Test
    void everyFormatReadsWhatItWrote() {
        reads(tied(0));
        reads(after(tied(0), position -> Batch.of(Event.unlink(position.link(0)))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"tie\",\"from\":{\"seat\":\"A\"}}",
                "{\"kind\":\"tie\",\"from\":{\"seat\":\"A\"},\"to\":{}}",
                "{\"kind\":\"tie\",\"from\":{\"seat\":\"A\"},\"to\":{\"seat\":\"A\",\"within\":\"A hand\"}}",
                "{\"kind\":\"tie\",\"from\":{\"seat\":\"A\"},\"to\":{\"within\":\"A shed\"}}",
                "{\"kind\":\"tie\",\"from\":{\"seat\":\"A\"},\"to\":{\"card\":\"grade-1\"}}",
                "{\"kind\":\"tie\",\"from\":{\"seat\":\"A\"},\"to\":{\"gone\":false}}",
                "{\"kind\":\"tie\",\"from\":{\"seat\":\"A\"},\"to\":{\"seat\":\"B\"},\"name\":\"\"}"
            })
    void whatNoViewTellsIsRefused(String link) {
        View view = View.of(tied(0), Seat.A);
        String good = ViewJson.write(view);
        int start = good.indexOf("\"links\":[") + "\"links\":[".length();
        String bad = good.substring(0, start) + link + "," + good.substring(start);
        Data data = DataJson.read(bad);
        StateFormatException refused = assertThrows(
                StateFormatException.class, () -> shape(Seat.A, view).view(Reading.of(data)));
        assertTrue(refused.path().startsWith("$.links[0]"), refused.path());
    }
}
