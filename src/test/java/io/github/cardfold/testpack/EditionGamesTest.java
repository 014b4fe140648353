package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editing;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.question.ActionList;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What an edition does in other steps goes together. */
class EditionGamesTest {
    private static final int GAMES = 10;

    @Test
    void gamesWithAllAmendmentsOfAnEditionAreSoundAndEnd() {
        for (Rules rules : Editing.rules(Packs.nightfair())) {
            for (int game = 0; game < GAMES; game++) {
                play(rules, game);
            }
        }
    }

    private static void play(Rules rules, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        var decks = Decks.names("nightfair").map(Decks::named);
        State state = Cardfight.start(
                rules, decks.get(random.nextInt(decks.size())), decks.get(random.nextInt(decks.size())), seed);
        Audit invariants = Audit.of(state);
        while (!state.isOver()) {
            ActionList legal = state.legalActions();
            State next = state.step(legal.get(random.nextInt(legal.size())));
            Sound.step(invariants, state, next, "game " + seed);
            state = next;
        }
        assertNotEquals(Outcome.Kind.UNDECIDED, state.outcome().get().kind());
    }

    @Test
    void everyAmendmentMakesOtherRules() {
        Array<String> manifests = Editing.EDITIONS
                .flatMap(each -> each)
                .distinctBy(each -> each.name())
                .map(each -> Cardfight.rules(Editions.JP_2026_04.amended(each), Packs.vanilla())
                        .manifest());
        assertEquals(manifests.size(), manifests.distinct().size());
    }
}
