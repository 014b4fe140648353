package io.github.cardfold.conformance.violations.mutation;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import java.util.OptionalLong;

/** Rules of a game in which A gets points and is asked whether that is enough. */
public final class TinyRules {
    static final NumberKey POINTS = new NumberKey(0, "points");
    static final NumberKey PENALTIES = new NumberKey(1, "penalties");

    private TinyRules() {}

    public static Rules rules() {
        return Rules.builder()
                .opening("1.1")
                .numbers(POINTS, PENALTIES)
                .procedures(Procedure.named("1.1")
                        .change("1.1.1", run -> Batch.of(Event.count(POINTS, Seat.A, first())))
                        .change("1.2.1", run -> Batch.of(Event.count(PENALTIES, Seat.A, second())))
                        .ask(
                                "1.2.2",
                                Question.of(
                                        "enough",
                                        (position, frame) -> Seat.A,
                                        (position, frame, options) -> options.yesNo(),
                                        (run, answer) -> {}))
                        .build())
                .build(Cardfight.rules().game());
    }

    static State start() {
        Opening opening = new Opening(rules(), 2);
        Cardfight.places(opening);
        opening.startAt("1.1", "1.1.1");
        return opening.begin(OptionalLong.empty());
    }

    @Rule(jp = "1.1.1")
    static int first() {
        return 3;
    }

    @Rule(jp = "1.2.1")
    static int second() {
        return 2;
    }
}
