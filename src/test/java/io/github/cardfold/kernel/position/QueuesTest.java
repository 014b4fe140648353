package io.github.cardfold.kernel.position;

import static io.github.cardfold.kernel.position.Errands.ASK;
import static io.github.cardfold.kernel.position.Errands.CHOOSE;
import static io.github.cardfold.kernel.position.Errands.DUTIES;
import static io.github.cardfold.kernel.position.Errands.ERRANDS;
import static io.github.cardfold.kernel.position.Errands.INSIDE;
import static io.github.cardfold.kernel.position.Errands.RUN;
import static io.github.cardfold.kernel.position.Errands.next;
import static io.github.cardfold.kernel.position.Errands.queue;
import static io.github.cardfold.kernel.position.Ties.FIELD;
import static io.github.cardfold.kernel.position.Ties.HAND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.StateDiff;
import io.vavr.collection.Array;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** How what is put off comes to its queue, waits and is taken up; every state goes through every format. */
class QueuesTest {
    private static final int B = 1;

    /** Plays a script to its end, the first answer being given each time, and returns all states, each checked. */
    @SafeVarargs
    private static Array<State> played(Consumer<Run>... script) {
        Array<State> states = Array.of(Errands.start(script));
        for (int i = 0; i < script.length; i++) {
            states = states.append(
                    stepped(states.last(), states.last().legalActions().get(0)));
        }
        return states;
    }

    private static State stepped(State before, Action action) {
        State after = before.step(action);
        assertEquals("", Audit.of(before).broken(after).mkString("\n"));
        assertEquals("", Audit.untold(before, after).mkString("\n"));
        assertEquals(after, StateCodec.read(after.rules(), StateCodec.write(after)));
        String text = Notation.position(after);
        assertEquals(after, Notation.readPosition(after.rules(), text), text);
        for (int i = 0; i < after.eventCount(); i++) {
            Event event = after.event(i);
            String full = Notation.eventInFull(after.position(), event);
            assertEquals(event, Notation.readEvent(after.position(), full), full);
        }
        assertEquals(PositionKey.of(after), PositionKey.of(Renaming.of(after, 3)));
        after.position().seats().forEach(seat -> dealt(after, seat));
        return after;
    }

    /** What waits is the same in a game that a seat imagines, and goes on as it does in the real one. */
    private static State dealt(State state, Seat seat) {
        Redacted seen = Redacted.of(state, seat);
        State dealt = seen.filled(seen.gaps().map(gap -> seen.hidden(gap::equals)), 4);
        assertEquals("", Audit.of(dealt).broken(dealt).mkString("\n"));
        assertEquals(waiting(state), waiting(dealt));
        State after = state.step(state.legalActions().get(0));
        State imagined = dealt.step(dealt.legalActions().get(0));
        assertEquals(waiting(after), waiting(imagined));
        assertEquals(points(after), points(imagined));
        return dealt;
    }

    private static Array<String> waiting(State state) {
        return state.position()
                .queued()
                .map(each -> each.queue() + " " + each.seat() + " "
                        + Array.ofAll(each.numbers()).mkString(" ")
                        + each.lasting().size());
    }

    private static Array<Integer> points(State state) {
        return state.position().seats().map(seat -> state.position().number(Sample.POINTS, seat));
    }

    private static Array<Integer> numbers(State state, String queue) {
        Position position = state.position();
        return position.queued(position.rules().queue(queue)).map(each -> each.numbers()[0]);
    }

    private static Array<String> kinds(State state) {
        return Array.range(0, state.eventCount()).map(i -> state.event(i).kind().name());
    }

