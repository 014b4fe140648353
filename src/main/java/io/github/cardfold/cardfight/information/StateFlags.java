package io.github.cardfold.cardfight.information;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/**
 * Which pieces of information say that cards are in a state, found out once for each state.
 *
 * @param flag the name of what says so of one card
 * @param slot its index, -1 if no effect ever puts a card into the state
 * @param named what says so of all cards with a name
 */
@Rule(jp = {"5.2.2.1", "5.2.2.2"})
public record StateFlags(String flag, int slot, Array<Named> named) {
    private static final String BEFORE_STATE = "in state ";
    private static final String BEFORE_NAME = ": ";

    /**
     * What a CONT ability marks its own card with, so that all cards with a name are in the state.
     *
     * @param flag the name of the mark
     * @param slot its index
     * @param name the name of the cards
     */
    public record Named(String flag, int slot, String name) {}

    /** Returns the name of the flag of a card that is in a state. */
    public static String flag(String state) {
        return BEFORE_STATE + state;
    }

    /** Returns the name of the flag of a card that puts all cards with a name into a state. */
    public static String flag(String state, String name) {
        return flag(state) + BEFORE_NAME + name;
    }

    /** Looks up those of a state among the names of all pieces of information. */
    public static StateFlags of(String state, Array<String> slots) {
        String flag = flag(state);
        String beginning = flag + BEFORE_NAME;
        return new StateFlags(
                flag,
                slots.indexOf(flag),
                slots.filter(each -> each.startsWith(beginning))
                        .map(each -> new Named(each, slots.indexOf(each), each.substring(beginning.length()))));
    }
}
