package io.github.cardfold.scenario;

import io.github.cardfold.kernel.Reading;
import io.github.cardfold.kernel.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What happened in the step just played. An event is written as the notation writes it, or by its first words. A list
 * holds if these happened in this order, whatever happened between them; a number says how often.
 */
final class EventCheck {
    private EventCheck() {}

    static Array<Check> read(ReadingFields in, Rules rules) {
        Array<Check> checks = Array.empty();
        @Nullable Reading order = in.find("events");
        if (order != null) {
            Array<String> expected = Array.ofAll(order.items()).map(each -> checked(each, each.text(), rules));
            checks = checks.append(inOrder(order.path(), expected));
        }
        @Nullable Reading counts = in.find("counts");
        if (counts != null) {
            ReadingFields kinds = counts.fields();
            for (String words : kinds.names()) {
                Reading value = kinds.get(words);
                int expected = value.whole(0, Integer.MAX_VALUE);
                checks = checks.append(often(value.path(), checked(value, words, rules), expected));
            }
        }
        return checks;
    }

    /** An event that is spelt wrong never happens, which would make a count of 0 hold. */
    private static String checked(Reading at, String words, Rules rules) {
        for (int end = words.length(); end > 0; end = words.lastIndexOf(' ', end - 1)) {
            if (isKind(rules, words.substring(0, end))) {
                return words;
            }
        }
        throw at.expected("an event, whose first words are the name of its kind", "\"" + words + "\"");
    }

    private static boolean isKind(Rules rules, String words) {
        try {
            rules.eventKind(words);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** Tells whether an event begins with these words; what follows is no part of the last one. */
    private static boolean is(String event, String words) {
        return event.startsWith(words)
                && (event.length() == words.length() || " :,(".indexOf(event.charAt(words.length())) >= 0);
    }

    private static Check inOrder(String path, Array<String> expected) {
        return sight -> {
            Array<String> left = expected;
            Array<String> events = sight.events();
            for (String event : events) {
                left = !left.isEmpty() && is(event, left.head()) ? left.tail() : left;
            }
            return left.isEmpty()
                    ? Array.empty()
                    : Array.of(new Finding(
                            path,
                            "\"" + left.head() + "\""
                                    + (left.size() == expected.size()
                                            ? " to happen"
                                            : " to happen after \"" + expected.get(expected.size() - left.size() - 1)
                                                    + "\""),
                            events.isEmpty()
                                    ? "no events"
                                    : "these events"
                                            + events.map(each -> "\n    " + each)
                                                    .mkString()));
        };
    }

    private static Check often(String path, String words, int expected) {
        return sight -> {
            Array<String> found = sight.events().filter(each -> is(each, words));
            return found.size() == expected
                    ? Array.empty()
                    : Array.of(new Finding(
                            path,
                            "\"" + words + "\" " + expected + " times",
                            found.size() + " times"
                                    + found.map(each -> "\n    " + each).mkString()));
        };
    }
}
