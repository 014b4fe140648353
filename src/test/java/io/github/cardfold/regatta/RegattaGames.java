package io.github.cardfold.regatta;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.explain.WhyAsked;
import io.github.cardfold.explain.WhyNot;
import io.github.cardfold.json.ActionJson;
import io.github.cardfold.json.EventJson;
import io.github.cardfold.json.ReplayJson;
import io.github.cardfold.json.SeatReplay;
import io.github.cardfold.json.SeatReplayJson;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionHash;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Renaming;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.StateDiff;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayBytes;
import io.github.cardfold.view.Determinize;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/** Plays random regattas, each of them through every door of the kernel. Runs for as many as its argument says. */
public final class RegattaGames {
    /** One answer in so many is that a seat gives up. */
    private static final int GIVES_UP = 120;
    /** One state in so many goes through the doors that take long. */
    private static final int THOROUGH = 16;
    /** How far a dealt game is played. */
    private static final int STEPS_ON = 3;

    private static final Rules RULES = Regatta.rules();
    private static final Rules ELSEWHERE = Regatta.rules();

    private final SplittableRandom random;
    private final long number;
    private final State first;
    private final Audit audit;

    private RegattaGames(long number) {
        this.number = number;
        random = new SplittableRandom(number);
        first = Regatta.start(RULES, number, OptionalLong.of(number));
        audit = Audit.of(first);
    }

    /** Plays a game to its end, checks every state, and returns the last one. */
    static State play(long number) {
        return new RegattaGames(number).played();
    }

    /** Returns a game's states, unchecked. */
    static Array<State> states(long number) {
        RegattaGames game = new RegattaGames(number);
        Array<State> states = Array.of(game.first);
        while (!states.last().isOver()) {
            states = states.append(states.last().step(game.answer(states.last())));
        }
        return states;
    }

    private State played() {
        State state = first;
        Recorder recorder = Recorder.from(first);
        Array<SeatReplay> shown = first.position().seats().map(seat -> SeatReplay.begin(seat, first));
        Array<Action> actions = Array.empty();
        while (!state.isOver()) {
            Action action = answer(state);
            assertEquals(action, ActionJson.read(state, ActionJson.write(state, action)));
            State next = state.step(action);
            check(state, next);
            recorder = recorder.step(action);
            actions = actions.append(action);
            shown = shown.map(each -> each.after(action, next));
            state = next;
        }
        again(actions, state);
        replayed(recorder.replay(), state);
        shown.forEach(each -> assertEquals(each, SeatReplayJson.read(SeatReplayJson.write(each))));
        return state;
    }

    private Action answer(State state) {
        if (random.nextInt(GIVES_UP) == 0) {
            Array<Seat> playing = state.position().seatsInTurnOrder();
            return Action.concede(playing.get(random.nextInt(playing.size())));
        }
        ActionList legal = state.legalActions();
        return legal.get(random.nextInt(legal.size()));
    }

    private void check(State before, State after) {
        assertEquals("", audit.broken(after).mkString("\n"), () -> this + "\n" + Notation.position(after));
        assertEquals("", Audit.untold(before, after).mkString("\n"), this::toString);
        assertFalse(StateDiff.between(before, after).isEmpty());
        if (random.nextInt(THOROUGH) == 0) {
            assertEquals(PositionKey.of(after), PositionKey.of(Renaming.of(after, number)), this::toString);
            readBack(after);
            events(after);
            dealt(after);
            dealtFromViews(after);
            whys(after);
        }
    }

    private static void readBack(State state) {
        State read = StateJson.read(ELSEWHERE, StateJson.write(state));
        assertEquals(state, read);
        assertEquals(PositionKey.of(state), PositionKey.of(read));
        String text = Notation.position(state);
        assertEquals(state, Notation.readPosition(RULES, text), text);
    }

    private static void events(State state) {
        Position position = state.position();
        for (int i = 0; i < state.eventCount(); i++) {
            Event event = state.event(i);
            assertEquals(event, Notation.readEvent(position, Notation.eventInFull(position, event)));
            assertEquals(event, EventJson.read(state, EventJson.write(state, event)));
        }
    }

