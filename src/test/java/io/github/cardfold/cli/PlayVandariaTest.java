package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.bot.RandomBot;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.data.Format;
import io.github.cardfold.json.VandariaPackJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Report;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaDeckWriter;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that know Vandaria Wars. */
class PlayVandariaTest {
    private static List<String> lines(String... words) {
        return Shell.done(words).lines().toList();
    }

    @Test
    void theEndSaysWhoWonByTheSectionOfTheGuide() {
        List<String> lines = lines("play", "--game", "vandaria", "--seed", "7");
        assertEquals("A: salt-reeds (greedy), B: cinder-court (greedy), seed 7", lines.get(0));
        Matcher result = Pattern.compile("([AB]) wins by ([0-9.]+): (.*)").matcher(lines.get(lines.size() - 2));
        assertTrue(result.matches(), () -> lines.get(lines.size() - 2));
        assertEquals(Ledger.of(Document.VW).find(result.group(2)).get().summary(), result.group(3));
    }

    @Test
    void aGameIsToldFromTheDrawToTheDamage() {
        List<String> lines = lines("play", "--game", "vandaria", "--seed", "7");
        for (String said : List.of(
                "Turn 2, [AB]   \\[A: gold [0-9]+, hand [0-9]+, Territories [0-9]+, Victory Points 0 \\| B: .*\\]",
                "  [AB] draws .*",
                "  [AB] gains [0-9]+ gold",
                "  [AB] summons [A-Z].*",
                "    [A-Z].* is put into [A-Z].*",
                "  .* attacks .*",
                "    .* deals [0-9]+ damage to .*")) {
            assertTrue(lines.stream().anyMatch(line -> line.matches(said)), said);
        }
    }

    @Test
    void whoUsesAnActionIsTold() {
        List<String> lines = lines("play", "--game", "vandaria", "--players", "random,random", "--seed", "7");
        assertTrue(lines.stream().anyMatch(line -> line.matches("  [AB] uses [A-Z].*")), lines::toString);
    }

    @Test
    void aRecordedGameIsPlayedAgain(@TempDir Path folder) {
        String file = folder.resolve("game.cfr").toString();
        List<String> told = lines("play", "--game", "vandaria", "--seed", "7", "--out", file);
        List<String> again = lines("replay", file, "--tell");
        assertEquals(told.get(told.size() - 3), again.get(again.size() - 2));
        assertTrue(again.get(again.size() - 1).startsWith(file + ": as recorded, "), again::toString);
    }

    @Test
    void moreThanTwoPlayEachAloneOrInTeams(@TempDir Path folder) {
        String file = folder.resolve("game.json").toString();
        String decks = "salt-reeds,cinder-court,salt-reeds,cinder-court";
        String[] words = {"play", "--game", "vandaria", "--decks", decks, "--seed", "2"};
        List<String> alone = lines(words);
        assertEquals(
                "A: salt-reeds (greedy), B: cinder-court (greedy), C: salt-reeds (greedy), D: cinder-court (greedy),"
                        + " seed 2",
                alone.get(0));
        List<String> teams = Shell.done("play", "--game", "vandaria", "--decks", decks, "--teams", "--out", file)
                .lines()
                .toList();
        assertTrue(teams.get(teams.size() - 2).matches("[AB] wins by .*"), teams::toString);
        assertTrue(Shell.done("replay", file).contains("as recorded"));
        assertTrue(Shell.done("replay", file, "--seat", "D").contains("\"seat\":\"D\""));
        assertTrue(Shell.misused("replay", file, "--seat", "E").contains("--seat needs A, B, C or D, not E"));
    }

    /** Nobody in this game can get a Territory any more, let alone five. */
    @Test
    void aGameInWhichNothingIsLeftEnds() {
        List<String> told = lines("play", "--game", "vandaria", "--seed", "3", "--quiet");
        assertTrue(told.get(told.size() - 2).matches("[AB] wins by .*"), told::toString);
    }

