package io.github.cardfold.kernel.table;

import static java.util.Objects.requireNonNull;

/**
 * A queue of procedures that wait for later, registered under a name ({@code Rules.Builder.queues}): attacks that
 * effects order, gifts that are owed, extra turns.
 */
public final class QueueKind {
    /** From which end a queue is worked off. */
    public enum Next {
        /** The entry that was made first comes first. */
        FIRST,
        /** The entry that was made last comes first. */
        LAST
    }

    /** What becomes of a queue when procedures are left for one below them ({@code Run.unwindTo}). */
    public enum Unwound {
        /** All its entries leave it: they belong to what is not carried out any more. */
        EMPTIED,
        /** Its entries go on waiting. */
        KEPT
    }

    private final String name;
    private final Next next;
    private final Unwound unwound;

    /** Makes a queue known by a name, unique among those of one game. */
    public QueueKind(String name, Next next, Unwound unwound) {
        this.name = requireNonNull(name, "name");
        this.next = requireNonNull(next, "next");
        this.unwound = requireNonNull(unwound, "unwound");
    }

    /** Returns the name it is registered under. */
    public String name() {
        return name;
    }

    /** Returns from which end it is worked off. */
    public Next next() {
        return next;
    }

    /** Returns what unwinding does to it. */
    public Unwound unwound() {
        return unwound;
    }

    @Override
    public String toString() {
        return name;
    }
}
