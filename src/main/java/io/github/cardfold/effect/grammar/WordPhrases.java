package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.util.Locale;

/** How the constants of enums and other words are said. */
final class WordPhrases {
    /** The phrases of the constants of an enum, in their order, taken apart once. */
    private static final ClassValue<Array<Array<Pattern>>> OF_CONSTANTS = new ClassValue<>() {
        @Override
        protected Array<Array<Pattern>> computeValue(Class<?> type) {
            return Array.of(type.getEnumConstants()).map(each -> phrases(type, ((Enum<?>) each).name()));
        }
    };

    private WordPhrases() {}

    static Pattern of(Object value, String form) {
        Array<Pattern> all = all(value);
        return all.find(each -> each.form().equals(form))
                .orElse(() -> all.find(each -> each.form().isEmpty()))
                .getOrElse(() -> plain(value));
    }

    /** Tells whether a value is a word, which is said by phrases of its own. */
    static boolean isWord(Object value) {
        return value instanceof Enum || value instanceof HasPhrases;
    }

    /** Tells whether a value is said in a form. */
    static boolean has(Object value, String form) {
        return form.isEmpty() || all(value).exists(each -> each.form().equals(form));
    }

    /** Returns the phrases of a form that a value can be read by. */
    static Array<Pattern> read(Object value, String form) {
        Array<Pattern> ofForm = all(value).filter(each -> each.form().equals(form));
        return ofForm.nonEmpty() || !form.isEmpty() ? ofForm : Array.of(plain(value));
    }

    private static Pattern plain(Object value) {
        String words = value instanceof Enum<?> constant
                ? constant.name().toLowerCase(Locale.ROOT).replace('_', ' ')
                : value.toString();
        return new PatternReader(words).pattern("", Agreement.AS_SAID);
    }

    private static Array<Pattern> all(Object value) {
        if (value instanceof HasPhrases word) {
            return word.phrases()
                    .toArray()
                    .map(each -> new PatternReader(each._2()).pattern(each._1(), Agreement.AS_SAID));
        }
        return value instanceof Enum<?> constant
                ? OF_CONSTANTS.get(constant.getDeclaringClass()).get(constant.ordinal())
                : Array.empty();
    }

    private static Array<Pattern> phrases(Class<?> type, String constant) {
        try {
            return Array.of(type.getField(constant).getAnnotationsByType(Phrase.class))
                    .map(Pattern::of);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e);
        }
    }
}
