package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.State;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Plays random games between all shipped decks, checks every state on the way and tells which steps of the rules never
 * ran.
 *
 * <pre>
 * mvn -q -B test-compile exec:java -Dexec.mainClass=io.github.cardfold.fuzz.Fuzz -Dexec.classpathScope=test \
 *     -Dexec.args="--games 10000"
 * </pre>
 *
 * <p>Further options: {@code --seed} of the first game, {@code --policy} {@code uniform}, {@code novelty} (prefers what
 * was least often answered) or {@code mixed}, {@code --threads}, {@code --every} so many answers to check a state,
 * {@code --counts} for how often each step ran. The seed of a game fixes its decks and its chance; with the same number
 * of threads the same options play the same games. A game that breaks something is printed with its seed, its decks and
 * its actions, and {@code --seed} with the printed {@code --answers} plays it again.
 *
 * <p>A step that runs before the first decision of a game is not heard and counts as never reached.
 */
public final class Fuzz {
    private final FuzzSettings settings;
    private final Trial.Table table = new Trial.Table();

    private Fuzz(FuzzSettings settings) {
        this.settings = settings;
    }

    /** Plays the games that the arguments ask for; ends the process with 1 if one of them broke something. */
    public static void main(String[] args) throws InterruptedException {
        if (run(System.out, args) > 0) {
            System.exit(1);
        }
    }

    /** Plays the games and returns how many of them broke something. */
    static int run(PrintStream out, String... args) throws InterruptedException {
        FuzzSettings settings = FuzzSettings.of(args);
        long start = System.nanoTime();
        Tally tally = new Fuzz(settings).play();
        out.println(tally.report((System.nanoTime() - start) / 1e9, settings.counts()));
        return tally.failed();
    }

    private Tally play() throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(settings.threads());
        try {
            List<Future<Tally>> shares = new ArrayList<>();
            for (int i = 0; i < settings.threads(); i++) {
                int share = i;
                shares.add(threads.submit(() -> play(share)));
            }
            Tally all = new Tally(table.rules());
            for (Future<Tally> share : shares) {
                all.add(share.get());
            }
            return all;
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        } finally {
            threads.shutdown();
        }
    }

    /** Plays the share of one thread: the games whose number leaves this rest. */
    private Tally play(int share) {
        Tally tally = new Tally(table.rules());
        Map<String, int[]> given = Policy.Novelty.nothingGiven();
        for (int game = share; game < settings.games(); game += settings.threads()) {
            Trial trial = new Trial(settings.seed() + game);
            play(trial, policy(trial, given), tally);
        }
        return tally;
    }

    private Policy policy(Trial trial, Map<String, int[]> given) {
        if (!settings.answers().isEmpty()) {
            return Policy.answers(settings.answers());
        }
        SplittableRandom random = new SplittableRandom(trial.seed());
        return settings.isNovel(trial) ? new Policy.Novelty(given, random) : Policy.uniform(random);
    }

    private void play(Trial trial, Policy policy, Tally tally) {
        RandomGame game = new RandomGame(trial.start(table), tally.coverage(), settings.every());
        try {
            State end = game.play(policy);
            tally.passed(trial, end.outcome().get(), game.decisions());
        } catch (RuntimeException | AssertionError broken) {
            tally.failed(trial + ":\n" + broken + at(broken) + "\n--seed " + trial.seed() + ' ' + game.transcript());
        }
    }

    /** Where an exception came from; what an invariant says needs no place. */
    private static String at(Throwable broken) {
        StringBuilder text = new StringBuilder();
        for (StackTraceElement each : broken.getStackTrace()) {
            if (broken instanceof RuntimeException && each.getClassName().startsWith("io.github.cardfold")) {
                text.append("\n    at ").append(each);
            }
        }
        return text.toString();
    }
}