    /** Catches one list for both queues, one end for both, and an end that is that of the list of all entries. */
    @Test
    void twoQueuesDoNotMixAndEachIsWorkedOffFromItsEnd() {
        Array<State> states = played(
                queue(ERRANDS, 100),
                queue(DUTIES, 1, 2),
                queue(ERRANDS, 200, 300),
                queue(DUTIES, 3),
                next(DUTIES),
                next(ERRANDS),
                next(ERRANDS),
                next(DUTIES),
                next(ERRANDS),
                next(ERRANDS),
                next(DUTIES));
        assertEquals(Array.of(1, 2, 3), numbers(states.get(4), DUTIES));
        assertEquals(Array.of(100, 200, 300), numbers(states.get(4), ERRANDS));
        assertEquals(Array.of(1, 0, 0), points(states.get(5)), "the first duty");
        assertEquals(Array.of(1, 300, 0), points(states.get(6)), "the last errand");
        assertEquals(Array.of(201, 300, 0), points(states.get(7)), "the one before");
        assertEquals(Array.of(201, 302, 0), points(states.get(8)), "the second duty");
        assertEquals(Array.of(301, 302, 0), points(states.get(9)));
        assertEquals(Array.empty(), numbers(states.get(9), ERRANDS));
        assertEquals(Array.of(3), numbers(states.get(9), DUTIES));
        assertEquals(points(states.get(9)), points(states.get(10)), "nothing is taken from an empty queue");
        assertEquals(Array.empty(), states.get(11).position().queued());
    }

    /** Catches an id of another counter, and committed events that do not carry it. */
    @Test
    void entriesGetTheirIdsInOrderOfMaking() {
        Array<State> states = played(queue(DUTIES, 1, 2), next(DUTIES));
        Array<Frame.Queued> queued = states.get(1).position().queued();
        assertEquals(states.get(0).position().lastId() + 1, queued.get(0).id());
        assertEquals(states.get(0).position().lastId() + 2, queued.get(1).id());
        assertEquals(Event.queue(queued.get(1)), states.get(1).event(1));
        assertEquals(Event.unqueue(queued.get(0)), states.get(2).event(0));
        assertEquals(Array.of("unqueue", "count", "cheered"), kinds(states.get(2)));
    }

    /** Catches an entry that is known by its place: after the choice one that was before it leaves. */
    @Test
    void aChosenEntryIsTakenUpWhereverItStandsThen() {
        State state =
                played(queue(DUTIES, 1, 20, 300, 4000), run -> run.call(CHOOSE)).last();
        assertEquals(4, state.legalActions().size(), "one answer for each entry");
        State chosen = stepped(state, Action.number(Seat.B, 2));
        assertEquals(Array.of(0, 0, 0), points(chosen));
        assertNotEquals(PositionKey.of(stepped(state, Action.number(Seat.B, 1))), PositionKey.of(chosen));
        State taken = stepped(chosen, chosen.legalActions().get(0));
        assertEquals(Array.of(300, 0, 0), points(taken));
        assertEquals(Array.of(20, 4000), numbers(taken, DUTIES));
    }

    private static Consumer<Run> moves(int from, int index, int to) {
        return run -> run.propose(Ties.move(run.position(), from, index, to));
    }

    private static Frame.Queued by(Position position, int source, int... named) {
        return Frame.Queued.of(position.rules().queue(DUTIES), RUN, Seat.B, source)
                .naming(named)
                .with(7);
    }

    /** Catches an entry that follows its source, forgets it, or keeps it for ever. */
    @Test
    void aSourceThatLeavesAndComesBackIsRememberedAsItWasUntilTheEntryIsTakenUp() {
        Array<State> states = played(
                run -> {
                    int source = Ties.card(run.position(), FIELD, 0).object();
                    int named = Ties.card(run.position(), FIELD + B, 1).object();
                    run.propose(Event.queue(by(run.position(), source, named)));
                },
                moves(FIELD, 0, HAND),
                run -> run.propose(Ties.move(run.position(), HAND, 1, FIELD)),
                moves(FIELD + B, 1, HAND + B),
                next(DUTIES));
        int source = states.get(1).position().queued().head().source();
        int named = states.get(1).position().queued().head().object(0);
        Position back = states.get(4).position();
        assertEquals(-1, back.placeOf(source), "what has come back is another object");
        assertEquals(FIELD, Objects.requireNonNull(back.last(source)).place());
        assertEquals(FIELD + B, Objects.requireNonNull(back.last(named)).place());
        State taken = states.get(5);
        assertEquals(Array.of(0, 7, 0), points(taken));
        Event told = taken.event(2);
        assertEquals(source, told.object());
        assertEquals(named, told.other());
        assertEquals(0, taken.position().allMemory().length);
    }

