package io.github.cardfold.lanterns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.testkit.CardProof;
import io.github.cardfold.testkit.GameProperties;
import io.github.cardfold.testkit.LeakHunt;
import io.github.cardfold.testkit.PackUnderTest;
import io.github.cardfold.testkit.PluginPurity;
import io.github.cardfold.testkit.ScenarioTests;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The plugin, tested with the test kit. */
class LanternsTest {
    private static final Path SCENARIOS = Path.of("src", "test", "scenarios");
    private static final Plugin WORDS = new Lanterns();
    private static final PackUnderTest CARDS =
            PackUnderTest.of(LanternCards.pack(Cardfight.language(WORDS)), LanternsTest::rules);

    /** The rules with cards that are altered while a proof runs: so the cards come as a pack, not from the plugin. */
    private static Rules rules(Pack cards) {
        Pack all = Packs.vanilla().withCards(Packs.vanilla().cards().appendAll(cards.cards()));
        return Cardfight.rules(Editions.JP_2026_04, all, WORDS);
    }

    private static ScenarioRules scenarioRules(Pack cards) {
        return ScenarioRules.standard().with(cards).with(WORDS);
    }

    private static Array<DeckList> decks() {
        return Array.of(Main.deck(CARDS.pack()));
    }

    @Test
    void theyAreDiscovered() {
        assertEquals(Array.of("lantern-cards", "lanterns"), Cardfight.discover().map(Plugin::id));
        Rules rules = Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), Cardfight.discover());
        assertTrue(
                CARDS.pack().cards().forAll(card -> rules.definition(card.id()).isDefined()));
    }

    /** Every scenario file below src/test/scenarios is a test. */
    @TestFactory
    Stream<DynamicTest> scenarios() {
        return ScenarioTests.in(SCENARIOS, scenarioRules(CARDS.pack()));
    }

    /** What must hold of every game holds of random games of the deck: states are sound, saved, read back, replayed. */
    @TestFactory
    Stream<DynamicTest> games() {
        return GameProperties.of(CARDS.rules(), decks()).games(3).tests();
    }

    @Test
    void nobodyIsToldWhatItMayNotKnow() {
        LeakHunt.of(CARDS.rules(), decks(), CARDS.pack().cards()).pairs(12).check();
    }

    /** Whatever calls a function of the plugin, whenever and wherever, gets the same answer. */
    @Test
    void itsFunctionsDependOnNothingElse() throws InterruptedException {
        PluginPurity.of(() -> rules(CARDS.pack()), decks()).games(2).check();
    }

    /** Whatever is altered in the text of a card, a scenario fails. */
    @Test
    void theScenariosNoticeWhatCardsSay() {
        CardProof.of(CARDS).scenarios(SCENARIOS, LanternsTest::scenarioRules).check();
    }
}
