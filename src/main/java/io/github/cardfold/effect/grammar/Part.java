package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.util.Locale;

/** A part of a pattern, see {@link Phrase}. */
sealed interface Part {
    /**
     * A word.
     *
     * @param one the word in the singular
     * @param many the word in the plural, the same for most
     * @param oneKey the former in lower case
     * @param manyKey the latter in lower case
     */
    record Word(String one, String many, String oneKey, String manyKey) implements Part {
        static Word of(String one, String many) {
            return new Word(one, many, one.toLowerCase(Locale.ROOT), many.toLowerCase(Locale.ROOT));
        }

        /** Tells whether a word of a text is this one. */
        boolean is(String key) {
            return key.equals(manyKey) || key.equals(oneKey) || manyKey.equals("a") && key.equals("an");
        }
    }

    /**
     * What a component holds.
     *
     * @param field the component's name, or {@link Slot#SELF}
     * @param form the form it is said in
     * @param joint for a list what stands between its members, else ""
     * @param within the words that fill the form's hole, or the noun; empty if there are none
     */
    record Slot(String field, String form, String joint, Array<Part> within) implements Part {
        /** The name that stands for the term itself. */
        static final String SELF = "*";

        boolean isNoun() {
            return within.nonEmpty() && (form.isEmpty() || form.equals("a"));
        }
    }

    /**
     * Words that stand if something in them is said, and words that stand if not.
     *
     * @param said the former
     * @param otherwise the latter
     */
    record Choice(Array<Part> said, Array<Part> otherwise) implements Part {}

    /** What the phrase around it fills. */
    record Hole() implements Part {}
}
