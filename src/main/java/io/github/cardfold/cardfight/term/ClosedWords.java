package io.github.cardfold.cardfight.term;

import io.github.cardfold.data.NearestNames;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.kind.DeclaredWord;
import io.vavr.collection.Array;

/** Words of which the rules know all, so that a text that says another one is refused. */
final class ClosedWords {
    private ClosedWords() {}

    /**
     * Checks a word.
     *
     * @throws IllegalArgumentException if it is none of those that there are
     */
    static void check(String what, Array<String> words, Word said) {
        String word = said.said()
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "the " + what + " is said in full, one of " + words.mkString(", ")));
        if (!words.contains(word)) {
            Array<String> near = NearestNames.to(word, words);
            throw new IllegalArgumentException("\"" + word + "\" is no " + what + ", "
                    + (near.isEmpty()
                            ? "it is one of " + words.mkString(", ")
                            : "did you mean " + near.mkString(" or ") + "?"));
        }
    }

    /**
     * Checks a word that is asked for, which may also be declared in play.
     *
     * @throws IllegalArgumentException if it is none of those that there are
     */
    static void checkAsked(String what, Array<String> words, Word said) {
        if (!(said instanceof DeclaredWord)) {
            check(what, words, said);
        }
    }

    /** Returns a word that has been checked. */
    static String of(Object said) {
        return ((Word) said).said().get();
    }
}
