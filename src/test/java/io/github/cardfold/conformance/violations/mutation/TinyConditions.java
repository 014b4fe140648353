package io.github.cardfold.conformance.violations.mutation;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;
import java.util.OptionalLong;

/** Rules of a game in which A chooses a number, and code that asks for several things at once. */
public final class TinyConditions {
    /** A number from 1, which no test looks at, and to 2. */
    private static final Answers NUMBERS = Answers.of(Choice.number("3.1.1", "a number", it -> 4)
            .that(
                    Requirement.of("3.1.2", it -> it.number() > 0, it -> it.number() + " is too small"),
                    atMost("3.1.3", 2)));

    private TinyConditions() {}

    private static Requirement atMost(String section, int most) {
        return Requirement.of(section, it -> it.number() <= most, it -> it.number() + " is too great");
    }

    public static Rules rules() {
        return Rules.builder()
                .opening("3.1")
                .procedures(Procedure.named("3.1")
                        .ask("3.1.1", Question.of("number", (position, frame) -> Seat.A, NUMBERS, (run, answer) -> {}))
                        .build())
                .build(Cardfight.rules().game());
    }

    static State start() {
        Opening opening = new Opening(rules(), 2);
        Cardfight.places(opening);
        opening.startAt("3.1", "3.1.1");
        return opening.begin(OptionalLong.empty());
    }

    @Rule(jp = "3.1.3.1")
    static boolean isBetween(int number, int least, int most) {
        return number >= least && number <= most;
    }

    @Rule(jp = "3.1.4")
    static int positive(int... numbers) {
        int count = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] > 0) {
                count++;
            }
        }
        return count;
    }
}
