package io.github.cardfold.kernel.position;

/** What the facts of a batch tell of its other events: what does not happen is not told either (1.3.3, 11.12.1.1). */
public final class Told {
    private Told() {}

    /** Returns the index of the first fact that tells of an event, -1 if none does. */
    public static int by(Batch batch, Event event) {
        for (int i = 0; i < batch.size(); i++) {
            if (tells(batch.get(i), event)) {
                return i;
            }
        }
        return -1;
    }

    /** Tells whether a fact tells of an event. */
    public static boolean tells(Event fact, Event event) {
        return fact.hasSeat() && fact.kind().telling().isOf(fact.seat(), event.kind(), event.from(), event.to());
    }

    /** Returns what is put in the place of a fact that tells of one event less: nothing if that was the only one. */
    public static Batch less(Event fact) {
        return fact.number() > 1 ? Batch.of(fact.numbered(fact.number() - 1)) : Batch.NOTHING;
    }
}
