package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads cards of some kinds: what stands before the noun, the noun, and what stands after it; or what stands for it.
 *
 * @param role the role of what is said of the cards
 * @param atEnd what is not to go on after them
 */
record NounReader(Chart chart, Class<?> role, Part.Slot slot, Phrasing phrasing, Closed atEnd) {
    /** Returns what it may be, as a list or as one term. */
    List<Reading> from(int at, boolean isArray) {
        List<Reading> found = new ArrayList<>();
        Closed inside = Closed.NOTHING.with(phrasing.role());
        if (slot.form().equals("a")) {
            for (Reading name : chart.find(role, "noun", inside, at, null)) {
                after(Array.of(name.value()), name.end(), atEnd, found);
            }
        }
        boolean isArticle = chart.tokens().is(at, "a") || chart.tokens().is(at, "an");
        if (!slot.form().equals("a") || isArticle || chart.problem().expects(at, "a")) {
            int from = slot.form().equals("a") ? at + 1 : at;
            List<Reading> before = new ArrayList<>();
            before(Array.empty(), from, inside.with(role), before);
            for (Reading each : chart.find(role, "adjective", inside, from, null)) {
                before.add(Reading.of(each.end(), Array.of(each.value())));
            }
            for (Reading each : Reading.few(before)) {
                Progress start = Progress.start(each.end());
                for (Progress noun : chart.parts(slot.within(), start, phrasing, false, Closed.NOTHING)) {
                    List<Reading> here = new ArrayList<>();
                    after(each.members(), noun.at(), atEnd, here);
                    here.forEach(one -> found.add(new Reading(one.end(), one.value(), noun.said())));
                }
            }
        }
        List<Reading> all = new ArrayList<>();
        for (Reading each : Reading.few(found)) {
            Object value = isArray ? each.value() : conjunction(each.members(), each.end());
            if (value != null) {
                all.add(new Reading(each.end(), value, each.filled()));
            }
        }
        return all;
    }

    private void before(Array<Object> filters, int at, Closed closed, List<Reading> found) {
        found.add(Reading.of(at, filters));
        for (Reading each : chart.find(role, "adjective", closed, at, null)) {
            before(filters.append(each.value()), each.end(), closed, found);
        }
    }

    private void after(Array<Object> filters, int at, Closed closed, List<Reading> found) {
        found.add(Reading.of(at, filters));
        if (closed.has(role)) {
            return;
        }
        chart.find(role, "", closed, at, null)
                .forEach(each -> found.add(Reading.of(each.end(), filters.append(each.value()))));
        more(filters, at, closed.with(role), found);
    }

    private void more(Array<Object> filters, int at, Closed closed, List<Reading> found) {
        for (Reading each : chart.find(role, "", closed, at, null)) {
            Array<Object> now = filters.append(each.value());
            found.add(Reading.of(each.end(), now));
            if (chart.tokens().is(each.end(), Joint.AND)) {
                more(now, each.end() + 1, closed, found);
            }
        }
    }

    private @Nullable Object conjunction(Array<Object> members, int at) {
        if (members.size() == 1) {
            return members.head();
        }
        return chart.rules()
                .list(role, Joint.AND)
                .map(each -> chart.made(each, LinkedHashMap.of(each.list().get().field(), members), at))
                .getOrNull();
    }
}
