package io.github.cardfold.scenario.words;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** How a scenario speaks of questions: by the seat that is asked and the label of the step, as in {@code B 9.7.2}. */
public final class Questions {
    /** What a scenario says when the game is over, or goes on by itself. */
    public static final String NOBODY = "nobody";

    private final Rules rules;
    private final Seats seats;

    public Questions(Rules rules, Seats seats) {
        this.rules = rules;
        this.seats = seats;
    }

    /** Returns who is asked at which label; what nobody can be asked is an error. */
    public String asked(Reading in) {
        String text = in.text();
        int space = text.indexOf(' ');
        boolean isQuestion =
                space > 0 && isSeat(text.substring(0, space)) && labels().contains(text.substring(space + 1));
        if (!isQuestion && !text.equals(NOBODY)) {
            throw in.expected("\"" + NOBODY + "\", or a seat and the label of a question, which is one of "
                    + labels().mkString(", "));
        }
        return text;
    }

    /** Returns which seat a view shows to be asked, with the label if it is its own question. */
    public String seen(Reading in) {
        return isSeat(in.text()) ? in.text() : asked(in);
    }

    private boolean isSeat(String letters) {
        return seats.all().append(Seat.NATURE).exists(each -> each.name().equals(letters));
    }

    /** Returns what a question is about; what no question is about is an error. */
    public String purpose(Reading in) {
        Array<String> purposes = all(Procedure::purposeAt);
        if (!in.text().isEmpty() && !purposes.contains(in.text())) {
            throw in.expected("\"\", or what a question is about, one of " + purposes.mkString(", "));
        }
        return in.text();
    }

    private Array<String> labels() {
        return all((procedure, label) -> procedure.purposeAt(label).map(purpose -> label));
    }

    private Array<String> all(Telling telling) {
        return Array.ofAll(rules.procedures())
                .flatMap(procedure -> Array.ofAll(procedure.labels()).flatMap(label -> telling.of(procedure, label)))
                .distinct()
                .sorted();
    }

    /** What is to be told of a step, if it is a question. */
    private interface Telling {
        Option<String> of(Procedure procedure, String label);
    }
}
