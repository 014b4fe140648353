package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.key.Digests;
import io.github.cardfold.kernel.key.KeyWriter;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Returned;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Loops that a seat can stop. Whoever has given an answer many times in a turn, in what looks to the seat like one
 * position, has chosen how often the loop runs, and cannot choose it there again, unless it has no other answer
 * (18.1.1.2). If both can stop, each goes on for as long as it likes, so the smaller number is done; of equal numbers
 * that of the seat whose turn it is comes first (18.1.1.3). A seat is compared with what it sees itself, so no answer
 * that is missing tells it what lies hidden.
 */
@Rule(jp = {"18.1.1.2", "18.1.1.3"})
final class Repetition {
    /** After so many answers of a turn those of the seat are remembered. */
    static final int PATIENCE = 128;
    /** So often an answer may be given in one position, once more by a seat whose turn it is not. */
    static final int MOST = 16;
    /**
     * So often an answer is given in one position before nobody can stop the loop. In so many laps another seat that is
     * asked in the loop, be it once a lap, has given up what it may repeat.
     */
    static final int ENDLESS = 1_024;

    private static final byte VERSION = 0;

    private final Seat seat;
    private final int most;
    private final Array<Returned> here;
    private final long high;
    private final long low;

    /** What a seat has answered in what looks to it like a state. */
    Repetition(State state, Seat seat) {
        this.seat = seat;
        most = state.rules().game().turnSeat(state.position()) == seat ? MOST : MOST + 1;
        ByteBuffer digest = ByteBuffer.wrap(Digests.sha256().digest(seen(state, seat)));
        high = digest.getLong();
        low = digest.getLong();
        here = state.position().returned().filter(each -> each.isAt(seat, high, low));
    }

    /** Tells whether answers of a seat are remembered in the turn of a state. */
    static boolean isWatched(State state, Seat seat) {
        Position position = state.position();
        return seat != Seat.NATURE
                && position.answerCount(seat) >= PATIENCE
                && position.answersTurn() == state.rules().game().turn(position);
    }

    /**
     * The bytes of the key of what a seat sees but for what is only counted, some card or other lying where it sees
     * none.
     */
    static byte[] seen(State state, Seat seat) {
        OpenPosition position = new OpenPosition(state.position());
        position.restoreAnswers(0, Array.empty());
        position.forgetCounts();
        Redacted redacted = Redacted.of(State.of(position.close()), seat);
        Array<Array<Integer>> cards = Array.empty();
        Array<Integer> known = Array.empty();
        for (Gap gap : redacted.gaps()) {
            known = known.appendAll(gap.kinds());
            Array<Integer> here = known.take(gap.size());
            known = known.drop(gap.size());
            cards = cards.append(here.appendAll(Array.fill(gap.size() - here.size(), () -> 0)));
        }
        State alike = redacted.filled(cards, 0);
        return KeyWriter.bytes(
                alike.position(), VERSION, alike.isUnfinished(), alike.rules().hasAsides());
    }

    private boolean isSpent(int answer) {
        return timesOf(answer) >= most;
    }

    private int timesOf(int answer) {
        return here.find(each -> each.answer() == answer).map(Returned::times).getOrElse(0);
    }

    /** Returns the answers that can still be chosen: all if there is no other left. */
    int[] left(int[] answers) {
        int[] left = Arrays.stream(answers).filter(each -> !isSpent(each)).toArray();
        return left.length == 0 ? answers : left;
    }

    /** Tells whether an answer goes on with a loop that nobody has been able to leave. */
    @Rule(jp = "18.1.1.1")
    boolean isEndless(int answer) {
        return timesOf(answer) >= ENDLESS;
    }

    /** Remembers an answer. */
    void remember(OpenPosition next, int answer) {
        next.remember(new Returned(seat, high, low, answer, 1));
    }
}
