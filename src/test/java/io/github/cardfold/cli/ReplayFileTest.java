package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.json.ReplayJson;
import io.github.cardfold.json.Replays;
import io.github.cardfold.json.SeatReplay;
import io.github.cardfold.json.SeatReplayJson;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.replay.Playback;
import io.github.cardfold.replay.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayFileTest {
    @TempDir
    private Path folder;

    private String told;
    private String bytes;
    private String json;

    @BeforeEach
    void record() {
        bytes = folder.resolve("game.cfr").toString();
        json = folder.resolve("game.json").toString();
        told = Shell.done("play", "--seed", "3", "--out", bytes);
        assertEquals(told, Shell.done("play", "--seed", "3", "--out", json));
    }

    private Replay recorded() throws IOException {
        return Replays.read(Files.readAllBytes(Path.of(bytes)));
    }

    @Test
    void bothFormsHoldTheSameGame() throws IOException {
        assertEquals(recorded(), ReplayJson.read(Files.readString(Path.of(json))));
        assertTrue(Files.size(Path.of(bytes)) < Files.size(Path.of(json)));
    }

    @Test
    void aReplayIsAsRecorded() throws IOException {
        int answers = recorded().actions().size();
        assertEquals(bytes + ": as recorded, " + answers + " answers, B wins by 13.2.2\n", Shell.done("replay", bytes));
        assertEquals(json + ": as recorded, " + answers + " answers, B wins by 13.2.2\n", Shell.done("replay", json));
    }

    @Test
    void aReplayIsToldAsTheGameWas() {
        List<String> again = Shell.done("replay", "--tell", bytes).lines().toList();
        List<String> first = told.lines().toList();
        assertEquals(first.subList(1, first.size() - 2), again.subList(0, again.size() - 1));
    }

    @Test
    void anyPositionIsShownAsTextAndWrittenInEitherForm() throws IOException {
        State state = recorded()
                .begin(Cardfight.rules())
                .flatMap(first -> first.to(40))
                .map(Playback::state)
                .get();
        assertEquals(
                Notation.position(state).strip(),
                Shell.done("replay", bytes, "--at", "40").strip());
        Path text = folder.resolve("position.txt");
        assertEquals("", Shell.done("replay", json, "--at", "40", "--out", text.toString()));
        assertEquals(state, Notation.readPosition(Cardfight.rules(), Files.readString(text)));
        Path saved = folder.resolve("position.json");
        assertEquals("", Shell.done("replay", json, "--at", "40", "--out", saved.toString()));
        assertEquals(state, StateJson.read(Cardfight.rules(), Files.readString(saved)));
    }

    @Test
    void whatASeatWasShownIsItsOwnReplay() throws IOException {
        SeatReplay shown = SeatReplay.of(recorded(), Cardfight.rules(), Seat.B).get();
        assertEquals(
                SeatReplayJson.write(shown),
                Shell.done("replay", bytes, "--seat", "B").strip());
        Path seen = folder.resolve("seen.json");
        assertEquals("", Shell.done("replay", json, "--seat", "B", "--out", seen.toString()));
        assertEquals(shown, SeatReplayJson.read(Files.readString(seen)));
        assertEquals("cardfold: --seat needs A or B, not C", Shell.misused("replay", json, "--seat", "C"));
        assertEquals(
                "cardfold: --seat shows a whole game to one seat; leave --at and --tell out",
                Shell.misused("replay", json, "--seat", "A", "--at", "3"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--tell"})
    void anAlteredReplayFailsAndSaysWhere(String option) throws IOException {
        Path altered = folder.resolve("altered.json");
        Files.writeString(
                altered,
                Files.readString(Path.of(json))
                        .replace("\"seed\":\"0000000000000003\"", "\"seed\":\"0000000000000004\""));
        Shell run = option.isEmpty()
                ? Shell.run("replay", altered.toString())
                : Shell.run("replay", option, altered.toString());
        assertEquals(Status.FAILED, run.status());
        assertEquals("", run.err());
        assertTrue(run.out().startsWith(altered + ": decision 0: the position has the hash "), run.out());
    }

    @Test
    void whatIsNoReplayIsBadUsage() throws IOException {
        Path cut = folder.resolve("cut.cfr");
        Files.write(cut, Arrays.copyOf(Files.readAllBytes(Path.of(bytes)), 300));
        assertTrue(Shell.misused("replay", cut.toString()).startsWith("cardfold: " + cut + ": byte "));
        Path text = folder.resolve("text");
        Files.writeString(text, "{\"format\":\"cardfold state\"}");
        assertEquals(
                "cardfold: " + text + ": $.format: expected \"cardfold replay\", found \"cardfold state\"",
                Shell.misused("replay", text.toString()));
        assertEquals("cardfold: there is no file 'no.cfr'", Shell.misused("replay", "no.cfr"));
        assertEquals("cardfold: '" + folder + "' is a folder, not a file", Shell.misused("replay", folder.toString()));
        assertEquals("cardfold: FILE is missing (see cardfold replay --help)", Shell.misused("replay"));
    }

    @Test
    void aPositionThatIsNotThereIsBadUsage() throws IOException {
        int answers = recorded().actions().size();
        assertEquals(
                "cardfold: --at needs a number from 0 to " + answers + " for " + json + ", not 700",
                Shell.misused("replay", json, "--at", "700"));
        assertEquals(
                "cardfold: --out needs --at, which says which position to write, or --seat",
                Shell.misused("replay", json, "--out", "x"));
        assertEquals(
                "cardfold: invalid value for option '--at': a whole number from 0 to 2147483647 is needed, not '-1' (see"
                        + " cardfold replay --help)",
                Shell.misused("replay", json, "--at", "-1"));
    }

    @Test
    void whereNothingCanBeWrittenNothingIsPlayed() {
        assertEquals(
                "cardfold: the file '" + folder + "' cannot be written: it is a folder",
                Shell.misused("play", "--out", folder.toString()));
        Path nowhere = folder.resolve("nowhere");
        assertEquals(
                "cardfold: the file '" + nowhere.resolve("x") + "' cannot be written: there is no folder " + nowhere,
                Shell.misused("play", "--out", nowhere.resolve("x").toString()));
        assertEquals(
                "cardfold: --out keeps the replay of one game; leave --games out",
                Shell.misused("play", "--out", "x", "--games", "2"));
    }
}
