package io.github.cardfold.bot;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.match.Player;
import io.github.cardfold.view.View;

/**
 * Picks any legal answer, each equally probable. The same seed and the same questions give the same answers everywhere;
 * every answer moves the bot on, so two games that run at the same time need a bot each.
 */
public final class RandomBot implements Player {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long generator;

    /**
     * Makes a bot.
     *
     * @param seed any number
     */
    public RandomBot(long seed) {
        generator = seed;
    }

    @Override
    public Action choose(View view) {
        requireNonNull(view, "view");
        return view.legalActions().get(below(view.legalActions().size()));
    }

    /** SplitMix64. The remainder favours low numbers by less than one part in 2^40. */
    private int below(int bound) {
        generator += STEP;
        long z = (generator ^ generator >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(z ^ z >>> 31, bound);
    }
}
