package io.github.cardfold.view;

/** Numbers drawn from a seed, the same ones everywhere. SplitMix64. */
public final class Dice {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long generator;

    Dice(long seed) {
        generator = seed;
    }

    long next() {
        generator += STEP;
        long z = (generator ^ generator >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /** Draws a number below a bound that is above 0, each equally probable. */
    public long below(long bound) {
        long limit = Long.MAX_VALUE - Long.MAX_VALUE % bound;
        long drawn;
        do {
            drawn = next() >>> 1;
        } while (drawn >= limit);
        return drawn % bound;
    }

    /** Draws a number below a bound that is above 0, each equally probable. */
    public int below(int bound) {
        return (int) below((long) bound);
    }
}
