package io.github.cardfold.effect.cost;

/** Numbers from a seed, for making examples. */
final class Dice {
    private long state;

    Dice(long seed) {
        state = seed;
    }

    /** Returns a number below {@code sides}. */
    int roll(int sides) {
        state += 0x9E3779B97F4A7C15L;
        long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return (int) Long.remainderUnsigned(mixed ^ mixed >>> 31, sides);
    }

    boolean oneIn(int sides) {
        return roll(sides) == 0;
    }

    int[] rolls(int number, int sides, int added) {
        int[] rolls = new int[number];
        for (int i = 0; i < number; i++) {
            rolls[i] = roll(sides) + added;
        }
        return rolls;
    }
}
