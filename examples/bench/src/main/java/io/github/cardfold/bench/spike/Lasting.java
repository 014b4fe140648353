package io.github.cardfold.bench.spike;

/** One modifier that lasts, 32 bytes; shared by the Vavr fields and the forked position. */
final class Lasting {
    static final int POWER = 1;
    static final int CRITICAL = 2;

    static final int BATTLE = 1;
    static final int TURN = 2;
    static final int GAME = 3;

    final byte kind;
    final byte duration;
    final int target;
    final int amount;
    final int timestamp;

    Lasting(int kind, int target, int amount, int duration, int timestamp) {
        this.kind = (byte) kind;
        this.target = target;
        this.amount = amount;
        this.duration = (byte) duration;
        this.timestamp = timestamp;
    }

    long digest(long seed) {
        long what = (long) kind << 40 | (long) duration << 32 | timestamp;
        return Chance.mix(Chance.mix(seed + what) + ((long) target << 32 ^ amount));
    }
}
