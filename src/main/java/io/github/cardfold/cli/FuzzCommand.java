package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.fuzz.Failure;
import io.github.cardfold.fuzz.Fuzz;
import io.github.cardfold.fuzz.Settings;
import io.github.cardfold.fuzz.Shrinker;
import io.github.cardfold.fuzz.Tally;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code fuzz}: plays random games and checks every state of them. */
@Command(
        name = "fuzz",
        description = {
            "Random games are played and every state is checked; told are the games that broke",
            "something, the longest one, and the steps of the rules that never ran.",
            "With the same number of threads the same options play the same games."
        })
final class FuzzCommand implements Callable<Integer> {
    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            converter = Whole.Positive.class,
            description = "How many games, each with the next seed; ${DEFAULT-VALUE} if left out.")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "0",
            converter = Whole.Any.class,
            description = "The seed of the first game; ${DEFAULT-VALUE} if left out.")
    private long seed;

    @Option(
            names = "--policy",
            paramLabel = "P",
            defaultValue = "mixed",
            description = "How answers are chosen: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} if left out.")
    private Settings.Manner policy;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "2",
            converter = Whole.Positive.class,
            description = "How many threads play; ${DEFAULT-VALUE} if left out.")
    private int threads;

    @Option(
            names = "--every",
            paramLabel = "N",
            defaultValue = "1",
            converter = Whole.Positive.class,
            description = "Check the state after every so many answers; ${DEFAULT-VALUE} if left out.")
    private int every;

    @Option(
            names = "--decks",
            paramLabel = "D",
            split = ",",
            completionCandidates = DeckNames.class,
            description = "The decks that fight one another: files or some of ${COMPLETION-CANDIDATES}; all of these if"
                    + " left out.")
    private String[] decks = {};

    @Option(names = "--counts", description = "Tell how often each step of the rules ran.")
    private boolean counts;

    @Option(
            names = "--answers",
            paramLabel = "I",
            split = ",",
            description = "The answers of one game, as a failure told them: it is played again.")
    private int[] answers = {};

    private final Terminal terminal;

    FuzzCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws InterruptedException {
        boolean again = answers.length > 0;
        long start = System.nanoTime();
        Tally tally = Fuzz.play(new Settings(
                Cardfight.rules(),
                decks(),
                again ? 1 : games,
                seed,
                policy,
                again ? 1 : threads,
                every,
                Array.ofAll(answers)));
        long milliseconds = Math.max(1, (System.nanoTime() - start) / 1_000_000);
        terminal.say(tally.report(counts));
        terminal.say("games per second: " + 1000L * (tally.passed() + tally.failed()) / milliseconds);
        tally.failures().forEach(this::write);
        return tally.failed() == 0 ? Main.DONE : Main.FAILED;
    }

    /** Writes the smallest case of a failure as a scenario file. */
    private void write(Failure failure) {
        Shrinker.shrink(failure).forEach(shrunk -> {
            String name = failure.title().replaceAll("[^a-z0-9]+", "-");
            Path file = Path.of("target", "fuzz", name + ".json");
            try {
                Files.createDirectories(file.getParent());
                Files.writeString(file, shrunk.scenario(Packs.vanilla().id()).toString());
            } catch (IOException e) {
                throw new UncheckedIOException("writing " + file, e);
            }
            terminal.say("made small: " + file);
        });
    }

    private Array<DeckList> decks() {
        return decks.length == 0
                ? Decks.names().map(Decks::named)
                : Array.of(decks).map(DeckFile::readable);
    }
}
