package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.fuzz.Failure;
import io.github.cardfold.fuzz.Fuzz;
import io.github.cardfold.fuzz.Pairs;
import io.github.cardfold.fuzz.Settings;
import io.github.cardfold.fuzz.Shrinker;
import io.github.cardfold.fuzz.Tally;
import io.github.cardfold.vandaria.VandariaDeckException;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fuzz}: plays random games and checks every state of them. */
@Command(
        name = "fuzz",
        description = {
            "Random games are played and every state is checked; told are the games that broke",
            "something, the longest one, and what none of them came to: of the rules steps, rule actions",
            "and layers, of texts kinds, of the pack cards and abilities.",
            "With the same number of threads the same options play the same games."
        })
final class FuzzCommand implements Callable<Integer> {
    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            converter = WholeNumbers.Positive.class,
            description = "How many games of a pack, each with the next seed; ${DEFAULT-VALUE} if left out.")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "0",
            converter = WholeNumbers.Any.class,
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
            converter = WholeNumbers.Positive.class,
            description = "How many threads play; ${DEFAULT-VALUE} if left out.")
    private int threads;

    @Option(
            names = "--every",
            paramLabel = "N",
            defaultValue = "1",
            converter = WholeNumbers.Positive.class,
            description = "Check the state after every so many answers; ${DEFAULT-VALUE} if left out.")
    private int every;

    @Mixin
    private GameOption game = new GameOption();

    @Option(
            names = "--decks",
            paramLabel = "D",
            split = ",",
            completionCandidates = DeckNames.class,
            description = "The decks that fight one another: files or some of ${COMPLETION-CANDIDATES}, of one"
                    + " pack; those of --pack if left out.")
    private String[] decks = {};

    @Mixin
    private PackOption packs = new PackOption();

    @Option(names = "--counts", description = "Tell how often games came to each of these things.")
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

    /** A pack and the decks of it that are played. */
    private record Played(String pack, Pairs pairs) {}

    @Override
    public Integer call() throws InterruptedException {
        int failed = 0;
        for (Played each : game.isVandaria() ? Array.of(ofVandaria()) : played().map(this::ofFights)) {
            terminal.say("pack " + each.pack());
            failed += play(each);
        }
        return failed == 0 ? Status.DONE : Status.FAILED;
    }

    private Played ofFights(Pack of) {
        return new Played(
                of.id(),
                Pairs.ofFights(
                        packs.rules().of(of),
                        decks.length > 0 ? chosen() : DeckNames.of(of).map(Decks::named)));
    }

    private Played ofVandaria() {
        VandariaPack pack = VandariaFiles.pack(packs.names());
        Array<String> names = decks.length > 0 ? Array.of(decks) : VandariaFiles.decks(pack);
        if (names.isEmpty()) {
            throw DeckNames.none(pack.id());
        }
        try {
            return new Played(
                    pack.id(),
                    Pairs.ofVandaria(
                            Plugged.rules(VandariaRules.standard(), pack),
                            names.map(name -> VandariaFiles.deck(pack, name).getOrElseThrow(UsageException::new))));
        } catch (VandariaDeckException | IllegalArgumentException refusal) {
            throw new UsageException(String.valueOf(refusal.getMessage()), refusal);
        }
    }

    /** Games that were told are of one pack: that of the decks, or the one named, or the first. */
    private Array<Pack> played() {
        if (decks.length > 0) {
            return Array.of(packs.rules().pack(chosen()));
        }
        Array<Pack> all = packs.rules().packs();
        all.find(each -> DeckNames.of(each).isEmpty()).forEach(each -> {
            throw DeckNames.none(each.id());
        });
        return answers.length > 0 ? all.take(1) : all;
    }

    private int play(Played of) throws InterruptedException {
        boolean again = answers.length > 0;
        long start = System.nanoTime();
        Tally tally = Fuzz.play(new Settings(
                of.pairs(), again ? 1 : games, seed, policy, again ? 1 : threads, every, Array.ofAll(answers)));
        long milliseconds = Math.max(1, (System.nanoTime() - start) / 1_000_000);
        terminal.say(tally.report(counts));
        terminal.say("games per second: " + 1000L * (tally.passed() + tally.failed()) / milliseconds);
        tally.failures().forEach(failure -> write(failure, of.pack()));
        return tally.failed();
    }

    /** Writes the smallest case of a failure as a scenario file. */
    private void write(Failure failure, String pack) {
        Shrinker.shrink(failure).forEach(shrunk -> {
            String name = failure.title().replaceAll("[^a-z0-9]+", "-");
            Path file = Path.of("target", "fuzz", name + ".json");
            try {
                Files.createDirectories(file.getParent());
                Files.writeString(file, shrunk.scenario(pack).toString());
            } catch (IOException e) {
                throw new UncheckedIOException("writing " + file, e);
            }
            terminal.say("made small: " + file);
        });
    }

    private Array<DeckList> chosen() {
        return Array.of(decks).map(deck -> DeckFile.readable(packs.rules(), deck));
    }
}
