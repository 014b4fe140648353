package io.github.cardfold.kernel.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.notation.StateDiff;
import io.vavr.collection.Array;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** A game with durations of its own: boats wait for the tide, and one duration becomes another when a tide ends. */
class LifetimeTest {
    private static final Lifetime TIDE = Lifetime.of("tide");
    /** Ends with the tide of its master. */
    private static final Lifetime OWN =
            Lifetime.of("own tide").when(TIDE, (now, turn, master) -> turn == master ? null : now);
    /** Waits while its master's tide goes by, and has a name that the notation quotes. */
    private static final Lifetime NEXT =
            Lifetime.of("on the next tide").when(TIDE, (now, turn, master) -> turn == master ? now : OWN);

    private static final NumberKey TIDES = new NumberKey(0, "tides");
    private static final TimedEffectKind FLOATS = new TimedEffectKind("floats") {};

    /** The tides are those of A and B by turns. */
    private static final class Harbour extends Sample.Plain {
        @Override
        public Seat turnSeat(Position position) {
            return Seat.of(position.number(TIDES, Seat.A) % 2);
        }
    }

    private static Event begin(Seat master, Lifetime lifetime) {
        return Event.begin(TimedEffect.of(FLOATS, master, 0, new int[0], 0, lifetime));
    }

    private static Rules.Builder builder() {
        Procedure game = Procedure.named("game")
                .change(
                        "begin",
                        run -> Batch.of(
                                begin(Seat.A, OWN),
                                begin(Seat.A, NEXT),
                                begin(Seat.B, OWN),
                                begin(Seat.B, NEXT),
                                begin(Seat.B, TIDE)))
                .repeat(tide -> tide.ask(
                                "wait",
                                Question.of(
                                        "wait",
                                        (position, frame) -> Seat.A,
                                        (position, frame, options) -> options.yesNo(),
                                        (run, answer) -> {}))
                        .change("ebb", run -> Batch.of(Event.expire(TIDE)))
                        .change("flood", run -> Batch.of(Event.count(TIDES, Seat.A, 1)))
                        .again("again"))
                .build();
        return Rules.builder()
                .manifest("harbour\n")
                .opening("game")
                .catalogue(List.of(new Sample.Print("boat")))
                .numbers(TIDES)
                .lasting(FLOATS)
                .procedures(game);
    }

    private static final Rules RULES = builder().lifetimes(TIDE, OWN, NEXT).build(new Harbour());

    private static State start() {
        Opening opening = new Opening(RULES, 2);
        opening.place(new ZoneKind("quay", ZoneKind.Sight.ALL, false), Seat.A, "quay", -1, -1, 0);
        opening.card(0, Seat.A, 0);
        return opening.begin(OptionalLong.of(1));
    }

    private static State ebb(State state) {
        return state.step(Action.yesNo(Seat.A, true));
    }

    private static Array<String> lasting(State state) {
        Position position = state.position();
        return Array.range(0, position.lastingCount())
                .map(i ->
                        position.lasting(i).master() + " " + position.lasting(i).lifetime());
    }

    /** Catches an ending that asks for the wrong seat, or that takes two steps at once. */
    @Test
    void whatIsLeftDependsOnWhoseTideEndsAndChangesOneStepAtATime() {
        State first = start();
        assertEquals(
                Array.of("A own tide", "A on the next tide", "B own tide", "B on the next tide", "B tide"),
                lasting(first));
        State second = ebb(first);
        assertEquals(Array.of("A on the next tide", "B own tide", "B own tide"), lasting(second));
        State third = ebb(second);
        assertEquals(Array.of("A own tide"), lasting(third));
        assertEquals(Array.empty(), lasting(ebb(third)));
    }

    /** Catches an event that says its duration by a number, and an effect that forgets what it became. */
    @Test
    void filesAndTextsSayTheNamesAndAreReadBack() {
        for (State state = start(); state.position().lastingCount() > 0; state = ebb(state)) {
            State read = StateJson.read(RULES, StateJson.write(state));
            assertEquals(state, read);
            assertEquals(ebb(state), ebb(read));
            assertEquals(PositionKey.of(state), PositionKey.of(read));
            State told = Notation.readPosition(RULES, Notation.position(state));
            assertEquals(lasting(ebb(state)), lasting(ebb(told)));
        }
        State second = ebb(start());
        assertTrue(StateJson.write(second).contains("{\"kind\":\"expire\",\"duration\":\"tide\"}"));
        Position position = second.position();
        for (String line : List.of(
                "expire until end of tide",
                "expire until end of \"on the next tide\"",
                "begin floats of B until end of \"on the next tide\"",
                "expire effect:1 (floats)")) {
            Event event = Notation.readEvent(position, line);
            assertEquals(line, Notation.event(position, event));
            assertEquals(event, Notation.readEvent(position, Notation.eventInFull(position, event)));
        }
    }

