package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.notation.Notation;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random games with costs, limits and tallies: every state is sound and comes back from JSON and notation. */
class CostGamesTest {
    private static final int GAMES = 3;
    private static final Rules RULES = CostPack.rules();

    @Test
    void everyStateIsSoundAndIsReadBack() {
        Set<String> done = new TreeSet<>();
        for (int game = 0; game < GAMES; game++) {
            play(game, done);
        }
        assertTrue(
                done.containsAll(Set.of("soul charged", "counter blasted", "soul blasted", "energy charged", "drew")),
                done::toString);
        assertTrue(done.stream().anyMatch(each -> each.contains("/tally ")), done::toString);
        assertTrue(done.stream().anyMatch(each -> each.endsWith(" used by name")), done::toString);
    }

    private static void play(int game, Set<String> done) {
        SplittableRandom random = new SplittableRandom(game * 613L);
        var decks = Decks.names().map(Decks::named);
        State state = Cardfight.start(RULES, decks.get(game % 4), decks.get((game + 1) % 4), game);
        Audit invariants = Audit.of(state);
        while (!state.isOver()) {
            ActionList legal = state.legalActions();
            Action action = legal.get(random.nextInt(legal.size()));
            State next = state.step(action);
            String where = "game " + game + ", " + action + " at " + state;
            Sound.step(invariants, state, next, where);
            if (random.nextInt(8) == 0) {
                Sound.saved(next, where);
                assertEquals(next, Notation.readPosition(RULES, Notation.position(next)), where);
            }
            for (int i = 0; i < next.eventCount(); i++) {
                Event event = next.event(i);
                String full = Notation.eventInFull(next.position(), event);
                assertEquals(event, Notation.readEvent(next.position(), full), full);
                done.add(
                        event.lasting() == null
                                ? event.kind().name()
                                : event.lasting().kind().name());
            }
            state = next;
        }
    }
}
