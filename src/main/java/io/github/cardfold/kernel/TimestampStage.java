package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Committer;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The stage of a change that gives its new effects their timestamps. Those of the seat whose turn it is get earlier
 * ones; where the order of one master's own effects can matter, that master names them one by one. Objects and lasting
 * effects get their numbers in the order of the batch, so that its order says how old they are.
 */
final class TimestampStage {

    private TimestampStage() {}

    static Ask question(String section) {
        return Question.of(
                        ChangePurposes.FIRST_EFFECTS,
                        (position, frame) -> seat(position, frame),
                        Answers.of(Choice.card(
                                        section,
                                        "a card whose effects arise at the same time",
                                        it -> places(it.position(), it.frame()))
                                .that(Requirement.of(
                                        section,
                                        it -> slot(
                                                        it.position(),
                                                        it.frame(),
                                                        it.gameObject().object())
                                                >= 0,
                                        it -> it.card() + " has no effect that arises now and whose order matters"))),
                        TimestampStage::answer)
                .openIf((position, frame) -> false)
                .unfinishedIf((position, frame) -> frame.get(ChangeFrame.EVENT) > 0, TimestampStage::forget);
    }

    /** Returns the batch with the effects of the seat whose turn it is before the others', all else in its order. */
    @Rule(jp = "11.11.3.1.1.2")
    static Batch dated(Position position, Batch batch) {
        Game game = position.rules().game();
        if (batch.size() < 2 || !game.hasContention()) {
            return batch;
        }
        Seat turn = game.turnSeat(position);
        int[] slots = new int[batch.size()];
        int[] sorted = new int[batch.size()];
        int count = 0;
        int first = 0;
        for (int at = 0; at < slots.length; at++) {
            if (dates(position, batch.get(at))) {
                slots[count++] = at;
                if (master(position, batch.get(at)) == turn) {
                    sorted[first++] = at;
                }
            }
        }
        if (first == 0 || first == count) {
            return batch;
        }
        for (int i = 0; i < count; i++) {
            if (master(position, batch.get(slots[i])) != turn) {
                sorted[first++] = slots[i];
            }
        }
        return batch.moved(Arrays.copyOf(sorted, count), Arrays.copyOf(slots, count));
    }

    /** Tells whether an event gives a number by which the age of effects is told. */
    private static boolean dates(Position position, Event event) {
        return event.kind() == EventKind.BEGIN
                || event.kind() == EventKind.CREATE
                || event.kind() == EventKind.MOVE
                        && position.place(event.to()).zone().sight() != ZoneKind.Sight.NOBODY
                        && !Committer.staysOnField(position, event)
                        && position.rules().game().mints(position, event);
    }

    private static Seat master(Position position, Event event) {
        return event.kind() == EventKind.BEGIN
                ? event.seat()
                : position.place(event.to()).seat();
    }

    /** Tells whether somebody is to be asked about the events from an index on. */
    static boolean isOpen(Position position, Batch batch, int from) {
        if (batch.size() - from < 2 || !position.rules().game().hasContention()) {
            return false;
        }
        for (int at = from; at < batch.size(); at++) {
            if (contends(position, batch, from, at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean contends(Position position, Batch batch, int from, int at) {
        for (int other = from; other < batch.size(); other++) {
            if (other != at && contend(position, batch.get(at), batch.get(other))) {
                return true;
            }
        }
        return false;
    }

    /** The events from an index on whose order among each other can matter, all of the master who is asked first. */
    private static int[] contending(Position position, Batch batch, int from) {
        int[] all = IntStream.range(from, batch.size())
                .filter(at -> contends(position, batch, from, at))
                .toArray();
        return Arrays.stream(all)
                .filter(at -> master(position, batch.get(at)) == master(position, batch.get(all[0])))
                .toArray();
    }

    private static boolean contend(Position position, Event event, Event other) {
        GameObject card = arriving(position, event);
        GameObject second = arriving(position, other);
        return card != null
                && second != null
                && master(position, event) == master(position, other)
                && position.rules()
                        .game()
                        .contend(
                                card.definition(),
                                position.place(event.to()),
                                second.definition(),
                                position.place(other.to()));
    }

    /**
     * The card that comes to where all see it, so that nothing is told by asking, if its new master sees it already and
     * so can name it.
     */
    private static @Nullable GameObject arriving(Position position, Event event) {
        boolean named = event.kind() == EventKind.MOVE
                && event.object() != 0
                && !event.is(Event.FACE_DOWN)
                && !position.place(event.to()).zone().isHidden();
        GameObject card = named && dates(position, event) ? position.find(event.object()) : null;
        return card != null && card.seenBy(master(position, event)) ? card : null;
    }

    private static int[] contending(Position position, Frame frame) {
        return contending(position, frame.batch(), frame.get(ChangeFrame.EVENT));
    }

    private static Seat seat(Position position, Frame frame) {
        return master(position, frame.batch().get(contending(position, frame)[0]));
    }

    private static int[] places(Position position, Frame frame) {
        return Arrays.stream(contending(position, frame))
                .map(at -> frame.batch().get(at).from())
                .sorted()
                .distinct()
                .toArray();
    }

    /** Where among the contending events that of an object is, -1 if it has none. */
    private static int slot(Position position, Frame frame, int object) {
        int[] slots = contending(position, frame);
        for (int at = 0; at < slots.length; at++) {
            if (frame.batch().get(slots[at]).object() == object) {
                return at;
            }
        }
        return -1;
    }

    /** What the asked seat has named so far takes its turn by where it lies, as what it has not named does. */
    private static void forget(Run run) {
        Position position = run.position();
        Batch batch = run.frame().batch();
        Seat seat = seat(position, run.frame());
        int first = IntStream.range(0, batch.size())
                .filter(at -> dates(position, batch.get(at)) && master(position, batch.get(at)) == seat)
                .findFirst()
                .orElse(0);
        int[] slots = contending(position, batch, first);
        int[] sorted = Arrays.stream(slots)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(at -> batch.get(at).from())
                        .thenComparingInt(at -> position.indexOf(
                                batch.get(at).from(), batch.get(at).object())))
                .mapToInt(at -> at)
                .toArray();
        Runner.of(run).arrange(batch.moved(sorted, slots));
        run.set(ChangeFrame.EVENT, first);
    }

    /** The named card comes first, the others keep their order behind it. */
    @Rule(jp = "11.11.3.1.1.2")
    private static void answer(Run run, Answer answer) {
        Position position = run.position();
        int[] slots = contending(position, run.frame());
        int named = slot(position, run.frame(), answer.object(position));
        int[] order = IntStream.concat(
                        IntStream.of(slots[named]), Arrays.stream(slots).filter(at -> at != slots[named]))
                .toArray();
        Batch batch = run.frame().batch().moved(order, slots);
        Runner.of(run).arrange(batch);
        run.set(ChangeFrame.EVENT, slots[0] + 1);
        Runner runner = Runner.of(run);
        boolean isOpen = isOpen(position, batch, slots[0] + 1);
        runner.go(isOpen ? runner.rules().changeSections().firstEffects() : "commit");
    }
}
