package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeckCheckTest {
    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        Path file = folder.resolve("mine.deck");
        Files.writeString(file, text);
        return file.toString();
    }

    private Shell failed(String file) {
        Shell run = Shell.run("deck", "check", file);
        assertEquals("", run.err());
        assertEquals(Status.FAILED, run.status());
        return run;
    }

    @Test
    void everyShippedDeckIsLegal() {
        String[] words = Decks.names().prepend("check").prepend("deck").toJavaArray(String[]::new);
        assertEquals(
                Decks.names()
                        .map(name -> name + ": legal, main deck 50"
                                + (name.equals("ember-stragglers") ? "\n" : ", ride deck 4\n"))
                        .mkString(),
                Shell.done(words));
    }

    @Test
    void theShippedDecksAreListedUnderTheirPacks() {
        String expected = Packs.all()
                .map(pack -> pack.id() + "\n"
                        + Decks.names(pack.id()).map(name -> "  " + name + "\n").mkString())
                .mkString();
        String other = "marches (Vandaria Wars)\n  salt-reeds\n  cinder-court\n  tallow-road\n  stormglass-school\n";
        assertEquals(expected + other, Shell.done("deck", "list"));
        assertTrue(expected.contains("nightfair\n  sparkwheel-racers\n"), expected);
    }

    @Test
    void decksOfTwoPacksAreRefusedWithTheDecksOfEach() {
        String said = Shell.misused("play", "--decks", "tidal-archive,sparkwheel-racers");
        assertTrue(said.contains("not of one pack: vanilla has tidal-archive, "), said);
        assertTrue(said.contains("; nightfair has sparkwheel-racers, "), said);
    }

    @Test
    void aFileIsCheckedLikeAShippedDeck() throws IOException {
        String file = file(DeckWriter.toText(Decks.named("ember-caravan")));
        assertEquals(file + ": legal, main deck 50, ride deck 4\n", Shell.done("deck", "check", file));
    }

    @Test
    void everyBrokenRuleIsNamedWithItsSection() throws IOException {
        String legal = DeckWriter.toText(Decks.named("ember-caravan"));
        String file = file(legal.replaceFirst("(?m)^4 ", "5 "));
        List<String> lines = failed(file).lines();
        assertEquals(file + ": The main deck has 51 cards where exactly 50 are needed. (8.1.4.1)", lines.get(0));
        assertEquals(1, lines.stream().filter(line -> line.endsWith(" (8.1.5)")).count(), lines.toString());
    }

    @Test
    void everyProblemWithTheTextIsNamedWithItsLine() throws IOException {
        String file = file("[Main deck]\n0 Ripple Reader\n4 Ripple Raeder\nfour Ripple Reader\n[Maine deck]\n");
        assertEquals(
                List.of(
                        file + ":2:1: a count must be from 1 to 999, not 0",
                        file + ":3:3: the pack vanilla has no card 'Ripple Raeder'; did you mean 'Ripple Reader'?",
                        file + ":4:1: 'four' is no count: a line is a whole number and a card's name",
                        file + ":5:1: '[Maine deck]' is none of the headings [Main deck], [Ride deck], [G deck]"),
                failed(file).lines());
    }

    @Test
    void oneBadDeckAmongManyFailsTheCheck() throws IOException {
        Shell run = Shell.run("deck", "check", "tidal-archive", file("[Main deck]\n"), "ember-caravan");
        assertEquals(Status.FAILED, run.status());
        assertEquals(
                "ember-caravan: legal, main deck 50, ride deck 4",
                run.lines().get(run.lines().size() - 1));
    }

    @Test
    void whatIsNoDeckListIsBadUsage() throws IOException {
        assertEquals("cardfold: FILE is missing (see cardfold deck check --help)", Shell.misused("deck", "check"));
        assertEquals(
                "cardfold: there is no file 'tidal-archve', and there is no deck 'tidal-archve'; did you mean"
                        + " 'tidal-archive'?",
                Shell.misused("deck", "check", "tidal-archve"));
        assertEquals(
                "cardfold: '" + folder + "' is a folder, not a file",
                Shell.misused("deck", "check", folder.toString()));
        Path binary = folder.resolve("binary.deck");
        Files.write(binary, new byte[] {(byte) 0xff, 0, (byte) 0xc3});
        assertEquals(
                "cardfold: '" + binary + "' is not text in UTF-8", Shell.misused("deck", "check", binary.toString()));
    }
}
