package io.github.cardfold.kernel.position;

import io.vavr.collection.Array;

/** What the rules do by themselves at a check timing when something is the case (chapter 13). */
public interface RuleAction {
    /** Returns the section. */
    String label();

    /** Tells whether it is to be carried out now. */
    boolean isDue(Position position);

    /** Returns what it looks at to tell whether it is due. */
    default Reads reads() {
        return Reads.ANYTHING;
    }

    /** Returns the events it consists of, to happen together with those of all others that are due (13.1.3). */
    default Batch events(Position position) {
        return Batch.NOTHING;
    }

    /** Returns the procedure it needs because somebody must be asked or things happen in turn; else "". */
    default String procedure(Position position) {
        return "";
    }

    /** Returns all procedures that it may name; rules without them are not assembled. */
    default Array<String> procedures() {
        return Array.empty();
    }
}
