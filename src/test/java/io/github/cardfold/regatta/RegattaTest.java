package io.github.cardfold.regatta;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.C;
import static io.github.cardfold.kernel.table.Seat.D;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenRole;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** A game of four seats in two teams, in which seats are out before it is over. */
class RegattaTest {
    private static final int GAMES = 40;

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

    private static TimedEffect screen(Seat of) {
        return TimedEffect.of(Effects.SCREEN, of, 0, new int[0], 0, Effects.NEXT);
    }

    /** A is damaged while allies may take the damage. */
    private static State damaged(TimedEffect... screens) {
        Array<Integer> fleets = Array.fill(Regatta.SEATS * Regatta.DECK, () -> 1);
        Opening opening = Regatta.opening(Regatta.rules(), fleets);
        Array.of(screens).forEach(opening::lasting);
        opening.first(position -> Batch.of(Event.count(Effects.HULL, A, -1)));
        return opening.begin(OptionalLong.of(1));
    }

    private static int hull(State state, Seat seat) {
        return state.position().number(Effects.HULL, seat);
    }

    @Test
    void anAllyMayTakeTheDamage() {
        State asked = damaged(screen(C));
        assertEquals(Option.some(C), asked(asked));
        assertEquals(1, hull(asked.step(Action.yesNo(C, true)), C));
        assertEquals(1, hull(asked.step(Action.yesNo(C, false)), A));
    }

    /** Catches a question which of the replacements is the first that has no answer any more. */
    @Test
    void replacementsOfASeatThatGivesUpMeanwhileReplaceNothing() {
        State which = damaged(screen(C), screen(C));
        assertEquals(Option.some(A), asked(which));
        State after = concede(which, C);
        assertEquals(1, hull(after, A));
        assertEquals(2, hull(after, C));
        assertFalse(after.legalActions().isEmpty());
        assertEquals(1, hull(concede(damaged(screen(C)), C), A));
    }

    private static State laid(Function<Position, Batch> first) {
        Array<Integer> fleets = Array.fill(Regatta.SEATS * Regatta.DECK, () -> 1);
        Opening opening = Regatta.opening(Regatta.rules(), fleets);
        int ship = opening.card(2, B, Zones.WATER.of(B), 0);
        int wreck = opening.card(2, B, Zones.WRECK.of(B), 0);
        opening.link(Effects.PENNANT, Anchor.object(ship), Anchor.seat(B), "");
        opening.link(Effects.TOW, Anchor.object(ship), Anchor.object(wreck), "");
        opening.first(first);
        return opening.begin(OptionalLong.of(1));
    }

    private static int shipOfB(Position position) {
        return position.objectAt(Zones.WATER.of(B), 0).object();
    }

    private static Array<String> links(State state) {
        return state.position().links().map(each -> each.kind().name());
    }

    /** Catches a link to a seat that outlives the seat, and one after whose end nothing follows. */
    @Test
    void aShipSinksWhenItsCaptainHasLost() {
        State before = laid(position -> Batch.NOTHING);
        assertEquals(1, before.position().size(Zones.WATER.of(B)));
        State after = concede(before, B);
        assertEquals(0, after.position().size(Zones.WATER.of(B)));
        assertEquals(Array.of("tow"), links(after), "what the ship has in tow it keeps");
    }

    /** Catches links that end, or stay behind, when their object becomes a new one. */
    @Test
    void aShipThatSinksStaysWithWhatItTows() {
        State after = laid(position -> Batch.of(Volley.sinking(position, shipOfB(position))));
        assertEquals(Array.of("tow"), links(after));
        int sunk = after.position().links().head().from().object();
        assertEquals(Zones.WRECK.of(B), after.position().placeOf(sunk));
        assertEquals(
                Zones.WRECK.of(B),
                View.of(after, D).links().head().from().at().get().place());
    }

    /** Catches links that only a move ends. */
    @Test
    void aShipThatFiresLetsGo() {
        State after = laid(position -> Batch.of(Event.turn(position, shipOfB(position), true)));
        assertEquals(Array.of("pennant"), links(after));
    }

    /** Catches views that show what they show of one game alone. */
    @Test
    void viewsShowWhatAnyGameHas() {
        Array<State> states = Array.range(0, GAMES).flatMap(RegattaGames::states);
        Array<View> views = states.map(state -> View.of(state, D));
        assertTrue(views.exists(view -> view.turn() == 7 && view.moment().equals("tide")));
        Array<SeenRole> firing = views.flatMap(view -> view.roles("firing"));
        assertTrue(firing.exists(each -> each.card().place() == Zones.WATER.of(A)
                && each.other().exists(at -> at.place() == Zones.FLAGSHIP.of(B))));
        assertTrue(views.exists(view -> view.queues().size() > 1));
        assertTrue(views.exists(view -> ViewJson.write(view).contains("\"traits\":{\"power\":3,\"size\":")));
        assertTrue(views.exists(view -> view.cards(B, Zones.WATER)
                .cards()
                .exists(card -> card.definition().isEmpty())));
        Array<View> own = states.map(state -> View.of(state, B));
        assertTrue(own.exists(view -> view.cards(B, Zones.WATER)
                .cards()
                .exists(card -> card.isFaceDown() && card.definition().isDefined())));
        assertTrue(
                own.exists(view -> view.cards(D, Zones.HAND)
                        .pools()
                        .exists(pool -> pool.kinds().nonEmpty())),
                "an ally's signal");
    }
}