    /** Catches last information that is lost because nothing names the object when it departs. */
    @Test
    void whatDepartsInTheBatchThatQueuesAnEntryIsRemembered() {
        for (boolean first : new boolean[] {true, false}) {
            State state = played(run -> {
                        Position position = run.position();
                        int source = Ties.card(position, FIELD, 0).object();
                        Event gone = Ties.move(position, FIELD, 0, HAND);
                        Event queued = Event.queue(by(position, source));
                        run.propose(first ? Batch.of(gone, queued) : Batch.of(queued, gone));
                    })
                    .last();
            int source = state.position().queued().head().source();
            assertEquals(
                    FIELD, Objects.requireNonNull(state.position().last(source)).place());
            assertEquals(1, state.position().allMemory().length);
        }
    }

    /** Catches unwinding that empties all queues, or none, or that only leaves procedures. */
    @Test
    void unwindingEmptiesOneQueueAndKeepsTheOther() {
        Array<State> states = played(
                queue(DUTIES, 1, 2),
                queue(ERRANDS, 10, 20),
                run -> run.call(INSIDE),
                run -> run.unwindTo("script", "again"));
        State state = states.get(3);
        assertEquals(Array.empty(), numbers(state, DUTIES));
        assertEquals(Array.of(10, 20), numbers(state, ERRANDS));
        assertEquals(Array.of("unqueue", "unqueue"), kinds(state));
        assertEquals(0, state.position().number(Sample.TURNS, Seat.A), "the procedure was left");
        State left = played(queue(DUTIES, 1), run -> run.call(INSIDE), run -> run.leaveFor("script", "again"))
                .get(2);
        assertEquals(Array.of(1), numbers(left, DUTIES), "leaving for a step is not unwinding");
        assertEquals(0, left.position().number(Sample.TURNS, Seat.A));
    }

    /** Catches effects that begin when the entry is queued, never, or without an id. */
    @Test
    void effectsBeginWithTheEntryAndNotBefore() {
        Array<State> states = played(
                run -> {
                    Position position = run.position();
                    TimedEffect glow = TimedEffect.of(
                            position.rules().lastingKind("glow"),
                            Seat.A,
                            0,
                            new int[] {Ties.card(position, FIELD + B, 0).object()},
                            5,
                            Sample.DAY);
                    run.propose(Event.queue(by(position, 0).beginning(Array.of(glow, glow))));
                },
                moves(FIELD + B, 0, HAND + B),
                next(DUTIES));
        assertEquals(0, states.get(2).position().lastingCount());
        Position after = states.get(3).position();
        assertEquals(2, after.lastingCount());
        assertTrue(after.lasting(0).id() > states.get(2).position().lastId());
        int lit = after.lasting(0).object(0);
        assertEquals(FIELD + B, Objects.requireNonNull(after.last(lit)).place(), "the effect names it now");
        assertEquals(Array.of("unqueue", "begin", "begin", "count", "cheered"), kinds(states.get(3)));
    }

    /** Catches a loss that takes entries along, and a seat that is asked though it has lost. */
    @Test
    void whatASeatThatHasLostHasOrderedIsCarriedOutAndItIsAskedNothing() {
        Array<State> states = played(
                run -> run.propose(Batch.of(
                        Event.queue(Errands.entry(run.position(), DUTIES, Seat.B, 5)),
                        Event.queue(Frame.Queued.of(run.position().rules().queue(DUTIES), ASK, Seat.B, 0)))),
                run -> run.propose(Event.lose(Seat.B, "gave up")),
                next(DUTIES),
                next(DUTIES));
        assertEquals(2, states.get(2).position().queued().size());
        assertEquals(Array.of(0, 5, 0), points(states.get(3)));
        assertEquals(Array.of(0, 5, 0), points(states.get(4)), "it passes");
        assertEquals(Seat.A, states.get(4).decision().get().seat());
        assertEquals(Array.empty(), states.get(4).position().queued());
    }

    /** Catches an entry that leaves twice, and an event that tells of it though nothing happened. */
    @Test
    void anEntryLeavesItsQueueOnce() {
        Array<State> states = played(queue(DUTIES, 1, 2), run -> {
            Frame.Queued first = run.position().queued().get(0);
            run.propose(Batch.of(Event.unqueue(first), Event.unqueue(first), Event.unqueue(first.made(90))));
        });
        assertEquals(Array.of("unqueue"), kinds(states.get(2)));
        assertEquals(Array.of(2), numbers(states.get(2), DUTIES));
    }

