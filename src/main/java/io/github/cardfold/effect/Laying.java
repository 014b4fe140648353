package io.github.cardfold.effect;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The order of cards that go into decks at once: the owner of each deck names them in the order in which they are to
 * lie there, the uppermost first (4.1.9). A card that its owner does not see is not named.
 */
@Rule(jp = "4.1.9")
public final class Laying {
    private final Local left;
    private final Local order;

    /**
     * Keeps the order in a frame.
     *
     * @param left the list of the cards that are not named yet
     * @param order the list of those that are
     */
    public Laying(Local left, Local order) {
        this.left = left;
        this.order = order;
    }

    /**
     * Begins with cards of which none is named: those that the moves bring into decks. Nobody is asked about a card
     * that stays where it is, or that a rule sends elsewhere.
     */
    @Rule(jp = {"1.3.3", "4.1.9"})
    public void begin(Run run, Batch moves) {
        run.set(
                left,
                IntStream.range(0, moves.size())
                        .mapToObj(moves::get)
                        .filter(each -> arrives(run, each))
                        .mapToInt(Event::object)
                        .toArray());
        run.clear(order);
    }

    private static boolean arrives(Run run, Event move) {
        Batch possible = run.possible(Batch.of(move));
        return possible.size() == 1 && possible.get(0).to() == move.to();
    }

    /** Tells whether nobody has a card to name any more. */
    public boolean isDone(Position position, Frame frame) {
        return next(position, frame) == null;
    }

    /** Returns the question which card lies next below those named before. */
    public Question question(String purpose) {
        return Question.of(purpose, this::asked, this::offer, this::answer)
                .unfinishedIf((position, frame) -> frame.size(order) > 0, this::forget);
    }

    /** The seat that names the next card, the turn fighter before the other (1.3.4); null if none does. */
    private @Nullable Seat next(Position position, Frame frame) {
        for (Seat seat : position.seatsInTurnOrder()) {
            for (int k = 0; k < frame.size(left); k++) {
                if (names(position, seat, frame.get(left, k))) {
                    return seat;
                }
            }
        }
        return null;
    }

    private Seat asked(Position position, Frame frame) {
        return requireNonNull(next(position, frame));
    }

    private static boolean names(Position position, Seat seat, int object) {
        GameObject card = position.find(object);
        return card != null && card.owner() == seat && card.seenBy(seat) && !card.hasHome();
    }

    private void offer(Position position, Frame frame, Options options) {
        Seat seat = asked(position, frame);
        for (int k = 0; k < frame.size(left); k++) {
            int object = frame.get(left, k);
            if (names(position, seat, object)) {
                int place = position.placeOf(object);
                options.pick(place, position.indexOf(place, object));
            }
        }
    }

    /** What the asked seat has named lies among the others again, by where it lies, as if it had named none. */
    private void forget(Run run) {
        Position position = run.position();
        Seat seat = asked(position, run.frame());
        int[] named = Arrays.stream(run.objects(order))
                .filter(each -> names(position, seat, each))
                .toArray();
        run.set(
                left,
                IntStream.concat(Arrays.stream(run.objects(left)), Arrays.stream(named))
                        .boxed()
                        .sorted(Comparator.<Integer>comparingInt(position::placeOf)
                                .thenComparingInt(each -> position.indexOf(position.placeOf(each), each)))
                        .mapToInt(each -> each)
                        .toArray());
        run.set(
                order,
                Arrays.stream(run.objects(order))
                        .filter(each -> !names(position, seat, each))
                        .toArray());
    }

    private void answer(Run run, Answer answer) {
        int named = answer.object(run.position());
        run.append(order, named);
        run.set(
                left,
                Arrays.stream(run.objects(left)).filter(each -> each != named).toArray());
    }

    /** Returns the move of a card, which says the how manieth it is to be if it was named and is not the only one. */
    @Rule(jp = "4.1.10")
    public Event move(Run run, Event move) {
        int[] named = run.objects(order);
        int rank = 0;
        while (rank < named.length && named[rank] != move.object()) {
            rank++;
        }
        return rank < named.length && sharesDeck(run.position(), named, rank) ? move.arranged(rank) : move;
    }

    private static boolean sharesDeck(Position position, int[] objects, int index) {
        GameObject card = position.find(objects[index]);
        return Arrays.stream(objects)
                .filter(each -> each != objects[index])
                .mapToObj(position::find)
                .anyMatch(other -> other != null && card != null && other.owner() == card.owner());
    }
}
