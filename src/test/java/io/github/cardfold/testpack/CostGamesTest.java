package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.question.ActionList;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random games come to costs, limits and tallies of every sort. */
class CostGamesTest {
    private static final int GAMES = 3;
    private static final Rules RULES = CostPack.rules();

    @Test
    void gamesComeToAllOfThem() {
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
        while (!state.isOver()) {
            ActionList legal = state.legalActions();
            State next = state.step(legal.get(random.nextInt(legal.size())));
            for (int i = 0; i < next.eventCount(); i++) {
                Event event = next.event(i);
                done.add(
                        event.lasting() == null
                                ? event.kind().name()
                                : event.lasting().kind().name());
            }
            state = next;
        }
    }
}
