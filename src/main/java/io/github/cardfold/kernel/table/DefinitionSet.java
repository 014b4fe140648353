package io.github.cardfold.kernel.table;

import java.util.BitSet;

/** A set of cards of the catalogue, by the indices of their definitions. Immutable. */
public final class DefinitionSet {
    /** The set without a card. */
    public static final DefinitionSet NONE = new DefinitionSet(new long[0]);

    private final long[] words;

    private DefinitionSet(long[] words) {
        this.words = words;
    }

    /** Returns the set of these indices. */
    public static DefinitionSet of(BitSet definitions) {
        return definitions.isEmpty() ? NONE : new DefinitionSet(definitions.toLongArray());
    }

    static DefinitionSet of(GameObject[] cards) {
        BitSet found = new BitSet();
        for (GameObject each : cards) {
            found.set(each.definition());
        }
        return of(found);
    }

    /** Tells whether no card is in it. */
    public boolean isEmpty() {
        return words.length == 0;
    }

    /** Tells whether a card is in it. */
    public boolean has(int definition) {
        int word = definition / Long.SIZE;
        return word < words.length && (words[word] & 1L << definition) != 0;
    }

    /** Returns those that are in another set, too. */
    public DefinitionSet among(DefinitionSet other) {
        BitSet both = BitSet.valueOf(words);
        both.and(BitSet.valueOf(other.words));
        return of(both);
    }

    /** Tells whether a card is in both sets. */
    public boolean meets(DefinitionSet other) {
        for (int i = Math.min(words.length, other.words.length) - 1; i >= 0; i--) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }
}
