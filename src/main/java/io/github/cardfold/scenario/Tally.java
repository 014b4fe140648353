package io.github.cardfold.scenario;

import io.vavr.collection.Array;

/** Lists of words in which order means nothing: equal ones are counted, as in {@code 3 squire}. */
final class Tally {
    private Tally() {}

    /** Returns the words sorted, each once with its number before it if it comes more often. */
    static String of(Array<String> words) {
        return words.isEmpty()
                ? "nothing"
                : words.sorted()
                        .distinct()
                        .map(word -> counted(word, words.count(word::equals)))
                        .mkString(", ");
    }

    private static String counted(String word, int count) {
        return count == 1 ? word : count + " " + word;
    }
}
