package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.data.Format;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.spi.Harbour;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands work with the plugins that lie on the class path. */
class PluggedTest {
    private static final String TEXT = "{\"act\": {\"in\": \"rc\", \"then\": {\"computed\": \"moor\"}}}";

    @TempDir
    private Path folder;

    /** A plugin with a card that is like one of the shipped ones, but for its text. */
    public static final class Fleet implements Plugin {
        /** Makes it, as the loader of services does. */
        public Fleet() {}

        @Override
        public String id() {
            return "fleet";
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
        public void register(Registry registry) {
            registry.cards(language -> {
                Card tug = Packs.vanilla()
                        .cards()
                        .find(each -> each.name().equals("Ripple Reader"))
                        .get()
                        .withId("tug")
                        .withName("Tug")
                        .withAbilities(Array.of(language.read(Ability.class, DataJson.read(TEXT))));
                return Array.of(tug, tug.withId("anchor").withName("Anchor").withTags(TreeSet.of("anchor")));
            });
        }
    }

    private PluginFolder plugins;

    @BeforeEach
    void putOnTheClassPath() throws IOException {
        plugins = new PluginFolder(folder, Harbour.class, Fleet.class);
    }

    @AfterEach
    void takeAway() {
        plugins.takeAway();
    }

    private String pack() throws IOException {
        return plugins.file("port.pack.json", """
                {"format": "cardfold pack", "version": %d, "id": "port", "pack version": "1", "cards": [
                  {"id": "pilot", "name": "Pilot", "grade": 1, "abilities": [%s]}]}""".formatted(Format.PACK.number(), TEXT));
    }

    /** A shipped deck with a card of the plugin in the place of another. */
    private String deck(String card) throws IOException {
        Path shipped = Path.of("src", "main", "packs", "tidal-archive.deck");
        return plugins.file(card + ".deck", Files.readString(shipped).replaceFirst("(?s)Ripple Reader", card));
    }

    @Test
    void cardsAreCheckedAndShownWithTheirWords() throws IOException {
        assertTrue(Shell.done("cards", "check", pack()).endsWith(": 1 card, nothing wrong\n"));
        String shown = Shell.done("cards", "show", "Tug");
        assertTrue(shown.contains("Moor."), shown);
        assertTrue(Shell.done("cards", "show", "--pack", pack(), "Pilot").contains("Moor."));
        assertTrue(Shell.done("cards", "schema", pack()).contains("water level"));
    }

    @Test
    void withoutThemTheirWordsAreUnknown() throws IOException {
        String pack = pack();
        takeAway();
        Shell run = Shell.run("cards", "check", pack);
        assertEquals(Status.FAILED, run.status());
        assertTrue(run.out().contains("\"computed\""), run.out());
        assertFalse(Shell.done("cards", "schema", "vanilla").contains("water level"));
    }

    @Test
    void aScenarioIsRun() throws IOException {
        String file = plugins.file("moor.json", """
                {"version": %d, "name": "moor", "start": "9.9", "seed": 1,
                 "cards": [{"id": "pilot", "grade": 1, "abilities": [%s]}],
                 "table": {"A": {"front left": "pilot", "hand": "knight"}},
                 "play": [{"do": "A activate pilot on front left"}],
                 "end": {"zones": {"A quay": "knight"}}}""".formatted(Format.SCENARIO.number(), TEXT));
        assertTrue(Shell.done("scenario", file).startsWith("1 passed"));
    }

    @Test
    void decksWithTheirCardsArePlayedAndReplayed() throws IOException {
        String deck = deck("Tug");
        assertTrue(Shell.done("deck", "check", deck).contains(": legal"));
        String replay = folder.resolve("game.replay").toString();
        Shell.done("play", "--quiet", "--decks", deck + "," + deck, "--out", replay);
        assertTrue(Shell.done("replay", replay).contains(": as recorded"));
        assertTrue(
                Shell.done("fuzz", "--games", "2", "--decks", deck + "," + deck).contains("2 passed"));
        takeAway();
        assertEquals(Status.FAILED, Shell.run("deck", "check", deck).status());
        assertNotEquals(Status.DONE, Shell.run("replay", replay).status());
    }

    @Test
    void theirRulesOfDeckBuildingAreAsked() throws IOException {
        Shell run = Shell.run("deck", "check", deck("Anchor"));
        assertEquals(Status.FAILED, run.status());
        assertTrue(run.out().contains("The main deck has Anchor. (harbour 1)"), run.out());
    }

    /** What stands in a word of a plugin is rewritten with the rest. */
    @Test
    void olderPacksWithTheirWordsAreUpgraded() throws IOException {
        String file = plugins.file("old.pack.json", """
                {"format": "cardfold pack", "version": 1, "id": "port", "pack version": "1", "cards": [
                  {"id": "pilot", "name": "Pilot", "grade": 1, "abilities": [{"act": {"in": "rc", "then":
                    {"draw": {"tides": {"count": {"cards": {"in": "hand", "are": {"name has": "Tug"}}}}}}}}]}]}""");
        Shell.done("upgrade", file);
        String now = Files.readString(Path.of(file));
        assertFalse(now.contains("name has"), now);
        assertTrue(Shell.done("cards", "check", file).contains("nothing wrong"));
    }

    @Test
    void whatIsWrongWithThemIsSaidInOneLine() throws IOException {
        plugins.name("no.such.Plugin");
        assertTrue(Shell.misused("cards", "check", "vanilla").contains("no.such.Plugin"));
    }
}
