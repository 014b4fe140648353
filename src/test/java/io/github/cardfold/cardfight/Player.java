package io.github.cardfold.cardfight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.Same;
import io.github.cardfold.notation.StateDiff;
import io.github.cardfold.view.SeatLog;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Plays a game in a test: every method answers the decision at hand, checks it, and keeps the events that follow. */
public final class Player {
    private State state;
    private @Nullable State latest;
    private @Nullable Action answered;
    private final List<Event> events = new ArrayList<>();
    private final List<State> states = new ArrayList<>();
    private final List<Action> answers = new ArrayList<>();

    Player(State state) {
        this.state = saved(state);
        Hearing.of(state.rules()).came(state);
        heard();
    }

    /** Writes the state and reads it back: no test may depend on what a saved game would lose. */
    private static State saved(State state) {
        State read = StateJson.read(state.rules(), StateJson.write(state));
        Same.state(state, read);
        return read;
    }

    /** Plays on from a state. */
    public static Player of(State state) {
        return new Player(state);
    }

    /** The state now. */
    public State state() {
        return state;
    }

    /** The referee's reader of the state now. */
    public Fight fight() {
        return Fight.of(state);
    }

    /** All that a seat has been told since the start, one entry after the other. */
    public String told(Seat seat) {
        SeatLog log = SeatLog.begin(seat, states.get(0));
        for (int i = 0; i < answers.size(); i++) {
            log = log.after(answers.get(i), states.get(i + 1));
        }
        return log.text();
    }

    /** All events since the start, or since {@link #forget}. */
    public List<Event> events() {
        return events;
    }

    /** The events of one kind since the start, or since {@link #forget}. */
    public List<Event> events(EventKind kind) {
        return events.stream().filter(each -> each.kind() == kind).toList();
    }

    /** The texts of the events of one kind since the start, or since {@link #forget}. */
    public List<String> texts(EventKind kind) {
        return events(kind).stream().map(Event::text).toList();
    }

    /** Forgets the events so far. */
    public Player forget() {
        events.clear();
        return this;
    }

    /** Checks who is asked, and at which label. */
    public Player asked(Seat seat, String section) {
        Decision decision = state.decision().getOrElseThrow(() -> new AssertionError("the game is over: " + state));
        assertEquals(seat + " " + section, decision.seat() + " " + decision.section(), since("asked"));
        return this;
    }

    /**
     * Checks that the answers are these, in their order: as {@link Notation#described} has them, without the asked seat
     * and without "pick".
     */
    public Player offered(String... answers) {
        List<String> offered = new ArrayList<>();
        String usual = seat() + " (pick )?";
        state.legalActions()
                .forEach(each -> offered.add(Notation.described(state, each).replaceFirst(usual, "")));
        assertEquals(List.of(answers), offered, since("offered"));
        return this;
    }

    /** Lets the game go on, nobody doing anything and chance drawing what it likes, until that seat is asked there. */
    public Player until(Seat seat, String section) {
        for (int answers = 0; answers < 500; answers++) {
            Decision decision = state.decision().getOrElseThrow(() -> new AssertionError("the game is over: " + state));
            if (decision.seat() == seat && decision.section().equals(section)) {
                return this;
            }
            answer(idle());
        }
        return fail(since(seat + " is never asked at " + section).get());
    }

    private Action idle() {
        for (Action each : state.legalActions()) {
            if (each.shape() == Action.Shape.PASS || each.shape() == Action.Shape.YES_NO && each.number() == 0) {
                return each;
            }
        }
        return state.legalActions().get(0);
    }

    /** Does nothing, or nothing more. */
    public Player pass() {
        return answer(Action.pass(seat()));
    }

    /** Says yes. */
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

    /** Calls a card of the hand to a circle. */
    public Player calls(String id, Circle circle) {
        return act("call", Zone.HAND, id).pickCircle(circle);
    }

    /** Plays an order of the hand. */
    public Player plays(String id) {
        return act("play", Zone.HAND, id);
    }

    /** Does something with a circle of the asked seat. */
    public Player act(String verb, Circle circle) {
        return answer(Action.act(seat(), verb, new Handle(circle.of(seat()), Handle.ITSELF)));
    }

    /** Plays an ACT ability of the unit on a circle of the asked seat. */
    public Player activate(Circle circle) {
        return answer(Action.act(seat(), "activate", new Handle(circle.of(seat()), 0)));
    }

    /** Picks the first card of that id in a zone of the asked seat. */
    public Player pick(Zone zone, String id) {
        return answer(Action.pick(seat(), card(seat(), zone, id)));
    }

    /** Picks a circle of the asked seat. */
    public Player pickCircle(Circle circle) {
        return answer(Action.pick(seat(), new Handle(circle.of(seat()), Handle.ITSELF)));
    }

    /** Picks the unit on a circle of any seat. */
    public Player pickUnit(Seat of, Circle circle) {
        return answer(Action.pick(seat(), new Handle(circle.of(of), 0)));
    }

