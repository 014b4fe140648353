package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.PackJson;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.replay.Divergence;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.Replay;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** States and replays are read under the very plugins that they were made with; else the message names the plugin. */
class ChangedPluginsTest {
    /** What the rules have that something of {@code harbour 1.2} is read under. */
    enum Now {
        MISSING,
        OTHER_VERSION,
        OTHER_WORDS,
        OTHER_CARDS,
        OTHER_NAMES
    }

    /** A harbour that another plugin may look like. */
    private record Built(String version, Consumer<Registry> more) implements Plugin {
        @Override
        public String id() {
            return "harbour";
        }

        @Override
        public String game() {
            return "cardfight";
        }

        @Override
        public void register(Registry registry) {
            registry.terms(language -> language.with(Harbour.Tides.class));
            more.accept(registry);
        }
    }

    private static final Plugin WAS = new Built("1.2", registry -> {});

    private static Array<Plugin> plugins(Now now) {
        return switch (now) {
            case MISSING -> Array.empty();
            case OTHER_VERSION -> Array.of(new Built("1.3", registry -> {}));
            case OTHER_WORDS ->
                Array.of(new Built("1.2", registry -> registry.terms(words -> words.with(Docks.Draft.class))));
            case OTHER_CARDS ->
                Array.of(new Built(
                        "1.2",
                        registry -> registry.cards(
                                Packs.vanilla().cards().head().withId("tug").withName("Tug"))));
            case OTHER_NAMES -> Array.of(new Built("1.2", registry -> registry.lasting(new Mark("fog"))));
        };
    }

