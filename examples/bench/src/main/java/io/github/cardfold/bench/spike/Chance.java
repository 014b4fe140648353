package io.github.cardfold.bench.spike;

/** SplitMix64, its state held by the position. */
final class Chance {
    private Chance() {}

    static long next(long state) {
        return state + 0x9E3779B97F4A7C15L;
    }

    static long mix(long state) {
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** A number below the bound. */
    static int below(long state, int bound) {
        return (int) ((mix(state) >>> 32) * bound >>> 32);
    }
}