    /** Catches a difference and a key that look at the kinds of effects alone. */
    @Test
    void twoDurationsAreTwoPositions() {
        Rules.Builder builder = builder().lifetimes(TIDE, OWN, NEXT);
        State start = start();
        State other = StateJson.read(RULES, StateJson.write(start).replaceFirst("\"own tide\"", "\"tide\""));
        assertNotEquals(start, other);
        assertNotEquals(PositionKey.of(start), PositionKey.of(other));
        assertFalse(StateDiff.between(start, other).toString().isEmpty());
        assertNotEquals(
                RULES.manifest(),
                builder.lifetimes(Lifetime.of("moon")).build(new Harbour()).manifest());
    }

    /** Catches an audit that takes a changed duration for granted, and one that complains of a told change. */
    @Test
    void theEventsTellWhatBecomesOfDurations() {
        State first = start();
        State second = ebb(first);
        assertEquals(Array.empty(), Audit.untold(first, second));
        assertEquals(Array.empty(), Audit.untold(second, ebb(second)));
        assertEquals(Array.empty(), Audit.of(first).broken(second));
        OpenPosition tampered = new OpenPosition(first.position());
        TimedEffect plain = first.position().lasting(4);
        TimedEffect[] effects = first.position().allLasting().clone();
        effects[4] = plain.lasting(OWN);
        tampered.lasting(effects);
        assertTrue(Audit.untold(first, State.of(tampered)).head().contains("=own tide}, by the events "));
    }

    @Test
    void anUnknownDurationIsRefusedWithTheNamesOfTheKnownOnes() {
        String good = StateJson.write(start());
        StateFormatException inState = assertThrows(
                StateFormatException.class,
                () -> StateJson.read(RULES, good.replace("\"duration\":\"tide\"", "\"duration\":\"battle\"")));
        assertEquals("one of tide, own tide, on the next tide", inState.expected());
        String text = Notation.position(start());
        NotationException inText = assertThrows(
                NotationException.class, () -> Notation.readPosition(RULES, text.replace("own tide", "turn")));
        assertTrue(
                inText.expected().startsWith("one of tide, own tide, on the next tide at $.lasting[0]"),
                inText.expected());
        NotationException inLine = assertThrows(
                NotationException.class, () -> Notation.readEvent(start().position(), "expire until end of turn"));
        assertEquals("a duration: tide, own tide, on the next tide", inLine.expected());
        StateFormatException neither = assertThrows(
                StateFormatException.class,
                () -> StateJson.read(
                        RULES,
                        StateJson.write(ebb(start()))
                                .replace("{\"kind\":\"expire\",\"duration\":\"tide\"}", "{\"kind\":\"expire\"}")));
        assertEquals("$.events[0].duration", neither.path());
    }

    @Test
    void aDurationIsRegisteredOnceAndWithWhatItLooksAt() {
        Rules.Builder twice = builder().lifetimes(TIDE, OWN, NEXT, Lifetime.of("tide"));
        assertEquals("two of the duration tide", refused(() -> twice.build(new Harbour())));
        Rules.Builder without = builder().lifetimes(OWN);
        assertEquals("there is no duration named tide", refused(() -> without.build(new Harbour())));
        assertEquals("there is no duration named moon", refused(() -> RULES.lifetime("moon")));
        assertEquals(Array.of("tide", "own tide", "on the next tide"), RULES.lifetimeNames());
        assertThrows(IllegalArgumentException.class, () -> Lifetime.of(""));
        assertThrows(IllegalArgumentException.class, () -> OWN.when(TIDE, (now, turn, master) -> now));
        assertThrows(IllegalArgumentException.class, () -> TIDE.when(TIDE, (now, turn, master) -> now));
    }

    /** Catches an effect that begins and cannot be saved afterwards. */
    @Test
    void noEffectBeginsWithADurationThatIsNotRegistered() {
        OpenPosition position = new OpenPosition(start().position());
        Batch moon = Batch.of(begin(Seat.A, Lifetime.of("moon")));
        assertEquals("there is no duration named moon", refused(() -> Committer.commit(position, moon)));
        Batch ended = Batch.of(Event.expire(Lifetime.of("moon")));
        assertEquals("there is no duration named moon", refused(() -> Committer.commit(position, ended)));
    }

    private static String refused(org.junit.jupiter.api.function.Executable does) {
        return assertThrows(IllegalArgumentException.class, does).getMessage();
    }
}
