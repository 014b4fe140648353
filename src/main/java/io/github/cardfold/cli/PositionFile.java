package io.github.cardfold.cli;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.replay.ReplayBytes;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioException;
import io.github.cardfold.scenario.ScenarioRules;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which position a file means: a saved state, a moment of a replay, or where a scenario starts. */
final class PositionFile {
    @Option(
            names = "--at",
            paramLabel = "N",
            converter = WholeNumbers.Count.class,
            description = "The position of a replay after N answers.")
    private @Nullable Integer at;

    @Mixin
    private PackOption packs = new PackOption();

    /**
     * Reads the position of a file: a saved state as JSON or text, a scenario, or with {@code --at} a replay.
     *
     * @param missing what to add to the sentence that there is no such file
     * @throws UsageException if there is none
     */
    State read(String file, String missing) {
        byte[] bytes = InputFile.bytes(file, missing);
        String text = ReplayBytes.isReplay(bytes) ? "" : InputFile.text(file, missing);
        try {
            String format = text.isEmpty() ? Format.REPLAY.title() : format(text);
            boolean recorded = format.equals(Format.REPLAY.title());
            if (recorded != (at != null)) {
                throw new UsageException(
                        recorded
                                ? file + " is a replay, and --at must say which position of it is meant"
                                : file + " is no replay, of which --at could name a position");
            }
            return at == null
                    ? read(file, format, text)
                    : ReplayFile.position(packs.recorded(), file, ReplayFile.read(file, bytes), at);
        } catch (StateFormatException | NotationException unread) {
            throw new UsageException(file + ": " + unread.getMessage(), unread);
        } catch (ScenarioException noScenario) {
            throw new UsageException(noScenario);
        }
    }

    private State read(String file, String format, String text) {
        if (format.equals(Format.POSITION.title())) {
            return packs.recorded().read(rules -> Notation.readPosition(rules, text));
        }
        return format.equals(Format.STATE.title())
                ? packs.recorded().read(rules -> StateJson.read(rules, text))
                : start(Scenario.read(file, text, beside(file)));
    }

    private static State start(Scenario scenario) {
        if (!scenario.hasStart()) {
            throw new UsageException(scenario.source() + " has no position: it is about decks, a match, or penalties");
        }
        return scenario.start();
    }

    /** A scenario may name pack files that lie beside it. */
    private ScenarioRules beside(String file) {
        return Plugged.scenarioRules(packs.named())
                .in(Path.of(file).toAbsolutePath().resolveSibling(""));
    }

    /** The name of the format that a document says it has, "" if it says none, as scenarios do. */
    static String format(String text) {
        if (text.startsWith(Format.POSITION.title())) {
            return Format.POSITION.title();
        }
        return DataJson.read(text) instanceof Data.Fields fields && fields.get("format") instanceof Data.Text format
                ? format.value()
                : "";
    }
}
