package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Reads a pattern, see {@link Phrase}. */
final class PatternReader {
    /** What may stand between the members of a list. */
    private static final Array<String> JOINTS = Array.of(
            Joint.AND,
            Joint.OR,
            Joint.THEN,
            Joint.SENTENCES,
            Joint.BODY,
            Joint.PAID,
            Joint.BULLETS,
            "times",
            "plus",
            "/",
            "&",
            ";",
            ",");

    private final String pattern;
    private int at;

    PatternReader(String pattern) {
        this.pattern = pattern;
    }

    /** @throws IllegalArgumentException if it is none */
    Pattern pattern(String form, Agreement is) {
        Array<Part> head = parts("|");
        if (at == pattern.length()) {
            return new Pattern(form, head, 0, is);
        }
        at++;
        Array<Part> tail = parts("");
        return new Pattern(form, head.appendAll(tail), head.size(), is);
    }

    private Array<Part> parts(String end) {
        List<Part> parts = new ArrayList<>();
        while (at < pattern.length() && end.indexOf(pattern.charAt(at)) < 0) {
            char c = pattern.charAt(at);
            if (c == '{') {
                at++;
                parts.add(slot());
            } else if (c == '<') {
                at++;
                parts.add(choice());
            } else if ("|>}".indexOf(c) >= 0) {
                throw wrong();
            } else {
                int to = at;
                while (to < pattern.length() && "{<|>}".indexOf(pattern.charAt(to)) < 0) {
                    to++;
                }
                words(pattern.substring(at, to), parts);
                at = to;
            }
        }
        return Array.ofAll(parts);
    }

    /** Returns words that are no pattern; quotation marks in them are such as do not enclose texts. */
    static Array<Part> literal(String words) {
        return Lexer.tokens(words.replace('"', '”')).dropRight(1).map(each -> Part.Word.of(Array.of(each.text())));
    }

    private static void words(String words, List<Part> parts) {
        Array<Token> tokens = Lexer.tokens(words).dropRight(1);
        for (int i = 0; i < tokens.size(); i++) {
            List<String> forms = new ArrayList<>(List.of(tokens.get(i).text()));
            while (isEither(tokens, i)) {
                i += 2;
                forms.add(tokens.get(i).text());
            }
            parts.add(Part.Word.of(Array.ofAll(forms)));
        }
    }

    private static boolean isEither(Array<Token> tokens, int i) {
        return i + 2 < tokens.size()
                && tokens.get(i).is(Token.Kind.WORD)
                && tokens.get(i + 1).key().equals("/")
                && (tokens.get(i + 2).is(Token.Kind.WORD)
                        || tokens.get(i + 2).key().equals(Part.Word.NOTHING))
                && tokens.get(i).end() == tokens.get(i + 2).start() - 1;
    }

    private Part slot() {
        String inside = until("}:");
        if (inside.equals("#")) {
            end('}');
            return new Part.Hole();
        }
        Array<String> words = Array.of(inside.trim().split(" +"));
        boolean isList = words.size() > 1 && JOINTS.contains(words.get(1));
        String joint = isList ? words.get(1) : "";
        Array<String> said = words.drop(isList ? 2 : 1);
        boolean isPast = said.headOption().contains("past");
        Array<String> form = isPast ? said.tail() : said;
        if (form.size() > 1 || words.head().isEmpty()) {
            throw wrong();
        }
        Array<Part> within = Array.empty();
        if (at < pattern.length() && pattern.charAt(at) == ':') {
            at++;
            within = parts("}");
        }
        end('}');
        return new Part.Slot(words.head(), form.mkString(), joint, isPast, within);
    }

    private Part choice() {
        Array<Part> said = parts("|>");
        Array<Part> otherwise = Array.empty();
        if (at < pattern.length() && pattern.charAt(at) == '|') {
            at++;
            otherwise = parts(">");
        }
        end('>');
        return new Part.Choice(said, otherwise);
    }

    private String until(String end) {
        int from = at;
        while (at < pattern.length() && end.indexOf(pattern.charAt(at)) < 0) {
            at++;
        }
        return pattern.substring(from, at);
    }

    private void end(char c) {
        if (at >= pattern.length() || pattern.charAt(at) != c) {
            throw wrong();
        }
        at++;
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException("\"" + pattern + "\" is no phrase: wrong at character " + (at + 1));
    }
}
