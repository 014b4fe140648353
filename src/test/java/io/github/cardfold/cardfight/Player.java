package io.github.cardfold.cardfight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.Decision;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Handle;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.State;
import java.util.ArrayList;
import java.util.List;

/** Plays a game in a test: every method answers the decision at hand, checks it, and keeps the events that follow. */
public final class Player {
    private State state;
    private final List<Event> events = new ArrayList<>();

    Player(State state) {
        this.state = state;
        heard();
    }

    /** The state now. */
    public State state() {
        return state;
    }

    /** The referee's reader of the state now. */
    public Fight fight() {
        return Fight.of(state);
    }

    /** All events since the start, or since {@link #forget}. */
    public List<Event> events() {
        return events;
    }

    /** The events of one kind since the start, or since {@link #forget}. */
    public List<Event> events(EventKind kind) {
        return events.stream().filter(each -> each.kind() == kind).toList();
    }

    /** Forgets the events so far. */
    public Player forget() {
        events.clear();
        return this;
    }

    /** Checks who is asked, and at which label. */
    public Player asked(Seat seat, String section) {
        Decision decision = state.decision().getOrElseThrow(() -> new AssertionError("the game is over: " + state));
        assertEquals(seat + " " + section, decision.seat() + " " + decision.section());
        return this;
    }

    /** Does nothing, or nothing more. */
    public Player pass() {
        return answer(Action.pass(seat()));
    }

    /** Passes for as long as that seat is asked at that label. */
    public Player yes() {
        return answer(Action.yesNo(seat(), true));
    }

    /** Says no. */
    public Player no() {
        return answer(Action.yesNo(seat(), false));
    }

    /** Says a number. */
    public Player number(int number) {
        return answer(Action.number(seat(), number));
    }

    /** Does something with the first card of that id in a zone of the asked seat. */
    public Player act(String verb, Zone zone, String id) {
        return answer(Action.act(seat(), verb, card(seat(), zone, id)));
    }

    /** Does something with a circle of the asked seat. */
    public Player act(String verb, Circle circle) {
        return answer(Action.act(seat(), verb, new Handle(circle.of(seat().ordinal()), Handle.PLACE)));
    }

    /** Picks the first card of that id in a zone of the asked seat. */
    public Player pick(Zone zone, String id) {
        return answer(Action.pick(seat(), card(seat(), zone, id)));
    }

    /** Picks a circle of the asked seat. */
    public Player pickCircle(Circle circle) {
        return answer(Action.pick(seat(), new Handle(circle.of(seat().ordinal()), Handle.PLACE)));
    }

    /** Picks the unit on a circle of any seat. */
    public Player pickUnit(Seat of, Circle circle) {
        return answer(Action.pick(seat(), new Handle(circle.of(of.ordinal()), 0)));
    }

    /** Lets chance draw a card of that id from the deck at hand. */
    public Player draws(String id) {
        asked(Seat.NATURE, "chance drawn");
        Position position = state.position();
        for (Action each : state.legalActions()) {
            if (state.rules().definition(drawn(position, each.number())).id().equals(id)) {
                return answer(each);
            }
        }
        return fail("chance cannot draw " + id);
    }

    /** Lets chance draw cards of these ids, one after the other. */
    public Player draws(String first, String... more) {
        draws(first);
        for (String each : more) {
            draws(each);
        }
        return this;
    }

    /** The definition of the card at a place of the deck that chance draws from: the one deck with cards to draw. */
    private int drawn(Position position, int index) {
        int deck = Zone.DECK.of(drawingSeat());
        return position.thing(deck, index).definition();
    }

    private int drawingSeat() {
        return state.drawingPlace().map(place -> state.position().place(place).seat()).getOrElse(0);
    }

    /** Answers. */
    public Player answer(Action action) {
        state = state.step(action);
        heard();
        return this;
    }

    /** Checks that an answer is refused. */
    public Player refused(Action action) {
        assertTrue(state.tryStep(action).isLeft(), () -> action + " should be refused");
        return this;
    }

    /** Where a card lies: the handle of the first one of that id in a zone. */
    public Handle card(Seat seat, Zone zone, String id) {
        Position position = state.position();
        int place = zone.of(seat.ordinal());
        for (int i = 0; i < position.size(place); i++) {
            if (state.rules().definition(position.thing(place, i).definition()).id().equals(id)) {
                return new Handle(place, i);
            }
        }
        return fail("no " + id + " in the " + zone.label() + " of " + seat);
    }

    private Seat seat() {
        return state.decision()
                .map(Decision::seat)
                .getOrElseThrow(() -> new AssertionError("the game is over: " + state));
    }

    private void heard() {
        for (int i = 0; i < state.eventCount(); i++) {
            events.add(state.event(i));
        }
    }
}
