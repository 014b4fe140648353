package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the lists of one slot.
 *
 * @param inner the type of their members
 * @param closed what is not to go on within them
 * @param atEnd what is not to go on at their end
 */
record ListReader(SlotReader reader, Class<?> inner, Closed closed, Closed atEnd) {
    private Chart chart() {
        return reader.chart();
    }

    private Tokens tokens() {
        return chart().tokens();
    }

    private String joint() {
        return reader.slot().joint();
    }

    /** Returns the lists that begin with a word. */
    List<Reading> from(int at) {
        List<Reading> found = new ArrayList<>();
        nothing(at, found);
        switch (joint()) {
            case Joint.SENTENCES -> sentences(at, Array.empty(), found);
            case Joint.BODY, Joint.PAID -> body(at, found);
            case Joint.BULLETS -> bullets(at, Array.empty(), found);
            case Joint.THEN -> steps(at, Array.empty(), atEnd, found);
            default -> {
                if (!closed.has(inner)) {
                    reader.one(inner, at, null, closed.in(joint()))
                            .forEach(each -> found.add(Reading.of(each.end(), with(Array.empty(), each))));
                }
                joined(at, Array.empty(), false, found);
            }
        }
        return Reading.few(found);
    }

    /** Returns what is closed for a member of a list of several. */
    private Closed member(boolean isLater) {
        Closed member = closed.inSeveral(inner, joint());
        return isLater && Joint.isComma(joint()) ? member.with(Closed.LEFT) : member;
    }

    /** A list of the same sort within a list is as good as its members. */
    private Array<Object> with(Array<Object> before, Reading member) {
        return before.appendAll(chart().book().members(member.value(), joint()));
    }

    private void nothing(int at, List<Reading> found) {
        if (joint().equals(Joint.PAID) && tokens().is(at, ".")) {
            found.add(Reading.of(at + 1, Array.empty()));
        }
        boolean isBody = Joint.isBody(joint());
        boolean isSentence = isBody || joint().equals(Joint.SENTENCES);
        int from = isBody ? at + 1 : at;
        if ((!isBody || tokens().is(at, ","))
                && from < tokens().size()
                && tokens().is(from, Joint.NOTHING)
                && (!isSentence || tokens().isSign(from + 1, "."))) {
            found.add(Reading.of(isSentence ? from + 2 : from + 1, Array.empty()));
        }
    }

    /** Reads the next member of a list; nothing follows the one after the last joint if there are commas. */
    private void joined(int at, Array<Object> before, boolean isAfterJoint, List<Reading> found) {
        List<Reading> next = new ArrayList<>(reader.one(inner, at, null, member(before.nonEmpty())));
        if (before.nonEmpty()
                && reader.slot().form().isEmpty()
                && chart().book().structure().isTerm(inner)) {
            tails(before.last(), at, next);
        }
        for (Reading each : Reading.few(next)) {
            Array<Object> now = with(before, each);
            int end = each.end();
            boolean isComma = Joint.isComma(joint());
            if ((before.isEmpty() || !isComma || isAfterJoint) && !atEnd.isTaken(inner, joint(), now.size())) {
                found.add(Reading.of(end, now));
            }
            if (isJoint(end) && !(isComma && isAfterJoint)) {
                joined(end + 1, now, true, found);
            } else if (isComma && !isAfterJoint && tokens().is(end, ",")) {
                joined(end + 1, now, false, found);
            }
        }
    }

    private boolean isJoint(int at) {
        return tokens().is(at, joint()) || chart().problem().expects(at, joint());
    }

    /** What has its first words in common with the member before it. */
    private void tails(Object before, int at, List<Reading> found) {
        Phrasebook.Said said = chart().book().said(before, "");
        Pattern first = said.speech().patterns("").headOption().getOrNull();
        if (first == null || first.shared() == 0) {
            return;
        }
        Map<String, Object> head = LinkedHashMap.empty();
        for (Part.Slot each : Pattern.slots(first.head())) {
            head = head.put(each.field(), said.speech().fieldOf(each).value(said.term()));
        }
        for (Rules.Rule rule : chart().rules().of(inner, "").all()) {
            if (rule.pattern().shared() > 0 && rule.pattern().head().equals(first.head()) && !rule.isLoose()) {
                Phrasing phrasing = new Phrasing(rule.speech(), inner, null);
                Array<Part> tail = rule.pattern().tail();
                for (Progress each : chart().parts(tail, Progress.start(at), phrasing, true, closed.with(inner))) {
                    Object made = chart().made(rule.speech(), head.merge(each.said()), each.at());
                    if (made != null) {
                        found.add(Reading.of(each.at(), made));
                    }
                }
            }
        }
    }

    private void steps(int at, Array<Object> before, Closed last, List<Reading> found) {
        reader.one(inner, at, null, last).forEach(each -> found.add(Reading.of(each.end(), with(before, each))));
        for (Reading each : reader.one(inner, at, null, Closed.NOTHING.with(inner))) {
            if (tokens().is(each.end(), ",") && tokens().isSign(each.end() + 1, "then")) {
                steps(each.end() + 2, with(before, each), last, found);
            }
        }
    }

    private void sentences(int at, Array<Object> before, List<Reading> found) {
        List<Reading> one = new ArrayList<>();
        steps(at, Array.empty(), Closed.NOTHING, one);
        for (Reading each : Reading.few(one)) {
            if (tokens().isSign(each.end(), ".")) {
                Array<Object> now = before.appendAll(each.members());
                found.add(Reading.of(each.end() + 1, now));
                sentences(each.end() + 1, now, found);
            }
        }
    }

    private void body(int at, List<Reading> found) {
        boolean isColon = tokens().is(at, ":");
        if (isColon || tokens().isSign(at, ",")) {
            List<Reading> all = new ArrayList<>();
            boolean isAnd = !isColon && joint().equals(Joint.PAID);
            if (isAnd && !tokens().isSign(at + 1, Joint.AND)) {
                return;
            }
            sentences(isAnd ? at + 2 : at + 1, Array.empty(), all);
            for (Reading each : all) {
                boolean isLoose = isLoose(each.members().head());
                if (isLoose == isColon) {
                    found.add(each);
                }
            }
        }
    }

    private boolean isLoose(Object term) {
        Phrasebook.Said said = chart().book().said(term, "");
        return said.speech().patterns("").headOption().exists(said.speech()::isLoose);
    }

    private void bullets(int at, Array<Object> before, List<Reading> found) {
        if (!tokens().isSign(at, Joint.BULLET)) {
            return;
        }
        for (Reading each : reader.one(inner, at + 1, null, Closed.NOTHING.with(Closed.BULLETS))) {
            Array<Object> now = before.append(each.value());
            found.add(Reading.of(each.end(), now));
            bullets(each.end(), now, found);
        }
    }
}
