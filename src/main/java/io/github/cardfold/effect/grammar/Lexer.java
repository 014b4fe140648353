package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Divides English into words and signs. */
final class Lexer {
    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    /**
     * Returns the words and signs, and an end after them.
     *
     * @throws EnglishException if a text in quotes does not end
     */
    static Array<Token> tokens(String text) {
        Lexer lexer = new Lexer(text);
        while (lexer.at < text.length()) {
            lexer.next();
        }
        lexer.tokens.add(new Token(Token.Kind.END, "", "", text.length(), text.length()));
        return Array.ofAll(lexer.tokens);
    }

    private void next() {
        char c = text.charAt(at);
        if (Character.isWhitespace(c)) {
            at++;
        } else if (c == '"') {
            quoted();
        } else if (isDigit(at) && isLetter(end(at, false))) {
            take(Token.Kind.WORD, end(at, true));
        } else if (isDigit(at) || (c == '+' || c == '-') && isDigit(at + 1)) {
            take(Token.Kind.NUMBER, end(at + 1, false));
        } else if (c == '#' && isDigit(at + 1)) {
            take(Token.Kind.TAG, end(at + 1, false));
        } else if (Character.isLetter(c)) {
            word();
        } else if (c == '\'' && at + 1 < text.length() && Character.isLetter(text.charAt(at + 1))) {
            take(Token.Kind.WORD, end(at + 1, true));
        } else {
            take(Token.Kind.SIGN, at + 1);
        }
    }

    private void word() {
        int end = end(at, true);
        if (text.substring(at, end).equalsIgnoreCase("another")) {
            tokens.add(new Token(Token.Kind.WORD, text.substring(at, at + 1), "a", at, end));
            tokens.add(new Token(Token.Kind.WORD, "other", "other", at, end));
            at = end;
        } else {
            take(Token.Kind.WORD, end);
        }
    }

    private boolean isLetter(int index) {
        return index < text.length() && Character.isLetter(text.charAt(index));
    }

    private boolean isDigit(int index) {
        return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
    }

    /** Letters and digits, and hyphens between them. */
    private int end(int from, boolean isWord) {
        int end = from;
        while (end < text.length()
                && (isWord ? Character.isLetterOrDigit(text.charAt(end)) || isHyphen(end) : isDigit(end))) {
            end++;
        }
        return end;
    }

    private boolean isHyphen(int index) {
        return text.charAt(index) == '-'
                && index + 1 < text.length()
                && Character.isLetterOrDigit(text.charAt(index + 1));
    }

    private void take(Token.Kind kind, int end) {
        String taken = text.substring(at, end);
        tokens.add(new Token(kind, taken, taken.toLowerCase(Locale.ROOT), at, end));
        at = end;
    }

    /** A quotation mark in the text is doubled. */
    private void quoted() {
        StringBuilder inside = new StringBuilder();
        int end = at + 1;
        while (end < text.length()) {
            boolean isMark = text.charAt(end) == '"';
            if (isMark && (end + 1 == text.length() || text.charAt(end + 1) != '"')) {
                tokens.add(new Token(Token.Kind.TEXT, inside.toString(), "\"", at, end + 1));
                at = end + 1;
                return;
            }
            inside.append(text.charAt(end));
            end += isMark ? 2 : 1;
        }
        throw EnglishException.at(text, at, "a text in quotes begins here and does not end");
    }
}
