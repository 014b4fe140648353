package io.github.cardfold.regatta;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.C;
import static io.github.cardfold.kernel.table.Seat.D;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** A game of four seats in two teams, in which seats are out before it is over. */
class RegattaTest {
    private static final int GAMES = 16;

    private static State start() {
        return Regatta.start(Regatta.rules(), 1, OptionalLong.of(1));
    }

    private static State concede(State state, Seat... seats) {
        return Array.of(seats).foldLeft(state, (now, seat) -> now.step(Action.concede(seat)));
    }

    private static Option<Seat> asked(State state) {
        return state.decision().map(Decision::seat);
    }

    @Test
    void randomGamesGoThroughEveryDoor() {
        Array<Outcome> ends =
                Array.range(0, GAMES).map(i -> RegattaGames.play(i).outcome().get());
        assertTrue(ends.exists(end -> end.losers().equals(Array.of(A, C))));
        assertTrue(ends.exists(end -> end.losers().equals(Array.of(B, D))));
    }

    /** Catches a game that is over when one seat is left, and one that is over when one seat has lost. */
    @Test
    void theGameIsOverWhenOneSideIsLeft() {
        State one = concede(start(), B);
        assertFalse(one.isOver());
        State two = concede(one, C);
        assertFalse(two.isOver());
        State end = concede(two, D);
        assertTrue(end.isOver());
        Outcome outcome = end.outcome().get();
        assertEquals(Outcome.Kind.WON, outcome.kind());
        assertEquals(Option.some(A), outcome.winner());
        assertEquals(Array.of(B, D), outcome.losers(), "C lost on the way and has won with A");
    }

    /** Catches turns that are counted by the number of seats, and a seat that is asked though it has lost. */
    @Test
    void aSeatThatHasLostHasNoTurn() {
        State state = concede(start(), B);
        assertEquals(Option.some(A), asked(state));
        state = state.step(Action.pass(A));
        while (asked(state).contains(A)) {
            state = state.step(state.legalActions().get(0));
        }
        assertEquals(Option.some(C), asked(state));
        assertEquals(D, state.position().next(C));
        assertEquals(C, state.position().next(A));
        assertEquals(Array.of(C, D, A), state.position().seatsInTurnOrder());
    }

    /** Catches a game that waits for ever for the seat that gave up in its own turn. */
    @Test
    void whatTheSeatThatHasLostIsAskedItPasses() {
        State state = concede(start(), A);
        assertEquals(Option.some(B), asked(state));
        assertEquals(0, state.position().size(Zones.HAND.of(A)), "what follows when a seat loses has happened");
        assertEquals(
                Option.some(Refusal.Reason.NOT_PLAYING),
                state.refusal(Action.concede(A)).map(Refusal::reason));
    }

    @Test
    void sidesAreAskedOfTheGame() {
        State state = start();
        assertEquals(Array.of(B, D), state.position().opponents(A));
        assertEquals(Array.of(A, C), state.position().opponents(D));
        assertEquals(Array.of(C), state.position().allies(A));
        assertTrue(state.position().areOpponents(A, D));
        assertFalse(state.position().areOpponents(B, D));
        assertEquals(C, state.position().opponent(B));
        State after = concede(state, C);
        assertEquals(A, after.position().opponent(B), "the next one that has not lost");
        assertEquals(Array.of(C, A), after.position().opponents(B));
    }

    /** Catches games that never come to what they are to try. */
    @Test
    void everythingHappens() {
        Array<State> states = Array.range(0, GAMES).flatMap(RegattaGames::states);
        Array<String> kinds = states.flatMap(state -> Array.range(0, state.eventCount())
                        .map(i -> state.event(i).kind().name()))
                .distinct();
        Array<String> missing =
                Array.ofAll(EventKind.CHANGES).map(EventKind::name).removeAll(kinds);
        assertEquals(Array.of("add place", "remove place", "change place", "keep standby"), missing);
        assertTrue(states.exists(state -> state.position().losers() != 0 && !state.isOver()));
        assertTrue(states.exists(State::isUnfinished));
        assertTrue(states.exists(state -> state.position().queued().size() > 1));
    }
}
