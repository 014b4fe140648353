package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.card.DeckWriter;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Player;
import io.github.cardfold.match.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayTest {
    private static List<String> lines(String... words) {
        return Shell.done(words).lines().toList();
    }

    @Test
    void theSameArgumentsWriteTheSameBytes() {
        String first = Shell.done("play", "--seed", "7", "--players", "greedy,random");
        assertTrue(first.length() > 1000);
        assertEquals(first, Shell.done("play", "--seed", "7", "--players", "greedy,random"));
    }

    @Test
    void noLocaleChangesAByte() {
        String first = Shell.done("play", "--seed", "7");
        Locale locale = Locale.getDefault();
        try {
            for (String tag : List.of("ar-EG-u-nu-arab", "tr-TR", "hi-IN-u-nu-deva")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertEquals(first, Shell.done("play", "--seed", "7"), tag);
            }
        } finally {
            Locale.setDefault(locale);
        }
    }

    @Test
    void linesEndTheSameWayEverywhere() {
        String told = Shell.done("play", "--seed", "7");
        assertTrue(told.endsWith(" decisions\n"));
        assertFalse(told.contains("\r"));
    }

    @Test
    void anotherSeedTellsAnotherGame() {
        String first = Shell.done("play", "--seed", "7");
        assertNotEquals(
                first.replace("seed 7", ""), Shell.done("play", "--seed", "8").replace("seed 8", ""));
    }

    @Test
    void theEndSaysWhoWonBySectionAndHowLongItTook() {
        List<String> lines = lines("play", "--seed", "3");
        Matcher result = Pattern.compile("([AB]) wins by ([0-9.]+): (.*)").matcher(lines.get(lines.size() - 2));
        assertTrue(result.matches(), () -> lines.get(lines.size() - 2));
        String loser = result.group(1).equals("A") ? "B" : "A";
        assertEquals(loser + " has lost by " + result.group(2), lines.get(lines.size() - 3));
        assertEquals(Ledger.of(Document.JP).find(result.group(2)).get().summary(), result.group(3));
        assertTrue(lines.get(lines.size() - 1).matches("seed 3, [0-9]+ turns, [0-9]+ decisions"));
    }

    @Test
    void quietLeavesOnlyTheResult() {
        List<String> all = lines("play", "--seed", "3");
        assertEquals(
                List.of(all.get(0), all.get(all.size() - 2), all.get(all.size() - 1)),
                lines("play", "--seed", "3", "--quiet"));
    }

    @Test
    void theDecksAndPlayersOfTheCommandLineFight() {
        assertEquals(
                "A: starmoth-choir (random), B: clockwork-orchard (greedy), seed 1",
                lines("play", "--quiet", "--decks", "starmoth-choir,clockwork-orchard", "--players", "random,greedy")
                        .get(0));
    }

    @Test
    void manyGamesAreToldInALineEachAndSummedUp() {
        List<String> lines = lines("play", "--games", "6", "--seed", "3", "--players", "greedy,random");
        assertEquals("A: tidal-archive (greedy), B: ember-caravan (random), seeds 3 to 8", lines.get(0));
        List<String> games = lines.subList(1, 7);
        for (int i = 0; i < 6; i++) {
            List<String> alone = lines("play", "--quiet", "--seed", "" + (i + 3), "--players", "greedy,random");
            String sentence = alone.get(1).substring(0, alone.get(1).indexOf(':'));
            assertEquals(alone.get(2).replaceFirst(",", ": " + sentence + ","), games.get(i));
        }
        long a = games.stream().filter(game -> game.contains(": A wins")).count();
        assertEquals("A won " + a + ", B won " + (6 - a) + ", 0 drawn of 6 games", lines.get(7));
        assertEquals(
                List.of(lines.get(0), lines.get(7)),
                lines("play", "--quiet", "--games", "6", "--seed", "3", "--players", "greedy,random"));
    }

    @Test
    void aDeckMayComeFromAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.deck");
        Files.writeString(file, DeckWriter.toText(Decks.named("ember-caravan")));
        assertEquals(
                Shell.done("play", "--seed", "5", "--decks", "tidal-archive,ember-caravan"),
                Shell.done("play", "--seed", "5", "--decks", "tidal-archive," + file)
                        .replace(file.toString(), "ember-caravan"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--sead 3 | there is no option '--sead'; did you mean '--seed'?",
                "3 | '3' is one word too many",
                "--seed | --seed needs a value",
                "--seed --quiet | --seed needs a value",
                "--seed 1 --seed 2 | option '--seed' (N) should be specified only once",
                "--seed three | invalid value for option '--seed': a whole number of 64 bits is needed, not 'three'",
                "--seed 99999999999999999999 | invalid value for option '--seed': a whole number of 64 bits is needed,"
                        + " not '99999999999999999999'",
                "--games 0 | invalid value for option '--games': a whole number from 1 to 2147483647 is needed, not '0'",
                "--decks tidal-archive | invalid value for option '--decks': two names joined by a comma are needed, or up to six for Vandaria Wars,"
                        + " not 'tidal-archive'",
                "--players greedy, | invalid value for option '--players': two names joined by a comma are needed, or up to six for Vandaria Wars,"
                        + " not 'greedy,'",
                "--players greedy,clever | invalid value for option '--players': there is no player 'clever', only"
                        + " greedy and random",
            })
    void badArgumentsAreRefusedInOneLine(String words, String sentence) {
        assertEquals(
                "cardfold: " + sentence + " (see cardfold play --help)", Shell.misused(("play " + words).split(" ")));
    }

    @Test
    void aMistypedDeckIsRefusedWithTheOneThatWasMeant() {
        assertEquals(
                "cardfold: there is no file 'ember-karavan', and there is no deck 'ember-karavan'; did you mean"
                        + " 'ember-caravan'?",
                Shell.misused("play", "--decks", "tidal-archive,ember-karavan"));
    }

    @Test
    void aDeckFileThatCannotBeReadIsRefusedInOneLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("bad.deck");
        Files.writeString(file, "[Main deck]\n4 Ripple Raeder\nx Ripple Reader\n");
        assertEquals(
                "cardfold: " + file + ":2:3: the pack vanilla has no card 'Ripple Raeder'; did you mean"
                        + " 'Ripple Reader'? (and 1 more)",
                Shell.misused("play", "--decks", "tidal-archive," + file));
    }

    @Test
    void anIllegalDeckIsRefusedInOneLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("small.deck");
        Files.writeString(file, "[Main deck]\n4 Ripple Reader\n\n[Ride deck]\n1 Inkwater Foundling\n");
        String said = Shell.misused("play", "--decks", "tidal-archive," + file);
        assertTrue(said.startsWith("cardfold: deck " + file + " of seat B: "), said);
        assertTrue(said.contains("8.1.4.1"), said);
    }

    @Test
    void aGameThatFailsIsTold() {
        Player idle = view -> view.legalActions().head();
        Player bad = view -> {
            throw new IllegalStateException("out of ideas");
        };
        assertTrue(Play.isDecided(report(idle, idle)));
        assertFalse(Play.isDecided(report(idle, bad)));
        Score score = new Score(report(idle, idle).first());
        score.add(report(idle, bad));
        assertEquals("A won 0, B won 0, 0 drawn, 1 failed of 1 games", score.sentence());
    }

    private static Report report(Player a, Player b) {
        return Match.between(a, b)
                .play(Cardfight.start(
                        Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"), 1));
    }
}
