package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.FightAudit;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.StateText;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.IllegalActionException;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Same;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What a step does at any moment of any game: it takes every legal answer, refuses all else, changes nothing given. */
class StepProperties {
    private static final List<Seat> FIGHTERS = List.of(Seat.A, Seat.B);

    @Property(tries = 3)
    @Rule(jp = "1.2.4")
    void shouldLetBothFightersConcedeAtAnyMoment(@ForAll long seed) {
        for (Walk walk : Walk.each(seed, 15)) {
            Audit invariants = Audit.of(walk.states().get(0));
            for (State state : walk.states()) {
                for (Seat seat : FIGHTERS) {
                    Action concession = Action.concede(seat);
                    if (state.isOver()) {
                        assertRefused(state, concession, Refusal.Reason.GAME_OVER);
                    } else {
                        State end = state.step(concession);
                        Outcome outcome = end.outcome().get();
                        assertEquals(
                                seat == Seat.A ? Seat.B : Seat.A,
                                outcome.winner().get());
                        assertEquals("1.2.4", outcome.section());
                        assertEquals(io.vavr.collection.List.empty(), invariants.broken(end));
                        assertEquals(io.vavr.collection.List.empty(), FightAudit.broken(end));
                        assertEquals(io.vavr.collection.List.empty(), Audit.untold(state, end));
                        assertRefused(end, concession, Refusal.Reason.GAME_OVER);
                    }
                }
            }
        }
    }

    @Property(tries = 3)
    void shouldRefuseEverythingElseAndChangeNothing(@ForAll long seed) {
        for (Walk walk : Walk.each(seed, 15)) {
            WildActions wild = new WildActions(new SplittableRandom(seed));
            for (State state : walk.states()) {
                String before = StateText.of(state);
                List<Action> legal = new ArrayList<>();
                state.legalActions().forEach(legal::add);
                for (int i = 0; i < 100; i++) {
                    Action action = wild.next(state);
                    if (legal.contains(action)) {
                        assertEquals(Option.none(), state.refusal(action));
                    } else {
                        assertRefused(state, action, reason(state, action));
                    }
                }
                for (Seat outsider : List.of(Seat.C, Seat.F, Seat.NATURE)) {
                    Refusal.Reason reason = state.isOver() ? Refusal.Reason.GAME_OVER : Refusal.Reason.NOT_PLAYING;
                    assertRefused(state, Action.concede(outsider), reason);
                }
                assertEquals(before, StateText.of(state));
            }
            Same.states(walk.again(), walk.states());
        }
    }

    private static Refusal.Reason reason(State state, Action action) {
        if (state.isOver()) {
            return Refusal.Reason.GAME_OVER;
        }
        return state.decision().get().seat() == action.seat() ? Refusal.Reason.NOT_OFFERED : Refusal.Reason.NOT_ASKED;
    }

    private static void assertRefused(State state, Action action, Refusal.Reason reason) {
        assertTrue(state.tryStep(action).isLeft(), () -> action + " was taken at: " + state);
        Refusal refusal = state.tryStep(action).getLeft();
        assertEquals(refusal, state.refusal(action).get());
        assertTrue(
                Ledger.of(Document.JP).find(refusal.section()).isDefined(),
                () -> refusal + " for " + action + " at: " + state);
        assertEquals(reason, refusal.reason(), () -> action + " at: " + state);
        String thrown = assertThrows(IllegalActionException.class, () -> state.step(action))
                .getMessage();
        assertEquals(refusal.section() + ": " + refusal.sentence(), thrown);
    }
}