    @Test
    void aGameThatIsBrokenOffSaysSo() {
        Rules rules =
                Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards());
        State first = Vandaria.start(rules, VandariaPacks.deck("salt-reeds"), VandariaPacks.deck("cinder-court"), 1);
        Report report = Match.between(new RandomBot(1), new RandomBot(2))
                .withMostAnswers(3)
                .play(first);
        assertEquals("broken off after 3 answers, as many as a replay holds; nobody has won", Play.result(report));
        assertFalse(Play.isDecided(report));
    }

    @Test
    void manyGamesAreCountedBySide() {
        String three = "salt-reeds,cinder-court,salt-reeds";
        String said = Shell.done("play", "--game", "vandaria", "--decks", three, "--games", "2", "--quiet");
        assertTrue(said.matches("(?s).*A won [0-2], B won [0-2], C won [0-2], 0 drawn of 2 games.*"), said);
    }

    @Test
    void seatsThatDoNotFitAreRefused() {
        String three = "salt-reeds,cinder-court,salt-reeds";
        assertTrue(Shell.misused("play", "--game", "vandaria", "--decks", three, "--teams")
                .contains("two teams have as many players each, not 3 together"));
        assertTrue(Shell.misused("play", "--game", "vandaria", "--decks", three, "--players", "random,random")
                .contains("2 players for 3 decks"));
        assertTrue(Shell.misused("play", "--teams").contains("--teams is of Vandaria Wars"));
        assertTrue(Shell.misused("play", "--decks", "tidal-archive,ember-caravan,tidal-archive")
                .contains("is played with two decks, not 3"));
    }

    @Test
    void cardsMayComeFromAFile(@TempDir Path folder) throws IOException {
        Path pack = folder.resolve("mine.json");
        Files.writeString(pack, VandariaPackJson.write(VandariaPacks.marches()));
        String[] words = {"play", "--game", "vandaria", "--games", "2", "--pack", pack.toString(), "--quiet"};
        assertTrue(Shell.done(words).contains(" of 2 games"));
    }

    @Test
    void gamesWithCardsOfAFileAreReplayedAndExplained(@TempDir Path folder) throws IOException {
        String pack = folder.resolve("mine.json").toString();
        String deck = folder.resolve("reeds.deck").toString();
        var cards = VandariaPacks.marches().cards().map(card -> card.withName("My " + card.name()));
        Files.writeString(Path.of(pack), VandariaPackJson.write(new VandariaPack("mine", "1", cards)));
        Files.writeString(
                Path.of(deck),
                VandariaDeckWriter.toText(
                                VandariaPacks.deck("salt-reeds"),
                                VandariaPacks.marches().cards())
                        .replaceAll("(?m)^(\\d+) ", "$1 My "));
        String recorded = folder.resolve("game.cfr").toString();
        String[] game = {"--game", "vandaria", "--decks", deck + "," + deck, "--pack", pack, "--out", recorded};
        Shell.done(Array.of("play", "--quiet").appendAll(Array.of(game)).toJavaArray(String[]::new));

        assertEquals(Status.FAILED, Shell.run("replay", recorded).status());
        String replayed = Shell.done("replay", "--pack", pack, recorded);
        assertTrue(replayed.startsWith(recorded + ": as recorded, "), replayed);
        for (String name : List.of("state.json", "state.txt")) {
            String state = folder.resolve(name).toString();
            Shell.done("replay", "--pack", pack, recorded, "--at", "9", "--out", state);
            String asked = Shell.done("explain", "--pack", pack, state);
            assertTrue(asked.contains("is asked"), asked);
        }
    }

    @Test
    void savedStatesOfShippedCardsAreExplained(@TempDir Path folder) {
        String recorded = folder.resolve("game.json").toString();
        String state = folder.resolve("state.json").toString();
        Shell.done("play", "--game", "vandaria", "--seed", "7", "--quiet", "--out", recorded);
        Shell.done("replay", recorded, "--at", "9", "--out", state);
        assertEquals(Shell.done("explain", recorded, "--at", "9"), Shell.done("explain", state));
    }

    @Test
    void aPackThatIsNoneIsRefused(@TempDir Path folder) {
        String recorded = folder.resolve("game.json").toString();
        Shell.done("play", "--game", "vandaria", "--seed", "7", "--quiet", "--out", recorded);
        assertTrue(Shell.misused("replay", "--pack", "fens", recorded)
                .contains("no shipped pack of that name among vanilla, "));
        assertEquals(
                Status.FAILED, Shell.run("replay", "--pack", "guide", recorded).status());
    }

    @Test
    void decksAreHeldAgainstTheGuide(@TempDir Path folder) throws IOException {
        assertEquals(
                "salt-reeds: legal, Fate Deck 61, Subdeck 7\n",
                Shell.done("deck", "check", "--game", "vandaria", "salt-reeds"));
        Path deck = folder.resolve("mine.deck");
        Files.writeString(deck, "[Fate Deck]\n3 Reed Warden\n");
        Shell run = Shell.run("deck", "check", "--game", "vandaria", deck.toString());
        assertEquals(Status.FAILED, run.status());
        assertTrue(run.out().contains("7.1.1"), run.out());
        assertTrue(run.out().contains("7.1.5"), run.out());
    }

    @Test
    void theGreedyPlayerBeatsTheRandomOneFromEitherSeat() {
        String said = Shell.done("play", "--game", "vandaria", "--players", "greedy,random", "--games", "5", "--quiet");
        assertTrue(said.contains("A won 5, B won 0"), said);
        said = Shell.done("play", "--game", "vandaria", "--players", "random,greedy", "--games", "5", "--quiet");
        assertTrue(said.contains("A won 0, B won 5"), said);
    }

    private static Path pack(Path folder, String skills) throws IOException {
        Path file = folder.resolve("harbor.json");
        Files.writeString(
                file,
                "{\"format\": \"cardfold vandaria pack\", \"version\": " + Format.VANDARIA_PACK.number()
                        + ", \"id\": \"harbor\", \"pack version\": \"1\", \"cards\": [{\"id\": \"quay\", \"name\":"
                        + " \"Quay\", \"cost\": 1, \"type\": \"territory\", \"capacity\": 3, \"defense\": 3,"
                        + " \"skills\": [" + skills + "]}]}");
        return file;
    }

    @Test
    void packsAreChecked(@TempDir Path folder) throws IOException {
        String file = pack(folder, "{\"active\": {\"cost\": \"slide\", \"then\": [{\"gain gold\": 1}]}}")
                .toString();
        assertEquals(
                "marches: " + VandariaPacks.marches().cards().size() + " cards, nothing wrong\n" + file
                        + ": 1 card, nothing wrong\n",
                Shell.done("cards", "check", "marches", file));
        pack(folder, "{\"active\": {\"cost\": \"slide\", \"then\": [{\"slide\": \"$gone\"}]}}");
        Shell run = Shell.run("cards", "check", file);
        assertEquals(Status.FAILED, run.status());
        assertTrue(
                run.out().startsWith(file + ": $.cards[0].skills[0]")
                        && run.out().contains("$gone"),
                run.out());
        String said = Shell.misused("cards", "schema", file);
        assertTrue(said.startsWith("cardfold: '" + file + "' is a pack of Vandaria Wars: "), said);
    }

    @Test
    void whereAPackHasNoDecksSomeAreToBeNamed(@TempDir Path folder) throws IOException {
        String file = pack(folder, "").toString();
        for (String command : List.of("play", "fuzz")) {
            assertEquals(
                    "cardfold: no deck of the pack 'harbor' is shipped; name some with --decks",
                    Shell.misused(command, "--game", "vandaria", "--pack", file));
        }
    }

    @Test
    void aDeckOfTheOtherGameIsSaidToBeOne() {
        String vandaria = "cardfold: 'salt-reeds' is a deck of Vandaria Wars: say --game vandaria";
        assertEquals(vandaria, Shell.misused("play", "--decks", "salt-reeds,cinder-court"));
        assertEquals(vandaria, Shell.misused("deck", "check", "salt-reeds"));
        assertEquals(vandaria, Shell.misused("fuzz", "--decks", "salt-reeds,cinder-court"));
        assertEquals(
                "cardfold: 'tidal-archive' is a deck of Cardfight!! Vanguard: leave out --game vandaria",
                Shell.misused("deck", "check", "--game", "vandaria", "tidal-archive"));
    }

    @Test
    void anUnknownDeckIsRefusedWithThoseThereAre() {
        String said = Shell.misused("deck", "check", "--game", "vandaria", "tidal-archives");
        assertTrue(
                said.contains(
                        "the pack marches has the decks salt-reeds, cinder-court, tallow-road, stormglass-school"),
                said);
    }
}
