package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.Format;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.kernel.State;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioReport;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Terms of plugins are told what they declare, and nothing else. */
class AddedTermsTest {
    /** How many cards the other fighter holds, whatever is declared. */
    @Phrase("the number of cards in your opponent's hand")
    public record Held() implements AddedValue {
        @Override
        public int value(Inquiry inquiry) {
            return inquiry.cardsIn(Zone.HAND, inquiry.seat(Side.OPPONENT)).size();
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PLACES);
        }
    }

    /** The same, declared. */
    @Phrase("the number of cards in your opponent's hand")
    public record Counted() implements AddedValue {
        @Override
        public int value(Inquiry inquiry) {
            return inquiry.cardsIn(Zone.HAND.kind(), inquiry.seat(Side.OPPONENT))
                    .size();
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.in(Zone.HAND.kind()));
        }
    }

    /** What asks another term, which reads more than it has declared. */
    @Phrase("your opponent has a card in the hand")
    public record Borrowed() implements AddedCondition {
        @Override
        public boolean holds(Inquiry inquiry) {
            return inquiry.value(new Counted()) > 0;
        }
    }

    /** What is printed on a card that lies face down. */
    @Phrase("that are knights")
    public record Peeked() implements AddedFilter {
        @Override
        public boolean accepts(Inquiry inquiry, KnownCard card) {
            return inquiry.printed(card).id().equals("knight");
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.PRINTED);
        }
    }

    /** The cards of your soul. */
    @Phrase("the cards in your soul")
    public record Souls() implements AddedSelector {
        @Override
        public Array<KnownCard> cards(Inquiry inquiry) {
            return inquiry.cardsIn(Zone.SOUL, inquiry.master());
        }

        @Override
        public Array<String> reads() {
            return Array.of(Facts.in(Zone.SOUL.kind()));
        }
    }

    /** A number that asks as the library's own do. */
    @Phrase("one")
    public record Prying() implements Value {
        @Override
        public int value(Query query) {
            return query.position(Facts.PRINTED).size(0);
        }
    }

    /** One that hides it. */
    @Phrase("one")
    public record Sly() implements AddedValue {
        @Override
        public int value(Inquiry inquiry) {
            return 0;
        }

        @Override
        public int value(Query query) {
            return query.position(Facts.PRINTED).size(0);
        }
    }

    private static Plugin plugin(Class<?>... types) {
        return new Additions(
                "deep",
                registry -> registry.terms(language ->
                        Array.of(types).foldLeft(language, (all, each) -> all.with(each.asSubclass(Term.class)))));
    }

    private static String file(String then, String end) {
        return """
                {"version": %d, "name": "told", "start": "9.9", "seed": 7,
                 "cards": [{"id": "pilot", "grade": 1, "abilities": [{"act": {"in": "rc", "then": %s}}]}],
                 "table": {"A": {"front left": "pilot", "soul": ["knight", "squire"], "damage zone": ["knight down", "cadet"]},
                           "B": {"hand": ["squire", "knight"]}},
                 "play": [{"do": "A activate pilot on front left"}],
                 "end": %s}""".formatted(Format.SCENARIO.number(), then, end);
    }

    private static ScenarioReport run(String then, String end) {
        Plugin plugin = plugin(Held.class, Counted.class, Borrowed.class, Peeked.class, Souls.class);
        return Scenarios.run(
                Array.of(new ScenarioFile("f.json", file(then, end))),
                ScenarioRules.standard().with(plugin));
    }

    private static String failed(String then) {
        Plugin plugin = plugin(Held.class, Counted.class, Borrowed.class, Peeked.class, Souls.class);
        State state = Scenario.read(
                        "f",
                        file(then, "{\"asked\": \"A 9.9.2\"}"),
                        ScenarioRules.standard().with(plugin))
                .start();
        State before = State.of(state.position());
        PluginException failed = assertThrows(
                PluginException.class,
                () -> state.step(state.legalActions()
                        .find(each -> each.verb().equals("activate"))
                        .get()));
        assertEquals(before, state);
        assertEquals("deep", failed.plugin());
        assertEquals("pilot", failed.card());
        return String.valueOf(failed.getMessage());
    }

    @Test
    void whatIsDeclaredIsTold() {
        ScenarioReport counted = run("{\"draw\": \"counted\"}", "{\"zones\": {\"A hand\": [\"squire\", \"squire\"]}}");
        assertEquals(1, counted.passed(), counted::text);
        ScenarioReport souls = run(
                "{\"put\": {\"what\": \"souls\", \"to\": \"drop\"}}",
                "{\"zones\": {\"A drop zone\": [\"knight\", \"squire\"], \"A soul\": []}}");
        assertEquals(1, souls.passed(), souls::text);
        ScenarioReport peeked = run(
                "{\"put\": {\"what\": {\"cards\": {\"in\": \"soul\", \"are\": \"peeked\"}}, \"to\": \"drop\"}}",
                "{\"zones\": {\"A drop zone\": [\"knight\"], \"A soul\": [\"squire\"]}}");
        assertEquals(1, peeked.passed(), peeked::text);
    }

    /** All zones together are those that all see into. */
    @Test
    void aHandIsDeclaredForItself() {
        assertTrue(failed("{\"draw\": \"held\"}").contains("it reads \"in hand\", which it has not declared"));
    }

    @Test
    void anotherTermReadsNoMoreThanIsDeclared() {
        assertTrue(failed("{\"if\": {\"when\": \"borrowed\", \"then\": \"draw\"}}")
                .contains("it asks for what reads more than it has declared"));
    }

    @Test
    void aCardFaceDownIsNotTurnedOver() {
        assertTrue(failed(
                        "{\"put\": {\"what\": {\"cards\": {\"in\": \"damage\", \"are\": \"peeked\"}}, \"to\": \"drop\"}}")
                .contains("it reads \"in damage zone\", which it has not declared"));
    }

    @Test
    void aTermThatWouldBeHandedTheQueryIsRefused() {
        for (Class<? extends Term> each : Array.of(Prying.class, Sly.class)) {
            String refused = assertThrows(
                            PluginException.class,
                            () -> Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), plugin(each)))
                    .getMessage();
            assertEquals(
                    "plugin deep: " + each.getName() + ": it must implement AddedValue, and leave its method \"value\""
                            + " with a Query as it is",
                    refused);
        }
    }

    @Test
    void aFunctionAsksTermsThatReadNoMore() {
        Plugin plugin = new Additions(
                "deep", registry -> registry.number("six", Array.empty(), inquiry -> inquiry.value(new Constant(6))));
        String then = "{\"draw\": {\"computed\": \"six\"}}";
        ScenarioReport report = Scenarios.run(
                Array.of(new ScenarioFile("f.json", file(then, "{\"counts\": {\"drew\": 6}}"))),
                ScenarioRules.standard().with(plugin));
        assertEquals(1, report.passed(), report::text);
    }
}
