package io.github.cardfold.match;

import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Asks a player and turns whatever comes back into an answer or a fault. */
class Asking {

    /** Returns the answer, not yet known to be legal, or why there is none. */
    Either<Fault, Action> ask(Decision decision, Supplier<@Nullable Action> player) {
        try {
            return answered(decision, player.get());
        } catch (RuntimeException | StackOverflowError thrown) {
            return threw(decision, thrown);
        }
    }

    static Either<Fault, Action> answered(Decision decision, @Nullable Action answer) {
        return answer == null
                ? Either.left(new Fault(Fault.Kind.NOTHING, decision, "answered null", Option.none()))
                : Either.right(answer);
    }

    static Either<Fault, Action> threw(Decision decision, Throwable thrown) {
        return Either.left(new Fault(Fault.Kind.THREW, decision, "threw " + thrown, Option.some(thrown)));
    }
}
