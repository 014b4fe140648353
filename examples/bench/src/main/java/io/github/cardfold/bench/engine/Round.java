package io.github.cardfold.bench.engine;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongUnaryOperator;

/**
 * One round of a comparison: two builds, freshly loaded, play the same games in turn, first to warm up and then for the
 * record.
 *
 * @param old what the one did
 * @param other what the other did
 */
record Round(Side old, Side other) {
    private static final double WARM_UP_SECONDS = 4;
    private static final double SECONDS = 2;

    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Plays a round; the one that goes first in each pair of games is the same throughout, and another next round. */
    static Round played(LongUnaryOperator old, LongUnaryOperator other, boolean oldFirst) {
        Side first = new Side(oldFirst ? old : other);
        Side second = new Side(oldFirst ? other : old);
        long game = play(first, second, 0, WARM_UP_SECONDS);
        first.reset();
        second.reset();
        play(first, second, game, SECONDS);
        return oldFirst ? new Round(first, second) : new Round(second, first);
    }

    private static long play(Side first, Side second, long from, double seconds) {
        long game = from;
        while (first.nanos + second.nanos < 2 * seconds * 1e9) {
            first.play(game);
            second.play(game);
            game++;
        }
        return game;
    }

    /** Returns the natural logarithm of the other's speed by the old one's. */
    double logarithm() {
        return Math.log((double) other.decisions / other.nanos * old.nanos / old.decisions);
    }

    /** One build's games and what they took of the playing thread. */
    static final class Side {
        private final LongUnaryOperator games;
        private long nanos;
        private long allocated;
        private long decisions;

        private Side(LongUnaryOperator games) {
            this.games = games;
        }

        private void play(long game) {
            long bytes = THREAD.getCurrentThreadAllocatedBytes();
            long start = THREAD.getCurrentThreadCpuTime();
            decisions += games.applyAsLong(game);
            nanos += THREAD.getCurrentThreadCpuTime() - start;
            allocated += THREAD.getCurrentThreadAllocatedBytes() - bytes;
        }

        private void reset() {
            nanos = 0;
            allocated = 0;
            decisions = 0;
        }

        /** Returns the decisions a second. */
        long rate() {
            return (long) (decisions * 1e9 / nanos);
        }

        /** Returns the bytes allocated for a decision. */
        long bytes() {
            return allocated / decisions;
        }
    }
}
