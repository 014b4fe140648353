package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The words that a component of some type takes, each for a value. Immutable.
 *
 * @param words the words
 * @param values what they stand for, in the same order
 * @param usual the word that is meant where none is said
 */
record WordList(Array<String> words, Array<Object> values, Option<String> usual) {
    private static final WordList NONE = new WordList(Array.empty(), Array.empty(), Option.none());

    /** Returns the words for the constants of an enum; none if it is no enum. */
    static WordList of(Class<?> type) {
        if (!type.isEnum()) {
            return NONE;
        }
        Array<Enum<?>> constants = Array.of(type.getEnumConstants()).map(each -> (Enum<?>) each);
        return new WordList(constants.map(Words::of), constants.map(each -> each), Option.none());
    }

    WordList usual(String word) {
        return new WordList(words, values, Option.some(word));
    }

    /**
     * Returns the list with one more word.
     *
     * @throws IllegalArgumentException if the word or the value is there already
     */
    WordList with(String word, Object value) {
        if (words.contains(word) || values.contains(value)) {
            throw new IllegalArgumentException("\"" + word + "\" is said already, or another word for the same");
        }
        return new WordList(words.append(word), values.append(value), usual);
    }

    Option<Object> value(String word) {
        int index = words.indexOf(word);
        return Option.when(index >= 0, () -> values.get(index));
    }

    Option<String> word(Object value) {
        int index = values.indexOf(value);
        return Option.when(index >= 0, () -> words.get(index));
    }
}
