package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Word;
import io.vavr.collection.Array;

/** Words of which the guide has all, so that a skill that says another one is refused. */
final class SaidInFull {
    private SaidInFull() {}

    /**
     * Checks a word.
     *
     * @throws IllegalArgumentException if it is none of those that there are
     */
    static void check(String what, Array<String> words, Object said) {
        String word = of(said);
        if (!words.contains(word)) {
            throw new IllegalArgumentException(
                    "\"" + word + "\" is no " + what + ", it is one of " + words.mkString(", "));
        }
    }

    /**
     * Returns a word.
     *
     * @throws IllegalArgumentException if it is not said in full
     */
    static String of(Object said) {
        return ((Word) said).said().getOrElseThrow(() -> new IllegalArgumentException("the word is said in full"));
    }
}
