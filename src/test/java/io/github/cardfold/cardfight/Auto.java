package io.github.cardfold.cardfight;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * An AUTO ability for tests: an event puts it on standby, and when it is played its master is asked at the label
 * {@code auto}, so that a test can look at the table at that moment. Yes carries out its effect.
 */
public final class Auto {
    private static final Local MASTER = Local.seat(0, "master");
    private static final Local SOURCE = Local.object(1, "source");
    private static final Local ANSWER = Local.number(2, "answer");

    private Auto() {}

    /** Adds one that only asks. */
    public static UnaryOperator<Registry> on(Seat master, Predicate<Event> event) {
        return on(master, (position, each) -> event.test(each), run -> Batch.NOTHING);
    }

    /** Adds one with an effect, whose trigger also looks at the position after the event. */
    public static UnaryOperator<Registry> on(
            Seat master, BiPredicate<Position, Event> event, Function<Run, Batch> effect) {
        return builder -> builder.purposes("auto")
                .procedures(procedure(effect))
                .triggerSource(
                        (position, committed, triggered) -> {
                            for (int i = 0; i < committed.size(); i++) {
                                if (event.test(position, committed.get(i))) {
                                    triggered.accept(new Standby("auto", master, 0));
                                }
                            }
                        },
                        "auto");
    }

    /** The beginning of a phase or step. */
    public static Predicate<Event> beginning(String phase) {
        return event -> event.kind() == EventKinds.BEGINNING && event.text().equals(phase);
    }

    /** Every event of a kind. */
    public static Predicate<Event> each(EventKind kind) {
        return event -> event.kind() == kind;
    }

    private static Procedure procedure(Function<Run, Batch> effect) {
        return Procedure.named("auto")
                .locals(MASTER, SOURCE, ANSWER)
                .ask(
                        "auto",
                        Question.of(
                                "auto",
                                (position, frame) -> frame.seat(MASTER),
                                (position, frame, options) -> options.yesNo(),
                                (run, answer) -> run.set(ANSWER, answer.isYes() ? 1 : 0)))
                .change("auto effect", run -> run.get(ANSWER) == 1 ? effect.apply(run) : Batch.NOTHING)
                .build();
    }
}
