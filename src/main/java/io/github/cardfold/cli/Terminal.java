package io.github.cardfold.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Where a command writes. Lines end the same way everywhere.
 *
 * @param out takes what was asked for
 * @param err takes what was wrong
 * @param colours whether what is written may be coloured
 */
record Terminal(OutputStream out, OutputStream err, Ansi colours) {

    /**
     * Writes a line of what was asked for.
     *
     * @throws ClosedException if nobody takes it
     */
    void say(String line) {
        try {
            write(out, line);
        } catch (IOException closed) {
            throw new ClosedException(closed);
        }
    }

    /** Writes a line that stands out on a terminal. */
    void head(String line) {
        say(Help.defaultColorScheme(colours).apply(line, List.of(Style.bold)).toString());
    }

    /** Writes a line of a game that is told; the turns stand out. */
    void tell(String line) {
        if (line.startsWith("Turn ")) {
            head(line);
        } else {
            say(line);
        }
    }

    /** Writes the one line that says what is wrong; it stays one if a name in it has line ends. */
    void complain(String sentence) {
        try {
            write(err, "cardfold: " + sentence.replaceAll("\\p{Cntrl}", "?"));
        } catch (IOException nobodyListens) {
            // The exit status still tells.
        }
    }

    /** One call for the whole line, so that the lines of two programs do not mix. */
    private static void write(OutputStream stream, String line) throws IOException {
        stream.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        stream.flush();
    }
}
