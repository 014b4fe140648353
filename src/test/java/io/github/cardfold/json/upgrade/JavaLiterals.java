package io.github.cardfold.json.upgrade;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.DataJson;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Rewrites the JSON in the string literals of a Java file: texts of cards, parts of them, and whole packs and scenario
 * files, in literals that are put together with {@code +} and in text blocks. What stands between literals is left as
 * it is. Words that stand alone are not looked at, nor is what could be a term of several roles and become several
 * things; of that it tells.
 */
final class JavaLiterals {
    private static final int LONGEST = 90;
    private static final Language LANGUAGE = Packs.language();
    private static final String BLOCK = "\"\"\"";
    private static final Array<String> ROLES = Array.of(
                    "ability",
                    "instruction",
                    "condition",
                    "value",
                    "selector",
                    "filter",
                    "spot",
                    "measure",
                    "use",
                    "cost",
                    "trigger",
                    "continuous")
            .appendAll(Language.roles().map(Language::what))
            .distinct();

    private final Path file;
    private final String source;
    private final UpgradeRules rules;
    private final StringBuilder out = new StringBuilder();
    private int at;
    private int written;

    private JavaLiterals(Path file, String source, UpgradeRules rules) {
        this.file = file;
        this.source = source;
        this.rules = rules;
    }

    /** Returns the source with what has changed. */
    static String rewritten(Path file, String source, UpgradeRules rules) {
        JavaLiterals literals = new JavaLiterals(file, source, rules);
        literals.all();
        return literals.out.append(source, literals.written, source.length()).toString();
    }

    private void all() {
        while (at < source.length()) {
            if (source.startsWith("//", at)) {
                at = end("\n");
            } else if (source.startsWith("/*", at)) {
                at = end("*/");
            } else if (source.charAt(at) == '\'') {
                at = endOfQuoted('\'');
            } else if (source.startsWith(BLOCK, at)) {
                block();
            } else if (source.charAt(at) == '"') {
                chain();
            } else {
                at++;
            }
        }
    }

    private int end(String sign) {
        int end = source.indexOf(sign, at + sign.length());
        return end < 0 ? source.length() : end + sign.length();
    }

    private int endOfQuoted(char quote) {
        int end = at + 1;
        while (source.charAt(end) != quote) {
            end += source.charAt(end) == '\\' ? 2 : 1;
        }
        return end + 1;
    }

    private void block() {
        int start = at + BLOCK.length();
        at = end(BLOCK);
        Text text = new Text();
        text.literal(source.substring(start, at - BLOCK.length()));
        if (!text.json.toString().contains("\\")) {
            replace(start, at - BLOCK.length(), text, text.rewritten(false));
        }
    }

    /** Literals and what stands between them, up to the last literal. */
    private void chain() {
        int start = at;
        Text text = new Text();
        int end = at;
        while (at < source.length() && source.charAt(at) == '"' && !source.startsWith(BLOCK, at)) {
            int from = at + 1;
            at = endOfQuoted('"');
            end = at;
            String literal = source.substring(from, at - 1);
            text.literal(literal.contains("\\u") ? literal : literal.translateEscapes());
            int next = afterPlus(at);
            if (next < 0) {
                break;
            }
            if (source.charAt(next) == '"') {
                at = next;
                continue;
            }
            int after = endOfOperand(next);
            int follower = afterPlus(after);
            if (follower < 0 || source.charAt(follower) != '"') {
                break;
            }
            text.hole("\" + " + source.substring(next, after).strip() + " + \"");
            at = follower;
        }
        at = end;
        String now = text.rewritten(true);
        replace(start, end, text, now.isEmpty() ? now : '"' + now + '"');
    }

    private int afterPlus(int from) {
        int plus = blanks(from);
        return plus < source.length() && source.charAt(plus) == '+' && source.charAt(plus + 1) != '+'
                ? blanks(plus + 1)
                : -1;
    }

    private int blanks(int from) {
        int to = from;
        while (to < source.length() && Character.isWhitespace(source.charAt(to))) {
            to++;
        }
        return to;
    }

    /** Returns the end of a part of a sum. */
    private int endOfOperand(int from) {
        int depth = 0;
        int kept = at;
        at = from;
        while (at < source.length()) {
            char c = source.charAt(at);
            if (depth == 0 && "+,;)?:".indexOf(c) >= 0) {
                break;
            }
            depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
            at = c == '"' || c == '\'' ? endOfQuoted(c) : at + 1;
        }
        int end = at;
        at = kept;
        return end;
    }

    private void replace(int from, int to, Text text, String now) {
        if (!now.isEmpty()) {
            out.append(source, written, from).append(now);
            written = to;
        }
        if (text.isDoubtful) {
            long line = source.substring(0, from).lines().count();
            System.out.println(file + ":" + line + ": by hand, for it could be several things: " + text.json);
        }
    }

