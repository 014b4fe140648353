package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.CandidatePlaces;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/** Where units are that may do something: in the front row by the rules, in the back row by permissions. */
public final class Candidates {
    private static final CandidatePlaces HAND = PlacesToChooseFrom.own(Zone.HAND);

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

    /** Where cards lie that may be called by the rules. */
    public static final CandidatePlaces CALLED = asked -> withZones(asked, Limit.CALLED_FROM_HAND);
    /** Where cards lie that may be ridden by the rules, the ride deck apart. */
    public static final CandidatePlaces RIDDEN = asked -> withZones(asked, Limit.RIDDEN_FROM_HAND);

    /** Where orders lie that may be played by the rules. */
    public static final CandidatePlaces PLAYED = asked -> withZones(asked, Limit.PLAYED_FROM_HAND);

    private Candidates() {}

    private static int[] withZones(Candidate asked, Limit limit) {
        int[] hand = HAND.places(asked);
        Position position = asked.position();
        if (!Deeds.mayBeLifted(position, limit)) {
            return hand;
        }
        return IntStream.range(0, position.placeCount())
                .filter(each -> each == hand[0] || isSource(position, each, asked.seat()))
                .toArray();
    }

    /**
     * Tells whether all see the cards of a zone of a fighter, which is none where cards come to circles from anyway.
     */
    private static boolean isSource(Position position, int place, Seat seat) {
        Place zone = position.place(place);
        return zone.seat() == seat && !zone.zone().circle() && !zone.zone().isHidden();
    }

    /**
     * Returns the requirement that a card lies in the hand, or an effect lets it be called, ridden or played from
     * elsewhere.
     */
    public static Requirement inHand(String section, Limit limit, BiFunction<Candidate, Attempt, Attempt> how) {
        return Deeds.limited(
                Requirement.of(
                        section,
                        it -> it.place() == HAND.places(it)[0],
                        it -> "no effect lets " + it.asked() + " do so with cards of " + it.where()),
                limit,
                how);
    }

    private static int[] withBackRow(Position position, int[] front, Limit limit, Seat seat) {
        if (!Deeds.mayBeLifted(position, limit)) {
            return front;
        }
        IntStream back = IntStream.of(Field.circles(position))
                .filter(each -> position.place(each).seat() == seat
                        && position.place(each).row() == Circle.BACK);
        return IntStream.concat(IntStream.of(front), back).sorted().toArray();
    }
}
