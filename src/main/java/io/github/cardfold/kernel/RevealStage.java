package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;

/**
 * The stage of a change in which seats show cards of hidden places whose abilities it has triggered (11.1.1.2.1.1): a
 * shown card is known to everybody, and its abilities go on standby with the others; the rest never does.
 */
final class RevealStage {
    private RevealStage() {}

    static Ask question(String section) {
        return Question.of(
                        ChangePurposes.SHOW,
                        (position, frame) -> seat(position, frame),
                        Answers.of(
                                Choice.card(
                                                section,
                                                "a card whose ability triggered",
                                                it -> places(it.position(), it.frame()))
                                        .that(Requirement.of(
                                                section,
                                                it -> isTriggered(
                                                        it.frame(),
                                                        it.gameObject().object()),
                                                it -> it.card() + " has no ability that this has triggered")),
                                Choice.pass(section, "no more cards are shown, and no other ability triggers there")),
                        RevealStage::answer)
                .openIf((position, frame) -> false);
    }

    private static Seat seat(Position position, Frame frame) {
        return position.place(frame.get(ChangeFrame.PLACES, 0)).seat();
    }

    /** The places of the seat that is asked. */
    private static int[] places(Position position, Frame frame) {
        Seat seat = seat(position, frame);
        return Arrays.stream(frame.values(ChangeFrame.PLACES))
                .filter(place -> position.place(place).seat() == seat)
                .toArray();
    }

    private static boolean isTriggered(Frame frame, int object) {
        Standby[] noted = frame.noted();
        for (int i = noted.length - frame.get(ChangeFrame.CONCEALED); i < noted.length; i++) {
            if (noted[i].source() == object) {
                return true;
            }
        }
        return false;
    }

    @Rule(jp = "11.1.1.2.1.1")
    private static void answer(Run run, Answer answer) {
        if (answer.isPass()) {
            int[] done = places(run.position(), run.frame());
            run.set(
                    ChangeFrame.PLACES,
                    Arrays.copyOfRange(
                            run.frame().values(ChangeFrame.PLACES),
                            done.length,
                            run.frame().size(ChangeFrame.PLACES)));
        } else {
            int shown = answer.object(run.position());
            open(run, shown);
            run.propose(Event.look(run.position(), null, shown));
        }
    }

    /** What a card has triggered becomes known with it. */
    private static void open(Run run, int shown) {
        Standby[] noted = run.frame().noted();
        int known = noted.length - run.get(ChangeFrame.CONCEALED);
        Standby[] next = noted.clone();
        for (int i = known; i < noted.length; i++) {
            if (noted[i].source() == shown) {
                System.arraycopy(next, known, next, known + 1, i - known);
                next[known++] = noted[i];
            }
        }
        Runner.of(run).noted(next);
        run.set(ChangeFrame.CONCEALED, next.length - known);
    }

    /** What was not shown never goes on standby. */
    static Standby[] shown(Frame frame) {
        return Arrays.copyOf(frame.noted(), frame.noted().length - frame.get(ChangeFrame.CONCEALED));
    }
}
