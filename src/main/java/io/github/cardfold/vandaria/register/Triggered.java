package io.github.cardfold.vandaria.register;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.VandariaSkills;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Skills that have triggered enter the register: those of the active player first, then those of the others. */
public final class Triggered {
    private static final Local AT_ONCE = Local.number(0, "at once");
    private static final Local CHOSEN = Local.number(1, "chosen");

    private static final LabelKey WAITING = new LabelKey(VandariaPurposes.TRIGGERED + ".skill", "{0}: {1}");

    private Triggered() {}

    /**
     * Lets all triggered skills enter the register, each player's in the order that the player likes. With the argument
     * 1 only those do that result as soon as they enter it.
     */
    @Rule(vw = {"12.4.1", "13.2.7", "13.2.9", "13.2.8"})
    public static Procedure procedure() {
        return Procedure.named("12.4.1")
                .locals(AT_ONCE, CHOSEN)
                .change("17.1.4", run -> lost(run.position()))
                .repeat(
                        "12.4.1",
                        run -> next(run.position(), run.frame()).isDefined(),
                        skill -> skill.ask(
                                        "12.4.1 which",
                                        Question.of(
                                                        VandariaPurposes.TRIGGERED,
                                                        (position, frame) -> next(position, frame)
                                                                .get(),
                                                        Triggered::offer,
                                                        (run, answer) -> run.set(CHOSEN, answer.number()))
                                                .meaning(Triggered::label, WAITING))
                                .let("12.4.1 enter", Triggered::enter))
                .idleIf(position -> position.standbyCount() == 0)
                .build();
    }

    /** Skills of a player who has lost do nothing any more. */
    @Rule(vw = "17.1.4")
    private static Batch lost(Position position) {
        List<Event> events = new ArrayList<>();
        for (int i = position.standbyCount() - 1; i >= 0; i--) {
            if (position.hasLost(position.standby(i).master())) {
                events.add(Event.leaveStandby(i));
            }
        }
        return Batch.ofAll(events);
    }

    private static boolean isMeant(Position position, Frame frame, int number) {
        return frame.get(AT_ONCE) == 0
                || VandariaSkills.resultsAtOnce(
                        position, position.standby(number).procedure());
    }

    /** Returns whose skill enters next. */
    private static Option<Seat> next(Position position, Frame frame) {
        return position.seatsInTurnOrder().find(seat -> isAnyOf(position, frame, seat));
    }

    private static boolean isAnyOf(Position position, Frame frame, Seat seat) {
        for (int i = 0; i < position.standbyCount(); i++) {
            if (position.standby(i).master() == seat && isMeant(position, frame, i)) {
                return true;
            }
        }
        return false;
    }

    private static void offer(Position position, Frame frame, Options options) {
        Seat seat = next(position, frame).get();
        int first = firstAtOnce(position, seat);
        for (int i = 0; i < position.standbyCount(); i++) {
            if (position.standby(i).master() == seat && (first < 0 || i == first)) {
                options.number(i);
            }
        }
    }

    /** For what only gains gold no order matters, so that nobody is asked for it. */
    @Rule(vw = "13.2.9")
    private static int firstAtOnce(Position position, Seat seat) {
        for (int i = 0; i < position.standbyCount(); i++) {
            if (position.standby(i).master() == seat
                    && VandariaSkills.resultsAtOnce(
                            position, position.standby(i).procedure())) {
                return i;
            }
        }
        return -1;
    }

    private static AnswerLabel label(Candidate it) {
        Standby skill = it.position().standby(it.number());
        return WAITING.with(LabelArgument.number(it.number()), VandariaSkills.text(it.position(), skill.procedure()));
    }

    private static void enter(Run run) {
        Standby skill = run.position().standby(run.get(CHOSEN));
        VandariaTurns.registered(run);
        run.resolve(skill);
        run.propose(Event.leaveStandby(run.get(CHOSEN)));
    }
}
