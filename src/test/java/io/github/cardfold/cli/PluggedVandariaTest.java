package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Format;
import io.github.cardfold.vandaria.plugin.Tolls;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands work with the plugins for Vandaria Wars that lie on the class path. */
class PluggedVandariaTest {
    @TempDir
    private Path folder;

    private PluginFolder plugins;

    @BeforeEach
    void putOnTheClassPath() throws IOException {
        plugins = new PluginFolder(folder, Tolls.class);
    }

    @AfterEach
    void takeAway() {
        plugins.takeAway();
    }

    /** A pack with a word of the plugin. */
    private String pack() throws IOException {
        return plugins.file("gates.json", """
                {"format": "cardfold vandaria pack", "version": %d, "id": "gates", "pack version": "1", "cards": [
                  {"id": "bridge-reeve", "name": "Bridge Reeve", "cost": 1, "type": "follower", "kind": "human",
                   "personality": "holy", "atk": 1, "def": 1, "vit": 1,
                   "skills": [{"active": {"cost": "slide", "then": [{"toll": 1}]}}]}]}
                """.formatted(Format.VANDARIA_PACK.number()));
    }

    /** A shipped deck with another card in the place of one. */
    private String deck(String card) throws IOException {
        Path shipped = Path.of("src", "main", "packs", "vandaria", "salt-reeds.deck");
        return plugins.file(
                card + ".deck", Files.readString(shipped).replaceFirst("(?m)^(\\d+) Weir Chaplain$", "$1 " + card));
    }

    @Test
    void gamesArePlayedWithTheirCards() throws IOException {
        String deck = deck("Toll Keeper");
        assertTrue(Shell.done("deck", "check", "--game", "vandaria", deck).contains(": legal"));
        String replay = folder.resolve("game.replay").toString();
        Shell.done("play", "--game", "vandaria", "--quiet", "--decks", deck + "," + deck, "--out", replay);
        assertTrue(Shell.done("replay", replay).contains(": as recorded"));
        takeAway();
        assertEquals(
                Status.FAILED,
                Shell.run("deck", "check", "--game", "vandaria", deck).status());
    }

    @Test
    void packsHaveTheirWords() throws IOException {
        String deck = deck("Bridge Reeve");
        String played = Shell.done(
                "play", "--game", "vandaria", "--pack", "marches", "--pack", pack(), "--decks", deck + "," + deck);
        assertTrue(played.contains("Bridge Reeve"), played);
        takeAway();
        String refused = Shell.misused(
                "play", "--game", "vandaria", "--pack", "marches", "--pack", pack(), "--decks", deck + "," + deck);
        assertTrue(refused.contains("toll"), refused);
    }
}
