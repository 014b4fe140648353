package io.github.cardfold.effect;

import java.util.Locale;

/** How Java names are written in JSON: as lower-case words with blanks. */
final class Words {
    private Words() {}

    /** Returns the words of a class name: {@code counter blast} for {@code CounterBlast}. */
    static String ofClass(Class<?> type) {
        return of(type.getSimpleName());
    }

    /** Returns the words of a name in camel case: {@code up to} for {@code upTo}. */
    static String of(String camelCase) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < camelCase.length(); i++) {
            char c = camelCase.charAt(i);
            if (Character.isUpperCase(c) && !words.isEmpty()) {
                words.append(' ');
            }
            words.append(Character.toLowerCase(c));
        }
        return words.toString();
    }

    /** Returns the words of an enum constant. */
    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
