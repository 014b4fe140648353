package io.github.cardfold.vandaria.combat;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Equipment of attackers that have died is carried Home by those that have attacked with them (3.7.3.14). */
final class CarryingHome {
    static final String PROCEDURE = "3.7.3.14";

    private static final Local EQUIPMENT = Local.object(0, "Equipment");
    private static final Local CARRIED = Local.number(1, "carried");

    private CarryingHome() {}

    /** One after the other is carried or not. */
    @Rule(vw = {"3.7.3.14", "3.7.3.15"})
    static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(EQUIPMENT, CARRIED)
                .repeat(
                        "3.7.3.14 each",
                        run -> left(run.position()).isDefined(),
                        each -> each.let("next", CarryingHome::next)
                                .ask(
                                        "3.7.3.14",
                                        Question.of(
                                                        VandariaPurposes.CARRY,
                                                        CarryingHome::controller,
                                                        Answers.of(Choice.yesNo("3.7.3.14")),
                                                        (run, answer) -> run.set(CARRIED, answer.isYes() ? 1 : 0))
                                                .yesNo("carry it Home", "leave it behind"))
                                .change("3.7.3.14 done", CarryingHome::carry))
                .build();
    }

    /** Returns the mark of Equipment that somebody can carry. */
    private static Option<TimedEffect> left(Position position) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect mark = position.lasting(i);
            boolean isCarried = mark.kind() == VandariaMarks.LEFT_BEHIND
                    && VandariaProperty.isInGame(position, mark.object(0))
                    && Combats.attackers(position)
                            .exists(each -> Combats.attacked(position, each.object()) == mark.source()
                                    && VandariaProperty.controller(position, each.object()) == mark.master());
            if (isCarried) {
                return Option.some(mark);
            }
        }
        return Option.none();
    }

    private static void next(Run run) {
        run.set(EQUIPMENT, left(run.position()).get().object(0));
    }

    private static Seat controller(Position position, Frame frame) {
        return VandariaProperty.controller(position, frame.get(EQUIPMENT));
    }

    private static Batch carry(Run run) {
        TimedEffect mark = left(run.position()).get();
        List<Event> events = new ArrayList<>();
        events.add(Event.end(mark));
        if (run.get(CARRIED) > 0) {
            events.add(Event.begin(TimedEffect.of(
                    VandariaMarks.RETURN_HOME,
                    mark.master(),
                    0,
                    new int[] {mark.object(0)},
                    0,
                    VandariaLifetimes.OWN_RETURN)));
        }
        return Batch.ofAll(events);
    }
}