    private static Rules rules(Iterable<? extends Plugin> plugins) {
        return Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), plugins);
    }

    private static DeckList deck() {
        return Decks.named(Decks.names("vanilla").head());
    }

    @ParameterizedTest
    @EnumSource
    void aStateNamesIt(Now now) {
        Rules then = rules(Array.of(WAS));
        String saved = StateJson.write(Cardfight.start(then, deck(), deck(), 1));
        String message = String.valueOf(assertThrows(
                        StateFormatException.class, () -> StateJson.read(rules(plugins(now)), saved))
                .getMessage());
        assertTrue(message.contains("\"plugin harbour 1.2 "), message);
        assertEquals(now == Now.OTHER_VERSION, message.contains("\"plugin harbour 1.3 "));
        assertEquals(saved, StateJson.write(StateJson.read(then, saved)));
    }

    @ParameterizedTest
    @EnumSource
    void aReplayNamesIt(Now now) {
        Rules then = rules(Array.of(WAS));
        Recorder recorder = Recorder.of(Cardfight.setup(then, deck(), deck()), 1);
        for (int i = 0; i < 10; i++) {
            Action next = recorder.state().legalActions().head();
            recorder = recorder.step(next);
        }
        Replay replay = recorder.replay();
        Divergence divergence = replay.verify(rules(plugins(now))).getLeft();
        assertEquals(Divergence.Kind.RULES, divergence.kind());
        assertTrue(divergence.sentence().contains("plugin harbour 1.2 "), divergence.sentence());
        assertTrue(replay.verify(then).isRight());
    }

    /** A card is at fault for what it says; where and of which card, the message tells. */
    @Test
    void aPackNamesTheCardAndTheNode() {
        String text = """
                {"format": "cardfold pack", "version": %d, "id": "quay", "pack version": "1", "cards": [{"id": "pilot",
                  "name": "Pilot", "grade": 1, "abilities": [{"act": {"in": "rc", "then": {"draw": {"tides": 1}}}}]}]}""".formatted(Format.PACK.number());
        assertTrue(PackJson.read("quay", text, Cardfight.language(WAS)).isRight());
        String missing = PackJson.read("quay", text).getLeft().mkString();
        assertTrue(
                missing.contains("in card 'pilot'") && missing.contains("$.cards[0].abilities[0].act.then.draw"),
                missing);
    }

    private static String pack(String requires) {
        return """
                {"format": "cardfold pack", "version": %d, "id": "quay", "pack version": "1", "requires": [%s],
                  "cards": [{"id": "pilot", "name": "Pilot", "grade": 1,
                    "abilities": [{"act": {"in": "rc", "then": {"draw": {"tides": 1}}}}]}]}""".formatted(Format.PACK.number(), requires);
    }

    private static String refusal(String requires, Language language) {
        return PackJson.read("quay", pack(requires), language).getLeft().mkString("|");
    }

    @Test
    void aPackNamesThePluginThatItRequires() {
        String harbour = "{\"plugin\": \"harbour\", \"version\": \"1.2\"}";
        Language language = Cardfight.language(WAS);
        Pack read = PackJson.read("quay", pack(harbour), language).get();
        assertEquals(Array.of(new RequiredPlugin("harbour", "1.2")), read.requires());
        assertEquals(
                read,
                PackJson.read("again", PackJson.write(read, language), language).get());
        assertTrue(PackJson.read("quay", pack(harbour.replace("1.2", "1.1")), language)
                .isRight());
        String absent = refusal(harbour, Packs.language());
        assertTrue(absent.contains("$.requires[0].plugin") && absent.contains("\"harbour\""), absent);
        assertTrue(!absent.contains("tides"), absent);
        String older = refusal(harbour.replace("1.2", "1.3"), language);
        assertTrue(older.contains("$.requires[0].version") && older.contains("1.2"), older);
        String newer = refusal(harbour.replace("1.2", "0.9"), language);
        assertTrue(newer.contains("$.requires[0].version"), newer);
        String none = refusal(harbour.replace("1.2", "new"), language);
        assertTrue(none.contains("numbers with dots between them"), none);
    }

    @Test
    void rulesRefuseAPackWhosePluginTheyLack() {
        Pack pack = Packs.vanilla()
                .withRequires(Array.of(new RequiredPlugin("harbour", "1.2"), new RequiredPlugin("tides", "2")));
        String absent = String.valueOf(
                assertThrows(IllegalArgumentException.class, () -> Cardfight.rules(Editions.JP_2026_04, pack, WAS))
                        .getMessage());
        assertEquals("Pack 'vanilla' requires the plugin tides 2, which is absent", absent);
        Pack later = pack.withRequires(Array.of(new RequiredPlugin("harbour", "1.3")));
        String older = String.valueOf(
                assertThrows(IllegalArgumentException.class, () -> Cardfight.rules(Editions.JP_2026_04, later, WAS))
                        .getMessage());
        assertEquals("Pack 'vanilla' requires the plugin harbour 1.3, and 1.2 is there", older);
        Cardfight.rules(Editions.JP_2026_04, pack.withRequires(Array.of(new RequiredPlugin("harbour", "1.2"))), WAS);
    }

    private static Plugin editing(String id, Consumer<Registry> edits) {
        return new io.github.cardfold.cardfight.Additions(id, registry -> {
            edits.accept(registry);
            return registry;
        });
    }

    private static Array<String> labels(Rules rules, String procedure) {
        Procedure edited = rules.procedure(procedure);
        return Array.ofAll(edited.labels());
    }

    /** Steps are put after a label and in its place; games go on from there, and end. */
    @Test
    void stepsComeAfterALabelAndInItsPlace() {
        Array<String> before = labels(rules(Array.empty()), "9.1");
        int battle = before.indexOf("9.10");
        Rules rules = rules(Array.of(
                editing(
                        "after",
                        registry -> registry.events(EventKind.fact("ebb"))
                                .edit("9.1", steps -> steps.insertAfter("9.9", more -> more.let("ebb", run -> {})))),
                editing(
                        "instead",
                        registry -> registry.edit(
                                "9.1",
                                steps -> steps.replace(
                                        "9.10",
                                        more -> more.let("no battle", run -> {}).let("truce", run -> {}))))));
        Array<String> now = labels(rules, "9.1");
        assertEquals(before.indexOf("9.9") + 1, now.indexOf("ebb"));
        assertEquals(before.size() + 2, now.size());
        assertEquals(battle + 1, now.indexOf("no battle"));
        assertEquals(battle + 2, now.indexOf("truce"));
        assertTrue(!now.contains("9.10"));
        State state = Cardfight.start(rules, deck(), deck(), 3);
        int turns = 0;
        while (!state.isOver() && turns++ < 400) {
            assertTrue(!state.position().rules().game().moment(state.position()).startsWith("10"));
            state = StateJson.read(rules, StateJson.write(state))
                    .step(state.legalActions().head());
        }
        String taken = String.valueOf(assertThrows(
                        PluginException.class,
                        () -> rules(Array.of(editing(
                                "twice",
                                registry -> registry.edit(
                                        "9.1", steps -> steps.replace("99", more -> more.let("x", run -> {})))))))
                .getMessage());
        assertTrue(taken.startsWith("plugin twice: rules: ") && taken.contains("99"), taken);
    }
}
