package io.github.cardfold.effect.grammar;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import java.util.Locale;

/** A part of a pattern, see {@link Phrase}. */
sealed interface Part {
    /**
     * A word.
     *
     * @param one the word in the singular
     * @param many the word in the plural, the same for most
     * @param past both in the past, the same as these but for verbs
     * @param keys all of them in lower case, each once
     */
    record Word(String one, String many, Tuple2<String, String> past, Array<String> keys) implements Part {
        /** The other form of a word that stands in the singular alone. */
        static final String NOTHING = "-";

        /** Returns the word of its forms: one for all, or one and many, and then perhaps those of the past. */
        static Word of(Array<String> forms) {
            if (forms.last().equals(NOTHING)) {
                return new Word(forms.head(), "", Tuple.of(forms.head(), ""), Array.of(key(forms.head())));
            }
            String many = forms.get(forms.size() == 1 ? 0 : 1);
            Tuple2<String, String> past =
                    forms.size() < 3 ? Tuple.of(forms.head(), many) : Tuple.of(forms.get(2), forms.last());
            return new Word(forms.head(), many, past, forms.map(Word::key).distinct());
        }

        private static String key(String form) {
            return form.toLowerCase(Locale.ROOT);
        }

        /** Tells whether it stands in the singular alone. */
        boolean mayBeAbsent() {
            return many.isEmpty();
        }

        /** Tells whether a word of a text is this one. */
        boolean is(String key) {
            return keys.contains(key) || key.equals("an") && keys.contains("a");
        }
    }

    /**
     * What a component holds.
     *
     * @param field the component's name, or {@link Slot#SELF}
     * @param form the form it is said in
     * @param joint for a list what stands between its members, else ""
     * @param isPast whether it is said in the past
     * @param within the words that fill the form's hole, or the noun; empty if there are none
     */
    record Slot(String field, String form, String joint, boolean isPast, Array<Part> within) implements Part {
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
