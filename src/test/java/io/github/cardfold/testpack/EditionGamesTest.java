package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editing;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.testkit.GameProperties;
import io.github.cardfold.testkit.GameProperty;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What an edition does in other steps goes together. */
class EditionGamesTest {
    private static final int GAMES = 10;

    @Test
    void gamesWithAllAmendmentsOfAnEditionAreSoundAndEnd() throws InterruptedException {
        Array<DeckList> decks = ShippedGames.of(Packs.nightfair()).decks();
        for (Rules rules : Editing.rules(Packs.nightfair())) {
            GameProperties.of(rules, decks).games(GAMES).check(GameProperty.SOUND);
        }
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
