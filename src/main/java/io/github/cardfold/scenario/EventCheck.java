package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.scenario.words.EventWords;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What happened in the step just played. A list holds if these happened one after the other, whatever happened between
 * them; those of an inner list happened together. A number says how often something happened.
 */
final class EventCheck {
    private EventCheck() {}

    static Array<Check> read(ReadingFields in, Rules rules, boolean isView) {
        Array<Check> checks = Array.empty();
        @Nullable Reading order = in.find("events");
        if (order != null) {
            Array<Array<EventWords>> expected = Array.ofAll(order.items()).map(each -> together(each, rules, isView));
            checks = checks.append(inOrder(order.path(), expected));
        }
        @Nullable Reading counts = in.find("counts");
        if (counts != null) {
            ReadingFields kinds = counts.fields();
            for (String words : kinds.names()) {
                Reading value = kinds.get(words);
                int expected = value.whole(0, Integer.MAX_VALUE);
                checks = checks.append(often(value.path(), EventWords.read(value, words, rules), expected));
            }
        }
        return checks;
    }

    private static Array<EventWords> together(Reading each, Rules rules, boolean isView) {
        if (!(each.data() instanceof Data.Items)) {
            return Array.of(EventWords.read(each, each.text(), rules));
        }
        if (isView) {
            throw each.expected("one event: a view does not tell what happened together");
        }
        Array<EventWords> events = Array.ofAll(each.items()).map(event -> EventWords.read(event, event.text(), rules));
        if (events.size() < 2) {
            throw each.expected("two or more events that happen together");
        }
        return events;
    }

    private static Check inOrder(String path, Array<Array<EventWords>> expected) {
        return sight -> {
            Array<Array<EventWords>> left = expected;
            Array<Array<String>> events = sight.events();
            for (Array<String> together : events) {
                left = !left.isEmpty() && EventWords.areAll(left.head(), together) ? left.tail() : left;
            }
            return left.isEmpty()
                    ? Array.empty()
                    : Array.of(new Finding(path, missing(expected, expected.size() - left.size()), told(events)));
        };
    }

    private static String missing(Array<Array<EventWords>> expected, int at) {
        return quoted(expected.get(at)) + " to happen" + (at == 0 ? "" : " after " + quoted(expected.get(at - 1)));
    }

    private static String quoted(Array<EventWords> events) {
        return events.map(each -> "\"" + each + "\"").mkString(" together with ");
    }

    private static String told(Array<Array<String>> events) {
        return events.isEmpty()
                ? "no events"
                : "these events"
                        + events.map(each -> "\n    " + each.mkString(" together with "))
                                .mkString();
    }

    private static Check often(String path, EventWords words, int expected) {
        return sight -> {
            Array<String> found = sight.events().flatMap(each -> each).filter(words::are);
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