    /** Attacks, when asked whether to; who attacks and is attacked is chosen unless there is no choice. */
    public Player attacks(Circle attacker, Seat of, Circle target) {
        Seat fighter = seat();
        int attacking = object(fighter, attacker);
        int attacked = object(of, target);
        int attacksBefore = events(EventKinds.WAS_ATTACKED).size();
        yes();
        if (isAsked("10.4.1.3")) {
            pickUnit(fighter, attacker);
        }
        if (isAsked("10.4.1.6")) {
            pickUnit(of, target);
        }
        Event attack = events(EventKinds.WAS_ATTACKED).get(attacksBefore);
        assertEquals(List.of(attacking, attacked), List.of(attack.object(), attack.other()), "who attacks whom");
        return this;
    }

    private boolean isAsked(String section) {
        return state.decision().exists(each -> each.section().equals(section));
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
        return position.objectAt(deck, index).definition();
    }

    private Seat drawingSeat() {
        return state.drawingPlace()
                .map(place -> state.position().place(place).seat())
                .getOrElse(Seat.A);
    }

    /** Answers. */
    public Player answer(Action action) {
        State next = saved(state.step(action, Hearing.of(state.rules())));
        latest = state;
        answered = action;
        answers.add(action);
        state = next;
        heard();
        return this;
    }

    /** Checks that an answer is refused. */
    public Player refused(Action action) {
        assertTrue(state.tryStep(action).isLeft(), () -> action + " should be refused");
        return this;
    }

    /** Checks which cards, by id and in any order, lie in a zone. */
    public Player holds(Seat seat, Zone zone, String... ids) {
        Position position = state.position();
        int place = zone.of(seat);
        List<String> held = new ArrayList<>();
        for (int i = 0; i < position.size(place); i++) {
            held.add(id(position.objectAt(place, i)));
        }
        assertEquals(
                Stream.of(ids).sorted().toList(), held.stream().sorted().toList(), since(seat + "'s " + zone.label()));
        return this;
    }

    /** Checks that this unit stands on a circle, alone. */
    public Player stands(Seat seat, Circle circle, String id) {
        return isOn(seat, circle, id, "stands");
    }

    /** Checks that this unit rests on a circle, alone. */
    public Player rests(Seat seat, Circle circle, String id) {
        return isOn(seat, circle, id, "rests");
    }

    /** Checks that a circle is empty. */
    public Player empty(Seat seat, Circle circle) {
        return isOn(seat, circle, "nothing", "is there");
    }

    private Player isOn(Seat seat, Circle circle, String id, String how) {
        Position position = state.position();
        int place = circle.of(seat);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < position.size(place); i++) {
            GameObject unit = position.objectAt(place, i);
            found.add(id(unit) + (unit.is(GameObject.REST) ? " rests" : " stands"));
        }
        if (found.isEmpty()) {
            found.add("nothing is there");
        }
        assertEquals(List.of(id + " " + how), found, since(seat + "'s " + circle.label()));
        return this;
    }

    /** Checks the power of the unit on a circle. */
    public Player power(Seat seat, Circle circle, int power) {
        assertEquals(power, fight().power(seat, circle), since("power on " + seat + "'s " + circle.label()));
        return this;
    }

    /** Checks whether a fact happened so many times since the start, or since {@link #forget}. */
    public Player happened(EventKind kind, int times) {
        assertEquals(times, events(kind).size(), since(kind.name()));
        return this;
    }

    /** Checks that the game is over and has ended like this. */
    public Player over(String sentence) {
        assertTrue(state.isOver(), () -> "the game should be over: " + state);
        assertEquals(sentence, state.outcome().get().sentence(), since("over"));
        return this;
    }

    /** The object on a circle: the one placed last, if there are several. */
    public int object(Seat seat, Circle circle) {
        int place = circle.of(seat);
        return state.position()
                .objectAt(place, state.position().size(place) - 1)
                .object();
    }

    /** The first card of that id in a zone. */
    public GameObject thing(Seat seat, Zone zone, String id) {
        Handle handle = card(seat, zone, id);
        return state.position().objectAt(handle.place(), handle.index());
    }

    private String id(GameObject card) {
        return state.rules().definition(card.definition()).id();
    }

    /** Where a card lies: the handle of the first one of that id in a zone. */
    public Handle card(Seat seat, Zone zone, String id) {
        Position position = state.position();
        int place = zone.of(seat);
        for (int i = 0; i < position.size(place); i++) {
            if (state.rules()
                    .definition(position.objectAt(place, i).definition())
                    .id()
                    .equals(id)) {
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

    /** What a failed check says: what was checked, and what the last answer changed. */
    private Supplier<String> since(String checked) {
        return () -> checked
                + (latest == null || answered == null
                        ? ""
                        : " since " + Notation.described(latest, answered) + "\n" + StateDiff.between(latest, state)
                                + "\n");
    }

    private void heard() {
        states.add(state);
        for (int i = 0; i < state.eventCount(); i++) {
            events.add(state.event(i));
        }
    }
}
