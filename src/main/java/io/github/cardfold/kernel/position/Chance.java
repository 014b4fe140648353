package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;

/**
 * The generator, a number in the position: SplitMix64. Pure functions; the value they start from and the value they
 * leave are the caller's.
 */
@Rule(jp = "12.4.1")
public final class Chance {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private Chance() {}

    /** Returns the generator after one draw. */
    public static long next(long generator) {
        return generator + STEP;
    }

    /** Returns the 64 bits that a generator, already moved on by {@link #next}, stands for. */
    public static long bits(long generator) {
        long z = (generator ^ generator >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /**
     * Draws a number below {@code bound}, each equally probable: draws that would favour the low numbers are repeated.
     */
    static int below(OpenPosition position, int bound) {
        long limit = Long.MAX_VALUE - Long.MAX_VALUE % bound;
        long drawn;
        do {
            position.generator(next(position.generator()));
            drawn = bits(position.generator()) >>> 1;
        } while (drawn >= limit);
        return (int) (drawn % bound);
    }
}
