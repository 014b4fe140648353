package io.github.cardfold.replay;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Player;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.view.View;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Recorded games between the shipped decks. */
final class Games {
    private static final ShippedGames FIRST = ShippedGames.ALL.head();
    /** The rules of the first pack. */
    static final Rules RULES = FIRST.rules();

    private Games() {}

    /** A set-up of the first pack. */
    static Setup setup(SplittableRandom random) {
        return FIRST.setup(random::nextInt);
    }

    /** A random game of the first pack to its end; the seed says which, and one in eight has open chance. */
    static Recorder random(long seed) {
        return random(FIRST, seed);
    }

    /** A random game of a pack to its end. */
    static Recorder random(ShippedGames pack, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Setup setup = pack.setup(random::nextInt);
        Recorder begun = random.nextInt(8) == 0 ? Recorder.ofOpenChance(setup) : Recorder.of(setup, seed);
        return playedOut(begun, random);
    }

    /** The rest of a game by random answers, once in two thousand a concession. */
    static Recorder playedOut(Recorder begun, SplittableRandom random) {
        return folded(begun, state -> {
            ActionList legal = state.legalActions();
            return random.nextInt(2000) == 0
                    ? Action.concede(Seat.of(random.nextInt(2)))
                    : legal.get(random.nextInt(legal.size()));
        });
    }

    /** A game between two sound players. */
    static Recorder greedy(long seed) {
        Player player = new GreedyBot();
        return folded(
                Recorder.of(setup(new SplittableRandom(seed)), seed),
                state -> player.choose(View.of(state, state.decision().get().seat())));
    }

    private static Recorder folded(Recorder begun, Function<State, Action> answer) {
        Recorder record = begun;
        while (!record.state().isOver()) {
            record = record.step(answer.apply(record.state()));
        }
        return record;
    }
}
