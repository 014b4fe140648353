package io.github.cardfold.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Report;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

class RandomBotTest {
    private static final State FIRST =
            Cardfight.start(Cardfight.rules(), Decks.named("starmoth-choir"), Decks.named("clockwork-orchard"), 11);

    private static Report played(long seedA, long seedB) {
        return Match.between(new RandomBot(seedA), new RandomBot(seedB)).play(FIRST);
    }

    @Test
    void theSameSeedsPlayTheSameGame() {
        assertEquals(played(1, 2), played(1, 2));
    }

    @Test
    void otherSeedsPlayAnotherGame() {
        assertNotEquals(played(1, 2).end(), played(1, 3).end());
    }

    /** The opening hand: put back none or one of five. */
    private static View redraw() {
        State state = FIRST;
        while (state.legalActions().size() < 6) {
            state = state.step(state.legalActions().get(0));
        }
        return View.of(state, state.decision().get().seat());
    }

    @Test
    void everyAnswerIsEquallyProbable() {
        View view = redraw();
        int[] times = new int[6];
        RandomBot bot = new RandomBot(4);
        for (int i = 0; i < 6000; i++) {
            times[view.legalActions().indexOf(bot.choose(view))]++;
        }
        for (int each : times) {
            assertTrue(each > 900 && each < 1100, () -> each + " of 6000");
        }
    }

    @Test
    void theFirstAnswersAreTheSameEverywhere() {
        View view = redraw();
        RandomBot bot = new RandomBot(2026);
        StringBuilder chosen = new StringBuilder();
        for (int i = 0; i < 12; i++) {
            chosen.append(view.legalActions().indexOf(bot.choose(view)));
        }
        assertEquals("152033012214", chosen.toString());
    }
}