    /** A deal is the same to its seat, whatever it believes of the other fleets, and can be played on. */
    private void dealtFromViews(State state) {
        for (Seat seat : state.position().seats()) {
            View view = View.of(state, seat);
            for (State dealt : Array.of(view.deal(new AnyFleet(), number), Determinize.deal(state, seat, number))) {
                assertEquals(view.text(), View.of(dealt, seat).text(), this::toString);
                assertEquals(ViewJson.write(view), ViewJson.write(View.of(dealt, seat)), this::toString);
                assertEquals("", Audit.of(dealt).broken(dealt).mkString("\n"), this::toString);
                goesOn(dealt);
            }
        }
    }

    private void goesOn(State dealt) {
        Audit its = Audit.of(dealt);
        State state = dealt;
        for (int i = 0; i < STEPS_ON && !state.isOver(); i++) {
            state = state.step(answer(state));
            assertEquals("", its.broken(state).mkString("\n"), this::toString);
        }
    }

    /** Who is asked sees why, and so do the others, and each is told why it may not answer for another. */
    private void whys(State state) {
        for (Seat seat : state.position().seats()) {
            assertEquals(state.isOver(), WhyAsked.of(state, seat).isEmpty());
            boolean isAsked = state.decision().exists(each -> each.seat() == seat);
            assertTrue(isAsked || WhyNot.of(state, Action.pass(seat)).isDefined());
        }
    }

    /** What each seat sees, filled with the true cards: the same table, questions and answers. */
    private void dealt(State state) {
        for (Seat seat : state.position().seats()) {
            Redacted seen = Redacted.of(state, seat);
            State dealt = seen.filled(trueCards(seen), number);
            assertEquals("", Audit.of(dealt).broken(dealt).mkString("\n"), this::toString);
            assertEquals(state.decision(), dealt.decision());
            assertEquals(state.legalActions(seat), dealt.legalActions(seat));
        }
    }

    /** Ships that lie face down side by side are gaps that are alike: each gets one of their cards. */
    private static Array<Array<Integer>> trueCards(Redacted seen) {
        Array<Gap> gaps = seen.gaps();
        return Array.range(0, gaps.size()).map(i -> {
            int before = gaps.take(i).count(gaps.get(i)::equals) * gaps.get(i).size();
            return seen.hidden(gaps.get(i)::equals)
                    .drop(before)
                    .take(gaps.get(i).size());
        });
    }

    /** The same set-up, seed and answers lead to the same state, under rules that were assembled anew. */
    private void again(Array<Action> actions, State end) {
        State state = Regatta.start(ELSEWHERE, number, OptionalLong.of(number));
        State again = actions.foldLeft(state, State::step);
        assertEquals(PositionHash.of(end), PositionHash.of(again));
        assertEquals(end, again);
        assertEquals(end.outcome(), again.outcome());
    }

    private static void replayed(Replay replay, State end) {
        Replay read = ReplayJson.read(ReplayJson.write(replay));
        assertEquals(replay, read);
        assertArrayEquals(ReplayBytes.write(replay), ReplayBytes.write(read));
        assertEquals(end.outcome(), ReplayBytes.read(ReplayBytes.write(replay)).outcome());
        assertEquals(end, replay.verify(ELSEWHERE).get());
    }

    /** Plays the games and prints how they ended. */
    public static void main(String[] arguments) {
        int games = arguments.length == 0 ? 2000 : Integer.parseInt(arguments[0]);
        long started = System.nanoTime();
        Array<String> ends =
                Array.range(0, games).map(i -> play(i).outcome().get().sentence());
        ends.groupBy(end -> end).mapValues(Array::size).toArray().sorted().forEach(each -> System.out.println(each));
        System.out.println(games + " games in " + (System.nanoTime() - started) / 1_000_000_000L + " s");
    }

    @Override
    public String toString() {
        return "game " + number;
    }
}
