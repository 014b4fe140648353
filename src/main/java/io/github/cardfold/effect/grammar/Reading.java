package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.ArrayList;
import java.util.List;

/**
 * What words of a text may mean.
 *
 * @param end the word after it
 * @param value it
 * @param filled the components that were read in the hole
 * @param sure the word up to which it is sure
 */
record Reading(int end, Object value, Map<String, Object> filled, int sure) {
    /** As many readings of the same words are followed. */
    private static final int MOST_ALIKE = 8;

    Reading(int end, Object value, Map<String, Object> filled) {
        this(end, value, filled, end);
    }

    static Reading of(int end, Object value) {
        return new Reading(end, value, LinkedHashMap.empty());
    }

    /** Returns the members of a list that was found. */
    Array<Object> members() {
        return Array.narrow((Array<?>) value);
    }

    /** Returns different readings, of the same words only so many. */
    static List<Reading> few(List<Reading> found) {
        if (found.size() < 2) {
            return found;
        }
        List<Reading> few = new ArrayList<>();
        for (Reading each : found) {
            int alike = 0;
            boolean isNew = true;
            for (Reading other : few) {
                if (other.end() == each.end()) {
                    alike++;
                    isNew &= !other.equals(each);
                }
            }
            if (isNew && alike < MOST_ALIKE) {
                few.add(each);
            }
        }
        return few;
    }
}