    @SafeVarargs
    private static PositionKey key(Consumer<Run>... script) {
        return PositionKey.of(played(script).last());
    }

    /** Catches a key without an entry's parts, without the order in a queue, or with that of two queues. */
    @Test
    void theKeyHasTheOrderInEachQueueButNoIds() {
        assertEquals(key(queue(DUTIES, 1), queue(ERRANDS, 2)), key(queue(ERRANDS, 2), queue(DUTIES, 1)));
        assertNotEquals(key(queue(DUTIES, 1), queue(DUTIES, 2)), key(queue(DUTIES, 2), queue(DUTIES, 1)));
        assertNotEquals(key(queue(DUTIES, 1), queue(ERRANDS, 2)), key(queue(DUTIES, 2), queue(ERRANDS, 1)));
        assertEquals(
                key(queue(DUTIES, 1), next(DUTIES), queue(DUTIES, 2), run -> {}),
                key(queue(ERRANDS, 1), next(ERRANDS), run -> {}, queue(DUTIES, 2)));
        Array<Consumer<Run>> parts = Array.of(
                run -> run.propose(Event.queue(by(run.position(), 0))),
                run -> run.propose(Event.queue(by(run.position(), 0).with(7, 7))),
                run -> run.propose(Event.queue(by(run.position(), 0).naming(1))),
                run -> run.propose(Event.queue(
                        by(run.position(), Ties.card(run.position(), FIELD, 0).object()))),
                run -> run.propose(Event.queue(
                        by(run.position(), Ties.card(run.position(), FIELD, 1).object()))),
                run -> run.propose(Event.queue(Errands.entry(run.position(), DUTIES, Seat.A, 7))),
                run -> run.propose(Event.queue(by(run.position(), 0)
                        .beginning(Array.of(TimedEffect.of(
                                run.position().rules().lastingKind("glow"), Seat.A, 0, new int[0], 5, Sample.DAY))))));
        assertEquals(parts.size(), parts.map(QueuesTest::key).distinct().size());
    }

    @Test
    void differencesOfStatesSayWhatHasComeAndGone() {
        Array<State> states = played(queue(DUTIES, 1, 2), next(DUTIES));
        Frame.Queued first = states.get(1).position().queued().get(0);
        StateDiff come = StateDiff.between(states.get(0), states.get(1));
        assertEquals(
                Array.of("queue duties run of A with 1", "queue duties run of B with 2"),
                come.differences(StateDiff.Kind.QUEUE).map(StateDiff.Difference::line));
        StateDiff gone = StateDiff.between(states.get(1), states.get(2));
        assertTrue(gone.events().contains(Event.unqueue(first)));
        assertEquals(1, gone.differences(StateDiff.Kind.QUEUE).size());
    }

    @Test
    void entriesAreLaidOutAndWhatIsNotThereIsRefused() {
        Rules rules = Errands.rules();
        QueueKind duties = rules.queue(DUTIES);
        Opening opening = Ties.opening(rules);
        int id = opening.queue(Frame.Queued.of(duties, RUN, Seat.B, 3).naming(4));
        State state = opening.begin(OptionalLong.of(1));
        Position position = state.position();
        assertEquals(id, Objects.requireNonNull(position.nextQueued(duties)).id());
        assertNull(position.nextQueued(rules.queue(ERRANDS)));
        assertTrue(position.hasQueued(duties));
        assertFalse(position.hasQueued(rules.queue(ERRANDS)));
        assertEquals("", Audit.of(state).broken(state).mkString("\n"));
        QueueKind alike = new QueueKind(DUTIES, QueueKind.Next.FIRST, QueueKind.Unwound.EMPTIED);
        for (Frame.Queued wrong : Array.of(
                Frame.Queued.of(alike, RUN, Seat.A, 0),
                Frame.Queued.of(duties, "walk", Seat.A, 0),
                Frame.Queued.of(duties, RUN, Seat.D, 0),
                Frame.Queued.of(duties, RUN, Seat.A, 50),
                Frame.Queued.of(duties, RUN, Seat.A, 0).naming(50))) {
            assertThrows(IllegalArgumentException.class, () -> opening.queue(wrong), wrong::toString);
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> Sample.builder("twice").queues(alike).build(new Sample.Plain() {}));
    }
}
