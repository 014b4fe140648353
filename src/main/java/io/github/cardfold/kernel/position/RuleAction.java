package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Place;

/** What the rules do by themselves at a check timing when something is the case (chapter 13). */
public interface RuleAction {
    /** Returns the section. */
    String label();

    /** Tells whether it is to be carried out now. */
    boolean isDue(Position position);

    /** Tells whether it can become due when cards come to a place, leave it or are turned there. */
    default boolean reads(Place place) {
        return true;
    }

    /**
     * Tells whether it can become due though no card that it {@linkplain #reads reads}, no number, effect that lasts,
     * ability on standby or frame of a {@linkplain Game#soughtProcedures sought procedure} has changed. One that cannot
     * is not asked again before one has.
     */
    default boolean readsMore() {
        return true;
    }

    /** Returns the events it consists of, to happen together with those of all others that are due (13.1.3). */
    default Batch events(Position position) {
        return Batch.NOTHING;
    }

    /** Returns the procedure it needs because somebody must be asked or things happen in turn; else "". */
    default String procedure(Position position) {
        return "";
    }
}
