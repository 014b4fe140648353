package io.github.cardfold.lanterns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.IllegalDeckException;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.grammar.Grammar;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.testkit.CardProof;
import io.github.cardfold.testkit.GameProperties;
import io.github.cardfold.testkit.LeakHunt;
import io.github.cardfold.testkit.PackUnderTest;
import io.github.cardfold.testkit.PluginPurity;
import io.github.cardfold.testkit.ScenarioTests;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Words with phrases are printed by them, and cards may say them so. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "glow 2",
                "ACT [(RC)]: Kindle 2.",
                "CONT [(VC)]: If you have 4 or more lanterns, this unit gets power +5000."
            })
    void textsAreReadAsTheyArePrinted(String english) {
        Grammar grammar = Cardfight.language(WORDS).grammar();
        assertEquals(english, grammar.write(grammar.read(Ability.class, english)));
    }

    @Test
    void aKeywordThatIsDefinedIsPrintedByItsPattern() {
        assertEquals(
                "vigil 2 — ACT [(RC)] [1/turn]: Draw a card.",
                CARDS.pack()
                        .cards()
                        .find(each -> each.id().equals("watcher-on-the-mole"))
                        .get()
                        .text());
    }

    /** The set-up asks each fighter for its first lantern; all see the lanterns. */
    @Test
    void aFirstLanternIsKindledBeforeTheGameStarts() {
        Setup setup = Cardfight.setup(CARDS.rules(), decks().head(), decks().head());
        State state = setup.start(1);
        while (state.position().size(lanterns(state, Seat.B)) == 0) {
            boolean isAsked = state.decision().get().purpose().equals(FirstLantern.PURPOSE);
            assertEquals(state, StateJson.read(state.rules(), StateJson.write(state)));
            state = state.step(
                    isAsked
                            ? Action.yesNo(state.decision().get().seat(), true)
                            : state.legalActions().head());
        }
        assertEquals(
                1, View.of(state, Seat.A).place(lanterns(state, Seat.B)).cards().size());
        assertEquals(1, state.position().size(lanterns(state, Seat.A)));
    }

    private static int lanterns(State state, Seat seat) {
        return Region.of(Lanterns.ZONE).of(state.position(), seat);
    }

    @Test
    void aDeckWithTooManyCardsThatGlowIsNotLegal() {
        Array<Card> glowing =
                CARDS.pack().cards().filter(each -> each.abilities().exists(Glow.class::isInstance));
        DeckList deck = decks().head();
        DeckList more = deck.withMain(deck.main()
                .filter(each -> !glowing.contains(each.card()))
                .drop(1)
                .appendAll(glowing.map(each -> new DeckEntry<>(5, each))));
        assertTrue(assertThrows(IllegalDeckException.class, () -> Cardfight.setup(CARDS.rules(), more, deck))
                .violations()
                .exists(each -> each.section().equals("lanterns 2")));
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
