package io.github.cardfold.bench.spike;

/** One lasting modifier of the forked position, 32 bytes, linked to the older ones. */
final class Modifier {
    final byte kind;
    final byte duration;
    final int target;
    final int amount;
    final int timestamp;
    final Modifier older;

    Modifier(int kind, int target, int amount, int duration, int timestamp, Modifier older) {
        this.kind = (byte) kind;
        this.target = target;
        this.amount = amount;
        this.duration = (byte) duration;
        this.timestamp = timestamp;
        this.older = older;
    }

    /** The sum of the amounts of one kind for one object. */
    static int sum(Modifier newest, int kind, int target) {
        int sum = 0;
        for (Modifier one = newest; one != null; one = one.older) {
            if (one.target == target && one.kind == kind) {
                sum += one.amount;
            }
        }
        return sum;
    }

    /** The modifiers without those of a duration; what is older than the last of them is shared. */
    static Modifier without(Modifier newest, int duration) {
        if (newest == null) {
            return null;
        }
        Modifier rest = without(newest.older, duration);
        if (newest.duration == duration) {
            return rest;
        }
        return rest == newest.older ? newest : newest.over(rest);
    }

    private Modifier over(Modifier rest) {
        return new Modifier(kind, target, amount, duration, timestamp, rest);
    }
}