    /** What is no part of the literals: whether it stands within a text of the JSON, and its code. */
    private record Hole(boolean isWithin, String code) {}

    /** A text in which marks stand for what is no part of the literals. */
    private final class Text {
        private final StringBuilder json = new StringBuilder();
        private final List<Hole> holes = new ArrayList<>();
        private boolean isWithin;
        private boolean hasQuotes;
        private boolean isDoubtful;

        /** Apostrophes stand for quotes if there are no quotes. */
        void literal(String part) {
            hasQuotes |= part.indexOf('"') >= 0;
            for (int i = 0; i < part.length(); i++) {
                char c = part.charAt(i);
                if (c == '%' && !isWithin && i + 1 < part.length()) {
                    hole(part.substring(i, i + 2));
                    i++;
                    continue;
                }
                boolean isQuote = c == (hasQuotes ? '"' : '\'') && (i == 0 || part.charAt(i - 1) != '\\');
                isWithin ^= isQuote;
                json.append(isQuote ? '"' : c);
            }
        }

        void hole(String code) {
            String mark = "@" + holes.size() + "@";
            json.append(isWithin ? mark : '"' + mark + '"');
            holes.add(new Hole(isWithin, code));
        }

        /** Returns the new source within the outer quotes, "" if nothing has changed. */
        String rewritten(boolean isChain) {
            BiFunction<Data, CharSequence, String> layout =
                    isChain ? (data, before) -> JsonLayout.flat(data) : JsonLayout::of;
            String text = json.toString();
            if (!text.strip().matches("(?s)[{\\[].*")) {
                return "";
            }
            Data before;
            try {
                before = DataJson.read(text);
            } catch (StateFormatException noJson) {
                return "";
            }
            Data now = rewritten(before);
            return now == before ? "" : source(JsonPatch.of(text, before, now, layout), isChain);
        }

        private Data rewritten(Data before) {
            Data document = TextUpgrade.rewritten(before, rules, LANGUAGE);
            Array<Data> all = ROLES.filter(role -> fits(Array.of(role), before))
                    .map(role -> rewritten(role, before))
                    .append(document)
                    .filter(each -> each != before)
                    .distinct();
            isDoubtful = all.size() > 1;
            return all.size() == 1 && !isOfToday(before) ? all.head() : before;
        }

        /** Tells whether it may say today just what it says, so that it is left to be changed by hand. */
        private boolean isOfToday(Data text) {
            return Language.roles().exists(role -> {
                try {
                    LANGUAGE.read(role, text);
                    return new TextRewriter(rules, LANGUAGE).rewritten(Language.what(role), text, "") == text;
                } catch (StateFormatException unknown) {
                    return false;
                }
            });
        }

        private Data rewritten(String role, Data before) {
            try {
                return new TextRewriter(rules, LANGUAGE).rewritten(role, before, role);
            } catch (StateFormatException refused) {
                System.out.println(file + ": " + refused.getMessage());
                return before;
            }
        }

        private static boolean fits(Array<String> roles, Data data) {
            if (data instanceof Data.Items items) {
                return items.values().forAll(each -> fits(roles, each));
            }
            if (!(data instanceof Data.Text || data instanceof Data.Fields)) {
                return true;
            }
            if (data instanceof Data.Text text && text.value().matches("[@$].*")) {
                return true;
            }
            return SaidTerm.of(LANGUAGE, roles, data)
                    .exists(said -> said.components()
                            .forAll(each -> said.kind().components().containsKey(each._1())
                                    && (said.kind().holds(each._1()).isEmpty()
                                            || fits(said.kind().holds(each._1()), each._2()))));
        }

        private String source(String json, boolean isChain) {
            String text = hasQuotes ? json : json.replace('"', '\'');
            String quote = hasQuotes ? "\"" : "'";
            if (isChain) {
                text = split(hasQuotes ? text.replace("\\", "\\\\").replace("\"", "\\\"") : text);
                quote = hasQuotes ? "\\\"" : "'";
            }
            for (int i = 0; i < holes.size(); i++) {
                String mark = "@" + i + "@";
                text = text.replace(
                        holes.get(i).isWithin() ? mark : quote + mark + quote,
                        holes.get(i).code());
            }
            return text;
        }

        /** Returns a literal as several, each about as long as a line. */
        private static String split(String text) {
            StringBuilder out = new StringBuilder();
            int from = 0;
            while (text.length() - from > LONGEST) {
                int blank = text.lastIndexOf(' ', from + LONGEST);
                if (blank <= from) {
                    break;
                }
                out.append(text, from, blank).append("\"\n+ \"");
                from = blank;
            }
            return out.append(text.substring(from)).toString();
        }
    }
}
