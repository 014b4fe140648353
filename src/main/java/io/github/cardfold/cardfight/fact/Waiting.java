package io.github.cardfold.cardfight.fact;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/**
 * Things that wait until a fighter says which of the own ones comes next: abilities on standby, ordered attacks.
 *
 * @param section the section by which one is picked
 * @param what what one of them is called
 * @param named what one is called, by its number
 * @param count how many there are, whosoever
 * @param fighter whose one of them is, by its number
 */
public record Waiting(
        String section,
        String what,
        IntFunction<String> named,
        ToIntFunction<Position> count,
        BiFunction<Position, Integer, Seat> fighter) {

    /** Returns the question which one comes next. Its number is kept as a value of the frame. */
    public Question next(String purpose, BiFunction<Position, Frame, Seat> seat, Local chosen) {
        Answers own = Answers.of(Choice.number(section, "the number of " + what, it -> count.applyAsInt(it.position()))
                .that(Requirement.of(
                        section,
                        it -> fighter.apply(it.position(), it.number()) == it.seat(),
                        it -> named.apply(it.number()) + " is none of " + it.asked() + "'s")));
        return Question.of(purpose, seat, own, (run, answer) -> run.set(chosen, answer.number()));
    }
}
