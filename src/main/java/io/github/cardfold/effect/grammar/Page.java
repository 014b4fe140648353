package io.github.cardfold.effect.grammar;

import java.util.Locale;

/** Where words are written one after the other, with blanks between them, articles as they sound, and capitals. */
final class Page {
    private static final String BEFORE = ",.;:)]”'/";
    private static final String AFTER = "([“/+";

    private final StringBuilder text = new StringBuilder();
    private String last = "";
    private boolean isArticle;

    void word(String word) {
        if (word.isEmpty()) {
            return;
        }
        String said = word;
        if (isArticle) {
            isArticle = false;
            if (word.equals("other")) {
                text.setLength(text.length() - last.length());
                said = last.equals("A") ? "Another" : "another";
                text.append(said);
                last = said;
                return;
            }
            if ("aeio".indexOf(Character.toLowerCase(word.charAt(0))) >= 0) {
                text.append('n');
            }
        }
        boolean isTight = text.isEmpty()
                || BEFORE.indexOf(said.charAt(0)) >= 0 && !last.equals("(")
                || last.length() == 1 && AFTER.contains(last);
        if (!isTight) {
            text.append(' ');
        }
        text.append(said);
        isArticle = said.equals("a");
        last = said;
    }

    /** Returns the number of letters so far. */
    int length() {
        return text.length();
    }

    /** Returns what is written, with a capital where a sentence begins. */
    String text() {
        StringBuilder all = new StringBuilder(text);
        boolean isFirst = last.equals(".");
        boolean isQuoted = false;
        for (int i = 0; i < all.length(); i++) {
            char c = all.charAt(i);
            isQuoted ^= c == '"';
            if (isFirst && Character.isLetter(c) && !isQuoted) {
                all.setCharAt(i, String.valueOf(c).toUpperCase(Locale.ROOT).charAt(0));
            }
            isFirst = (isFirst && (c == ' ' || c == '“' || c == '•'))
                    || !isQuoted && (c == '.' || c == ':' || c == '•' || c == '“');
        }
        return all.toString();
    }
}
