package io.github.cardfold.effect.grammar;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/**
 * How far a phrase is read.
 *
 * @param said the components found so far
 * @param filled those found in the hole
 * @param isOver whether nothing of it may follow
 * @param sure the word up to which it is sure: before a text without quotes, which may be any words
 * @param open the word after what did not stand at the end of the phrase, so that more of this must follow; -1 for none
 */
record Progress(int at, Map<String, Object> said, Map<String, Object> filled, boolean isOver, int sure, int open) {
    /** Returns that nothing is read yet. */
    static Progress start(int at) {
        return new Progress(at, LinkedHashMap.empty(), LinkedHashMap.empty(), false, at, -1);
    }

    Progress to(int end) {
        return new Progress(end, said, filled, isOver, end, open);
    }

    Progress with(String field, Object value, int end) {
        return new Progress(end, said.put(field, value), filled, isOver, end, open);
    }

    Progress over() {
        return new Progress(at, said, filled, true, sure, -1);
    }

    /** Returns the same after what does not stand at the end of the phrase. */
    Progress opened() {
        return new Progress(at, said, filled, isOver, sure, at);
    }

    /** Tells whether more of the phrase must follow. */
    boolean isOpen() {
        return open == at;
    }
}
