package io.github.cardfold.spi;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.data.Format;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.json.PackJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioReport;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.vavr.collection.Array;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plugins register words and rules, in their order, and are refused if they are at fault. */
class PluginsTest {
    private static final String TEXT = """
            {"auto": {"on": {"placed": {"to": "rc"}}, "then": {"draw": {"tides": {"tides": 0}}}}}""";

    /** A plugin that says what it is told to. */
    private record Trial(
            String id, String version, String game, Array<RequiredPlugin> requires, Consumer<Registry> registered)
            implements Plugin {
        Trial(String id, RequiredPlugin... requires) {
            this(id, "1.2", "cardfight", Array.of(requires), registry -> {});
        }

        Trial(String id, Consumer<Registry> registered) {
            this(id, "1.2", "cardfight", Array.empty(), registered);
        }

        @Override
        public void register(Registry registry) {
            registered.accept(registry);
        }
    }

    private static Rules rules(Plugin... plugins) {
        return Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), plugins);
    }

    private static String refused(Plugin... plugins) {
        return String.valueOf(
                assertThrows(PluginException.class, () -> rules(plugins)).getMessage());
    }

    @Test
    void itsWordsAreThoseOfItsRules() {
        Language language = Language.of(rules(new Harbour()));
        Value value = new Harbour.Tides(new Constant(3));
        assertEquals(value, language.read(Value.class, language.write(value)));
        assertTrue(language.schema("x").toString().contains("tides"));
        assertFalse(Language.of(rules()).includes(language));
        assertTrue(language.includes(Language.of(rules())));
        assertEquals(
                language.names(Value.class), Cardfight.language(new Harbour()).names(Value.class));
    }

    /** A number that ends with a number stands in brackets where another one ends with it. */
    @Test
    void itsEnglishIsReadInsideOfOtherNumbers() {
        Language language = Cardfight.language(new Harbour());
        Ability ability = language.read(
                Ability.class,
                DataJson.read("{\"act\": {\"then\": {\"draw\": {\"count\": {\"some\": {\"of\": \"rear guards\","
                        + " \"at least\": 2, \"total\": {\"power\": {\"less than\": {\"tides\": 3}}}}}}}}}"));
        String english =
                "ACT: Draw (the number of two or more of your rear-guards with the sum of their powers being less"
                        + " than (the tides of 3)) cards.";
        assertEquals(english, language.grammar().write(ability));
        assertEquals(language.grammar().normal(ability), language.grammar().read(Ability.class, english));
    }

    @Test
    void aPackWithItsWordsIsReadWithItsLanguageAlone() {
        Language language = Cardfight.language(new Harbour());
        String text = "{\"format\": \"cardfold pack\", \"version\": " + Format.PACK.number()
                + ", \"id\": \"quay\", \"pack version\": \"1\", \"cards\": [{\"id\": \"pilot\","
                + " \"name\": \"Pilot\", \"grade\": 1, \"abilities\": [" + TEXT + "]}]}";
        Pack pack = PackJson.read("quay", text, language).getOrElseThrow(e -> new IllegalStateException(e.mkString()));
        assertEquals(
                pack,
                PackJson.read("quay", PackJson.write(pack, language), language).get());
        assertTrue(pack.cards().head().text().contains("the tides of"));
        String without = PackJson.read("quay", text).getLeft().mkString();
        assertTrue(without.contains("\"tides\"") && without.contains("in card 'pilot'"), without);
        assertThrows(IllegalArgumentException.class, () -> PackJson.write(pack));
        assertEquals(
                1, Cardfight.rules(Editions.JP_2026_04, pack, new Harbour()).definitionCount());
    }

    /** Twice the tides of none are 3 cards. */
    @Test
    void aScenarioFileSaysItsWords() {
        String file = """
                {"version": %d, "name": "tides", "start": "9.9", "seed": 1,
                 "cards": [{"id": "pilot", "grade": 1, "abilities": [%s]}],
                 "table": {"A": {"hand": "pilot"}},
                 "play": [{"do": "A call pilot from hand"}, {"do": "A pick front left"}],
                 "end": {"zones": {"A hand": ["squire", "squire", "squire"]}}}""".formatted(Format.SCENARIO.number(), TEXT);
        Array<ScenarioFile> files = Array.of(new ScenarioFile("f.json", file));
        ScenarioReport report = Scenarios.run(files, ScenarioRules.standard().with(new Harbour()));
        assertEquals(1, report.passed(), report::text);
        assertEquals(0, Scenarios.run(files).passed());
    }

    @Test
    void cardsOfAPluginAreReadWithTheWholeLanguage() {
        Plugin fleet = new Trial(
                "fleet",
                registry -> registry.cards(language -> Array.of(Packs.vanilla()
                        .cards()
                        .head()
                        .withId("tug")
                        .withName("Tug")
                        .withAbilities(Array.of(language.read(Ability.class, DataJson.read(TEXT)))))));
        assertTrue(rules(fleet, new Harbour()).definition("tug").isDefined());
        assertTrue(assertThrows(PluginException.class, () -> rules(fleet))
                .getMessage()
                .contains("plugin fleet: cards"));
    }

    @Test
    void theyRegisterAfterWhatTheyRequire() {
        StringBuilder order = new StringBuilder();
        Plugin first = new Trial("first", registry -> order.append("first "));
        Plugin second = new Trial(
                "second",
                "2",
                "cardfight",
                Array.of(new RequiredPlugin("first", "1.1")),
                registry -> order.append("second "));
        Plugin third = new Trial(
                "third",
                "2",
                "cardfight",
                Array.of(new RequiredPlugin("second", "2.0.0")),
                registry -> order.append("third "));
        rules(third, second, first);
        assertEquals("first second third ", order.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.2   | true",
                "1.1.9 | true",
                "1.2.0 | true",
                "1.3   | false",
                "1.10  | false",
                "0.9   | false",
                "2     | false"
            })
    void aVersionWillDoIfItIsAsNewAndItsFirstNumberIsTheSame(String version, boolean isMet) {
        Plugin other = new Trial("other", new RequiredPlugin("harbour", version));
        if (isMet) {
            rules(new Harbour(), other);
        } else {
            assertEquals(
                    "plugin other: it requires harbour " + version + ", and 1.2 is there",
                    refused(new Harbour(), other));
        }
    }

    @Test
    void whatDoesNotGoTogetherIsRefused() {
        assertEquals("plugin harbour: there are two of it, 1.2 and 1.2", refused(new Harbour(), new Trial("harbour")));
        assertTrue(refused(new Trial("cardfold")).startsWith("plugin cardfold: there are two of it, "));
        assertEquals(
                "plugin other: it requires dock 1, which is absent",
                refused(new Trial("other", new RequiredPlugin("dock", "1"))));
        assertEquals(
                "plugin one: it requires itself: one > two > one",
                refused(
                        new Trial("one", new RequiredPlugin("two", "1")),
                        new Trial("two", new RequiredPlugin("one", "1"))));
        assertEquals(
                "plugin other: it is for the game bridge and not for cardfight",
                refused(new Trial("other", "1", "bridge", Array.empty(), registry -> {})));
        assertEquals(
                "plugin other: there is a kind of event named tide already, of plugin harbour",
                refused(new Harbour(), new Trial("other", registry -> registry.events(EventKind.fact("tide")))));
        assertEquals(
                "plugin other: terms: there are two kinds of value named \"tides\"",
                refused(
                        new Harbour(),
                        new Trial("other", registry -> registry.terms(words -> words.with(Harbour.Tides.class)))));
        assertEquals(
                "plugin other: rules: no procedure is named 99",
                refused(new Trial("other", registry -> registry.edit("99", steps -> steps))));
    }

    @Test
    void whatThrowsOrSaysNothingIsRefused() {
        assertEquals("plugin other: registration: low water", refused(new Trial("other", registry -> {
            throw new IllegalStateException("low water");
        })));
        assertEquals(
                "plugin other: terms are null",
                refused(new Trial("other", registry -> registry.terms(PluginsTest::nothing))));
        assertEquals(
                "plugin other: cards are null",
                refused(new Trial("other", registry -> registry.cards(PluginsTest::nothing))));
        assertEquals(
                "plugin other: it takes words away or begins a language anew",
                refused(new Trial("other", registry -> registry.terms(words -> Language.empty()))));
        assertTrue(refused(new Trial("Not An Id")).contains("\"Not An Id\""));
        assertTrue(refused(new Trial("other", "new", "cardfight", Array.empty(), registry -> {}))
                .contains("\"new\" is not made of numbers"));
        assertEquals("plugin " + Silent.class.getName() + ": id is null", refused(new Silent()));
    }

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <T> T nothing(Object of) {
        return null;
    }

    /** A number with a function inside. */
    @Phrase("the winding")
    record Winding(IntSupplier rope) implements AddedValue {
        @Override
        public int value(Inquiry inquiry) {
            return rope.getAsInt();
        }
    }

    @Test
    void whatCannotBeSavedIsRefused() {
        assertEquals(
                "plugin other: value winding: its component \"rope\" cannot be saved; it is no number, truth value, text,"
                        + " term or word",
                refused(new Trial("other", registry -> registry.terms(words -> words.with(Winding.class)))));
    }

    @Test
    void nothingIsRegisteredAfterTheRegistration() {
        AtomicReference<@Nullable Registry> kept = new AtomicReference<>();
        rules(new Trial("other", kept::set));
        Registry late = requireNonNull(kept.get());
        assertThrows(PluginException.class, () -> late.events(EventKind.fact("tide")));
    }

    /** Plugins stand in the manifest with their versions, so that states and replays of other rules are refused. */
    @Test
    void theManifestNamesThem() {
        assertTrue(rules(new Harbour()).manifest().contains("\nplugin harbour 1.2 "));
        assertEquals(rules(new Harbour()).manifest(), rules(new Harbour()).manifest());
        assertNotEquals(rules().manifest(), rules(new Harbour()).manifest());
        Plugin one = new Trial(
                "other",
                registry -> registry.cards(
                        Packs.vanilla().cards().head().withId("tug").withName("Tug")));
        Plugin changed = new Trial(
                "other",
                registry -> registry.cards(Packs.vanilla()
                        .cards()
                        .head()
                        .withId("tug")
                        .withName("Tug")
                        .withPower(1000)));
        assertNotEquals(rules(one).manifest(), rules(changed).manifest());
    }

    @Test
    void thoseOfAGameAreDiscovered() {
        assertEquals(
                Array.of("trial-one", "trial-two"), Plugins.discover("trial").map(Plugin::id));
        assertEquals(Array.empty(), Cardfight.discover());
    }

    /** A plugin that does not say what it is. */
    private static final class Silent implements Plugin {
        @Override
        public String id() {
            return nothing("id");
        }

        @Override
        public String version() {
            return "1";
        }

        @Override
        public String game() {
            return "cardfight";
        }

        @Override
        public void register(Registry registry) {}
    }

    /** Plugins of a game that nobody plays, found by their names in META-INF/services. */
    public static class Two implements Plugin {
        @Override
        public String id() {
            return "trial-two";
        }

        @Override
        public String version() {
            return "1";
        }

        @Override
        public String game() {
            return "trial";
        }

        @Override
        public void register(Registry registry) {}
    }

    /** The first of them by its id. */
    public static final class One extends Two {
        @Override
        public String id() {
            return "trial-one";
        }
    }
}
