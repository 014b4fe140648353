package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckWriter;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.data.Format;
import io.github.cardfold.json.PackJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands that work with the cards of a pack of the user's own. */
class PackOptionTest {
    private static final Pack MINE = Packs.nightfair()
            .withId("mine")
            .withCards(Packs.nightfair().cards().map(card -> card.withName("My " + card.name())));

    @TempDir
    private Path folder;

    private String pack;
    private String deck;

    @BeforeEach
    void write() throws IOException {
        pack = file("mine.pack.json", PackJson.write(MINE));
        deck = file("mine.deck", DeckWriter.toText(Decks.named("hollow-candle")).replaceAll("(?m)^(\\d+) ", "$1 My "));
    }

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }

    @Test
    void aDeckOfTheUsersCardsIsCheckedPlayedAndReplayed() {
        assertEquals(deck + ": legal, main deck 50, ride deck 4\n", Shell.done("deck", "check", "--pack", pack, deck));
        String recorded = folder.resolve("game.cfr").toString();
        String told = Shell.done("play", "--pack", pack, "--decks", deck + "," + deck, "--out", recorded);
        assertTrue(told.contains("rides My "), told);
        String replayed = Shell.done("replay", "--pack", pack, recorded);
        assertTrue(replayed.startsWith(recorded + ": as recorded, "), replayed);
        String asked = Shell.done("explain", "--pack", pack, "--at", "3", recorded);
        assertTrue(asked.contains("is asked"), asked);
    }

    @Test
    void aReplayOfTheUsersCardsNeedsThem() {
        String recorded = folder.resolve("game.cfr").toString();
        Shell.done("play", "--pack", pack, "--decks", deck + "," + deck, "--out", recorded, "--quiet");
        Shell without = Shell.run("replay", recorded);
        assertEquals(Status.FAILED, without.status());
        assertTrue(without.out().contains("mine"), without.out());
    }

    @Test
    void randomGamesArePlayedWithTheUsersCards() {
        Shell games = Shell.run("fuzz", "--pack", pack, "--decks", deck, "--games", "1", "--threads", "1");
        assertEquals(Status.DONE, games.status(), games.err());
        assertTrue(games.out().startsWith("pack mine\n"), games.out());
        assertEquals(
                "cardfold: no deck of the pack 'mine' is shipped; name some with --decks",
                Shell.misused("fuzz", "--pack", pack));
    }

    @Test
    void aScenarioMayNameThePackOfTheCommandLine() throws IOException {
        String scenario = file("guard.json", """
                {
                  "version": %d,
                  "name": "a card of the user's",
                  "pack": "mine",
                  "table": {
                    "A": {"vanguard": "hairpin-duelist", "hand": ["toll-gate-smasher"], "deck": ["toll-gate-smasher"]},
                    "B": {"vanguard": "hairpin-duelist", "deck": ["toll-gate-smasher"]}
                  },
                  "start": "9.9",
                  "begin": {"asked": "A 9.9.2"}
                }
                """.formatted(Format.SCENARIO.number()));
        assertEquals("1 passed, 0 failed\n", Shell.done("scenario", "--pack", pack, scenario));
        Shell without = Shell.run("scenario", scenario);
        assertEquals(Status.FAILED, without.status());
        assertTrue(without.out().contains("$.pack"), without.out());
    }

    @Test
    void decksOfOtherPacksAreNotFound() {
        String said = Shell.misused("play", "--pack", pack, "--decks", "tidal-archive,ember-caravan");
        assertTrue(said.contains("the deck 'tidal-archive' is of none of the packs mine"), said);
    }

    @Test
    void whereAPackHasNoDecksSomeAreToBeNamed() {
        assertEquals(
                "cardfold: no deck of the pack 'mine' is shipped; name some with --decks",
                Shell.misused("play", "--pack", pack));
    }

    @Test
    void packsOfVandariaWarsAreSaidToBeOnes() {
        assertEquals(
                "cardfold: 'marches' is a pack of Vandaria Wars: cards check checks it; play, fuzz and deck check take it"
                        + " with --game vandaria",
                Shell.misused("cards", "show", "--pack", "marches"));
    }

    @Test
    void packsThatCannotBeUsedAreRefused() throws IOException {
        String none = Shell.misused("deck", "check", "--pack", "nothing", deck);
        assertTrue(none.contains("no shipped pack of that name among vanilla, nightfair"), none);
        String twice = Shell.misused("deck", "check", "--pack", pack, "--pack", pack, deck);
        assertEquals("cardfold: two packs of --pack have the id 'mine'", twice);
        String broken = file("broken.json", PackJson.write(MINE).replace("\"grade\":", "\"grad\":"));
        String said = Shell.misused("play", "--pack", broken);
        assertTrue(said.contains("$.cards[0]") && said.contains(" more)"), said);
    }
}
