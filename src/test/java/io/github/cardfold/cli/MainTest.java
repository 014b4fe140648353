package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Help.Ansi;

class MainTest {
    private static final List<String> COMMANDS =
            List.of("play", "replay", "scenario", "explain", "perft", "fuzz", "deck", "rules", "upgrade");

    @Test
    void aGameIsPlayedIfNoCommandIsNamed() {
        assertEquals(Shell.done("play"), Shell.done());
        assertEquals(Shell.done("play", "--seed", "3"), Shell.done("--seed", "3"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h", "help"})
    void helpNamesEveryCommand(String word) {
        String help = Shell.done(word);
        COMMANDS.forEach(command -> assertTrue(help.contains("\n  " + command + " "), command));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play",
                "replay",
                "scenario",
                "explain",
                "perft",
                "fuzz",
                "deck",
                "deck list",
                "deck check",
                "rules",
                "upgrade"
            })
    void everyCommandHasHelp(String command) {
        String help = Shell.done((command + " --help").split(" "));
        assertTrue(help.startsWith("Usage: cardfold " + command + " "), help);
        assertTrue(help.contains("Exit status: 0 done, 1 a check failed, 2 bad usage."), help);
    }

    @Test
    void theVersionIsToldInOneLine() {
        assertTrue(Shell.done("--version").matches("cardfold .+\\R"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plya | there is no command 'plya'; did you mean 'play' or 'replay'? (see cardfold --help)",
                "qqq | there is no command 'qqq' (see cardfold --help)",
                "deck | missing required subcommand (see cardfold deck --help)",
                "deck chek x | there is no command 'chek'; did you mean 'check'? (see cardfold deck --help)",
                "3 | there is no command '3' (see cardfold --help)",
            })
    void aMistypedCommandIsRefusedInOneLine(String words, String sentence) {
        assertEquals("cardfold: " + sentence, Shell.misused(words.split(" ")));
    }

    @Test
    void coloursAreForTerminals() {
        String plain = Shell.done("play", "--seed", "3");
        String coloured = Shell.run(Ansi.ON, "play", "--seed", "3").out();
        assertFalse(plain.contains("\u001b"));
        assertTrue(coloured.contains("\u001b[1mTurn 1, "));
        assertEquals(plain, coloured.replaceAll("\u001b\\[[0-9]*m", ""));
    }

    @Test
    void aComplaintStaysOneLineWhateverTheNames() {
        assertEquals(
                "cardfold: there is no file 'a?b', and there is no deck 'a?b' among tidal-archive, clockwork-orchard,"
                        + " ember-caravan, starmoth-choir, ember-stragglers, sparkwheel-racers, undertow-court, hollow-candle,"
                        + " draughthouse-guild, turnstile-court, lantern-gaol, palio-riders, chapter-of-hours, second-bell, mending-yard",
                Shell.misused("deck", "check", "a\nb"));
    }

    @Test
    void whatHasBeenSeenEnoughOfStopsInSilence() {
        Closing pipe = new Closing("Broken pipe");
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        assertEquals(Status.FAILED, Main.run(new Terminal(pipe, err, Ansi.OFF), "play", "--games", "1000000"));
        assertEquals(2, pipe.lines);
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void anOutputThatCannotBeWrittenIsSaid() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Closing disk = new Closing("No space left on device");
        assertEquals(Status.FAILED, Main.run(new Terminal(disk, err, Ansi.OFF), "play"));
        assertEquals(
                "cardfold: the output cannot be written: No space left on device\n",
                err.toString(StandardCharsets.UTF_8));
    }

    /** Takes one line and no more. */
    private static final class Closing extends OutputStream {
        private final String reason;
        private int lines;

        Closing(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            lines++;
            if (lines > 1) {
                throw new IOException(reason);
            }
        }
    }
}
