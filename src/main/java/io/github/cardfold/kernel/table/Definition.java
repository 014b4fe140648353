package io.github.cardfold.kernel.table;

/**
 * What is printed on a card, as far as any game needs it: an immutable value that a catalogue of definitions holds once
 * for all its copies. Each game adds what its own cards print.
 */
public interface Definition {

    /**
     * Returns the stable id, such as {@code ember-scout}: unique in its catalogue, never shown to be translated, and
     * unchanged when the name is corrected.
     */
    String id();

    /** Returns the card's name as players know it; never blank. */
    String name();

    /** Tells whether a text can be an id: lower-case words of letters and digits, joined by single hyphens. */
    static boolean isId(String text) {
        char before = '-';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isOfWord = c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
            if (!isOfWord && (c != '-' || before == '-')) {
                return false;
            }
            before = c;
        }
        return before != '-';
    }

    /** Tells whether a text can be a name: one line that is not blank, with no space around it. */
    static boolean isName(String text) {
        return !text.isEmpty() && text.equals(text.strip()) && text.chars().noneMatch(Character::isISOControl);
    }
}
