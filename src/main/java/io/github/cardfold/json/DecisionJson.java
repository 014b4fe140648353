package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Seat;

/**
 * Decisions as JSON text, as the referee sees them. What a seat sees of one is written by {@link ViewJson}. The schema
 * is {@code decision.schema.json}.
 */
public final class DecisionJson {
    private DecisionJson() {}

    /** Returns a decision as JSON, on one line without spaces. */
    public static String write(Decision decision) {
        requireNonNull(decision, "decision");
        return fields(decision).build().toString();
    }

    /**
     * Returns what a state waits for as JSON, on one line without spaces, with the legal answers and what each means.
     *
     * @throws IllegalArgumentException if the game is over
     */
    public static String write(State state) {
        requireNonNull(state, "state");
        Decision decision = state.decision().getOrElseThrow(() -> new IllegalArgumentException("the game is over"));
        return fields(decision)
                .items(
                        "answers",
                        state.answers()
                                .map(each -> AnswerData.write(
                                        place -> state.position().place(place).fullName(), each))
                                .asJava())
                .build()
                .toString();
    }

    private static Data.Builder fields(Decision decision) {
        return Format.DECISION
                .start()
                .text("seat", decision.seat().name())
                .text("procedure", decision.procedure())
                .text("section", decision.section())
                .text("purpose", decision.purpose());
    }

    /**
     * Returns the decision that JSON says; its answers, if it has any, are passed over.
     *
     * @throws io.github.cardfold.data.StateFormatException if the text is not JSON or no decision
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Decision read(String text) {
        requireNonNull(text, "text");
        ReadingFields in = Documents.fields(Format.DECISION, Json.data(text));
        Decision decision = new Decision(
                seat(in.get("seat")),
                in.get("procedure").filled(),
                in.get("section").filled(),
                in.get("purpose").filled());
        in.find("answers");
        in.end();
        return decision;
    }

    private static Seat seat(Reading letter) {
        return letter.named("a seat from A to F or NATURE", Seat::valueOf);
    }
}
