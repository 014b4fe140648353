package io.github.cardfold.scenario.tournament;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.vandaria.format.MatchSide;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A match, one step after the other.
 *
 * @param begins the match as it begins
 * @param steps what happens in it
 */
record MatchCase(Course begins, Array<Step> steps) implements Case {

    /** What can happen in a match: a captain writes down an order, or a side wins. */
    private interface Happening {
        Course in(Course course);
    }

    /** What happens, and what must hold then. */
    private record Step(Happening happening, Facts facts) {}

    static MatchCase read(Reading map) {
        ReadingFields in = map.fields();
        Course begins = Course.read(in);
        Reading list = in.get("steps");
        Array<Step> steps = list.items().map(each -> step(each, begins));
        in.end();
        if (steps.forAll(each -> each.facts().isEmpty())) {
            throw list.expected("something that must hold: \"then\" or \"refused\"", "nothing");
        }
        return new MatchCase(begins, steps);
    }

    private static Step step(Reading map, Course begins) {
        ReadingFields in = map.fields();
        in.text("note", "");
        @Nullable Reading order = in.find("order");
        @Nullable Reading won = in.find("won");
        if ((order == null) == (won == null)) {
            throw map.expected("either \"order\" or \"won\"", order == null ? "neither" : "both");
        }
        Happening happening = won == null ? ordered(in.get("order")) : won(won, in, begins);
        Facts facts = Facts.read(map, in, begins.facts());
        in.end();
        return new Step(happening, facts);
    }

    private static Happening ordered(Reading map) {
        ReadingFields in = map.fields();
        MatchSide side = in.get("of").word(MatchSide.values());
        Array<String> players = in.items("players").map(Reading::filled);
        in.end();
        return course -> course.ordered(side, players);
    }

    private static Happening won(Reading won, ReadingFields in, Course begins) {
        MatchSide side = won.word(MatchSide.values());
        int table = begins.tables() == 1 ? 1 : in.get("table").whole(1, begins.tables());
        return course -> course.won(table, side);
    }

    @Override
    public Array<Mismatch> mismatches() {
        Course course = begins;
        Array<Mismatch> wrong = Array.empty();
        for (Step step : steps) {
            Course before = course;
            Facts.Led<Course> led =
                    step.facts().led(before, () -> step.happening().in(before));
            course = led.now();
            wrong = wrong.appendAll(led.mismatches());
            if (led.isTaken()) {
                wrong = wrong.appendAll(step.facts().compared(course.shown()));
            }
        }
        return wrong;
    }
}
