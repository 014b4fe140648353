package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.DeckWriter;
import io.github.cardfold.cardfight.card.Decks;
import io.github.cardfold.kernel.Document;
import io.github.cardfold.kernel.Ledger;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Player;
import io.github.cardfold.match.Report;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
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

class MainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        return Main.run(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                args);
    }

    private byte[] bytes(String... args) {
        out.reset();
        assertEquals(Main.PLAYED, run(args));
        return out.toByteArray();
    }

    private List<String> lines() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void theSameArgumentsWriteTheSameBytes() {
        byte[] first = bytes("--seed", "7", "--players", "greedy,random");
        assertTrue(first.length > 1000);
        assertArrayEquals(first, bytes("--seed", "7", "--players", "greedy,random"));
    }

    @Test
    void noLocaleChangesAByte() {
        byte[] first = bytes("--seed", "7");
        Locale locale = Locale.getDefault();
        try {
            for (String tag : List.of("ar-EG-u-nu-arab", "tr-TR", "hi-IN-u-nu-deva")) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertArrayEquals(first, bytes("--seed", "7"), tag);
            }
        } finally {
            Locale.setDefault(locale);
        }
    }

    @Test
    void linesEndTheSameWayEverywhere() {
        String told = new String(bytes("--seed", "7"), StandardCharsets.UTF_8);
        assertTrue(told.endsWith(" decisions\n"));
        assertFalse(told.contains("\r"));
    }

    @Test
    void anotherSeedTellsAnotherGame() {
        String first = new String(bytes("--seed", "7"), StandardCharsets.UTF_8);
        String second = new String(bytes("--seed", "8"), StandardCharsets.UTF_8);
        assertNotEquals(first.replace("seed 7", ""), second.replace("seed 8", ""));
    }

    @Test
    void theEndSaysWhoWonBySectionAndHowLongItTook() {
        bytes("--seed", "3");
        Matcher result = Pattern.compile("([AB]) wins by ([0-9.]+): (.*)").matcher(lines().get(lines().size() - 2));
        assertTrue(result.matches(), () -> lines().get(lines().size() - 2));
        String loser = result.group(1).equals("A") ? "B" : "A";
        assertEquals(loser + " has lost by " + result.group(2), lines().get(lines().size() - 3));
        assertEquals(Ledger.of(Document.JP).find(result.group(2)).get().summary(), result.group(3));
        assertTrue(lines().get(lines().size() - 1).matches("seed 3, [0-9]+ turns, [0-9]+ decisions"));
    }

    @Test
    void quietLeavesOnlyTheResult() {
        bytes("--seed", "3");
        List<String> all = lines();
        bytes("--seed", "3", "--quiet");
        assertEquals(List.of(all.get(0), all.get(all.size() - 2), all.get(all.size() - 1)), lines());
    }

    @Test
    void theDecksAndPlayersOfTheCommandLineFight() {
        bytes("--quiet", "--decks", "starmoth-choir,clockwork-orchard", "--players", "random,greedy");
        assertEquals("A: starmoth-choir (random), B: clockwork-orchard (greedy), seed 1", lines().get(0));
    }

    @Test
    void aDeckMayComeFromAFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.deck");
        Files.writeString(file, DeckWriter.toText(Decks.named("ember-caravan")));
        byte[] shipped = bytes("--seed", "5", "--decks", "tidal-archive,ember-caravan");
        byte[] own = bytes("--seed", "5", "--decks", "tidal-archive," + file);
        assertEquals(
                new String(shipped, StandardCharsets.UTF_8),
                new String(own, StandardCharsets.UTF_8).replace(file.toString(), "ember-caravan"));
    }

    @Test
    void helpNamesEveryOption() {
        bytes("--help");
        for (String option : List.of("--seed", "--decks", "--players", "--quiet", "tidal-archive", "greedy")) {
            assertTrue(out.toString(StandardCharsets.UTF_8).contains(option), option);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--sead 3 | there is no option '--sead'",
                "3 | there is no option '3'",
                "--seed | --seed needs a value",
                "--seed three | --seed needs a whole number, not 'three'",
                "--seed 99999999999999999999 | --seed needs a whole number, not '99999999999999999999'",
                "--decks tidal-archive | --decks needs two values joined by a comma, not 'tidal-archive'",
                "--decks a,b,c | --decks needs two values joined by a comma, not 'a,b,c'",
                "--players greedy, | --players needs two values joined by a comma, not 'greedy,'",
                "--players greedy,clever | there is no player 'clever', only greedy and random",
                "--decks tidal-archive,no-such-file | 'no-such-file' is neither a file that can be read nor one of"
                        + " the decks tidal-archive, clockwork-orchard, ember-caravan, starmoth-choir"
            })
    void badArgumentsAreRefusedInOneLine(String args, String sentence) {
        assertEquals(Main.MISUSED, run(args.split(" ")));
        assertEquals("cardfold: " + sentence + " (see --help)\n", err.toString(StandardCharsets.UTF_8));
        assertEquals("", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aDeckFileThatCannotBeReadIsRefusedInOneLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("bad.deck");
        Files.writeString(file, "[Main deck]\n4 Ripple Raeder\nx Ripple Reader\n");
        assertEquals(Main.MISUSED, run("--decks", "tidal-archive," + file));
        assertEquals(
                "cardfold: " + file + ":2:3: the pack vanilla has no card 'Ripple Raeder'; did you mean"
                        + " 'Ripple Reader'? (and 1 more) (see --help)\n",
                err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void anIllegalDeckIsRefusedInOneLine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("small.deck");
        Files.writeString(file, "[Main deck]\n4 Ripple Reader\n\n[Ride deck]\n1 Inkwater Foundling\n");
        assertEquals(Main.MISUSED, run("--decks", "tidal-archive," + file));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.startsWith("cardfold: deck " + file + " of seat B: "), said);
        assertTrue(said.contains("8.1.4.1"), said);
        assertEquals(said.length() - 1, said.indexOf('\n'));
    }

    @Test
    void aGameThatFailsHasAStatusOfItsOwn() {
        Player idle = view -> view.legalActions().head();
        Player bad = view -> {
            throw new IllegalStateException("out of ideas");
        };
        assertEquals(Main.PLAYED, Main.status(report(idle, idle)));
        assertEquals(Main.FAILED, Main.status(report(idle, bad)));
    }

    private static Report report(Player a, Player b) {
        return Match.between(a, b)
                .play(Cardfight.start(
                        Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"), 1));
    }
}
