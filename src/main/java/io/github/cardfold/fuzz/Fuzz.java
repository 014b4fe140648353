package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.State;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Plays random games, checks every state on the way and counts what they come to. The seed of a game fixes its decks
 * and its chance; with the same number of threads the same settings play the same games.
 */
public final class Fuzz {
    /** Of the checked states, one in so many is sent through its saved form. */
    private static final int SAVED = 16;

    private final Settings settings;
    private final Function<State, Probe> probes;
    private final Trial.Table table;

    private Fuzz(Settings settings, Function<State, Probe> probes) {
        this.settings = settings;
        this.probes = probes;
        table = new Trial.Table(settings.pairs());
    }

    /**
     * Plays the games and returns what became of them.
     *
     * @throws InterruptedException if the thread is interrupted while others play
     * @throws io.github.cardfold.cardfight.IllegalDeckException if a deck breaks the rules of deck building
     */
    public static Tally play(Settings settings) throws InterruptedException {
        return play(settings, start -> Probe.ofGame(start).and(Probe.ofForms().oneIn(SAVED)));
    }

    /**
     * Plays the games, looking at their steps with other probes.
     *
     * @param probes returns the probe of the game that begins with a state
     */
    public static Tally play(Settings settings, Function<State, Probe> probes) throws InterruptedException {
        return new Fuzz(settings, probes).play();
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
            throw new CompletionException(broken.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    /** Plays the share of one thread: the games whose number leaves this rest. */
    private Tally play(int share) {
        Tally tally = new Tally(table.rules());
        Map<String, int[]> given = Policy.Novelty.nothingGiven();
        for (int game = share; game < settings.games(); game += settings.threads()) {
            Trial trial = table.trial(settings.seed() + game);
            play(trial, policy(trial, tally.reached(), given), tally);
        }
        return tally;
    }

    private Policy policy(Trial trial, Reached reached, Map<String, int[]> given) {
        if (!settings.answers().isEmpty()) {
            return Policy.answers(settings.answers());
        }
        SplittableRandom random = new SplittableRandom(trial.seed());
        return switch (settings.manner(trial)) {
            case NOVELTY -> new Policy.Novelty(reached, given, random);
            case GREEDY ->
                Policy.greedy(Sights.of(settings.pairs().rules().game()).greedy(), random);
            case UNIFORM, MIXED -> Policy.uniform(random);
        };
    }

    private void play(Trial trial, Policy policy, Tally tally) {
        State start = table.start(trial, tally.reached());
        RandomGame game = new RandomGame(start, tally.reached(), settings.every(), probes.apply(start));
        Option<Fault> fault = game.play(policy);
        String title = table.title(trial);
        if (fault.isEmpty()) {
            tally.passed(title, game.state().outcome().get(), game.actions().length());
        } else {
            String transcript = "--seed " + trial.seed() + ' ' + game.transcript();
            tally.failed(
                    new Failure(trial.seed(), title, fault.get(), start, game.state(), game.actions(), transcript));
        }
    }
}
