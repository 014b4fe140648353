package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.CandidatePlaces;
import io.github.cardfold.kernel.table.Seat;
import java.util.stream.IntStream;

/** Where units are that may do something: in the front row by the rules, in the back row by permissions. */
public final class Candidates {
    /** Where units are that may be chosen to attack. */
    public static final CandidatePlaces ATTACKERS = asked -> withBackRow(
            asked.position(), PlacesToChooseFrom.FRONT_ROW.places(asked), Limit.ATTACKERS_IN_FRONT, asked.seat());
    /** Where units are that may be attacked. */
    public static final CandidatePlaces TARGETS = asked -> withBackRow(
            asked.position(),
            PlacesToChooseFrom.OPPONENTS_FRONT_ROW.places(asked),
            Limit.TARGETS_IN_FRONT,
            Turn.opponent(asked.seat()));
    /** Where units are that may intercept. */
    public static final CandidatePlaces INTERCEPTORS = asked -> withBackRow(
            asked.position(), PlacesToChooseFrom.FRONT_ROW.places(asked), Limit.INTERCEPTORS_IN_FRONT, asked.seat());

    private Candidates() {}

    private static int[] withBackRow(Position position, int[] front, Limit limit, Seat seat) {
        if (!Deeds.mayBeLifted(position, limit)) {
            return front;
        }
        IntStream back = IntStream.of(Field.circles(position))
                .filter(each -> position.place(each).seat() == seat && position.place(each).row() == Circle.BACK);
        return IntStream.concat(IntStream.of(front), back).sorted().toArray();
    }
}
