package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What a seat is told of why something happened. */
class CausesInViewsTest {
    private static final int HAND = Zone.HAND.of(Seat.A);
    private static final int FRONT = Circle.FRONT_LEFT.of(Seat.A);

    private static Table plain(Table table) {
        return table.hand(Seat.A, TestCards.GRADE_1).unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2);
    }

    private static int object(Position position, int place) {
        return position.objectAt(place, 0).object();
    }

    private static Function<Position, Batch> counted(Function<Position, Cause> cause) {
        return position ->
                Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1).by(cause.apply(position)));
    }

    /** The card of a hand must not be told, the second time it must not be told by the JSON either. */
    @Test
    void aCardThatASeatDoesNotSeeIsNotNamed() {
        Deeds deeds = Deeds.of(
                CausesInViewsTest::plain,
                counted(position -> Cause.effect(Seat.A, object(position, FRONT))),
                counted(position -> Cause.cost(Seat.A, object(position, HAND))),
                counted(position -> Cause.effect(Seat.B, 0)));
        deeds.next();
        Array<String> seen = Array.of("count A 1 energy by an effect of A's grade-2");
        assertEquals(seen, deeds.told(Seat.A));
        assertEquals(seen, deeds.told(Seat.B));
        deeds.next();
        assertEquals(Array.of("count A 1 energy as a cost of A's grade-1"), deeds.told(Seat.A));
        assertEquals(Array.of("count A 1 energy as a cost of A"), deeds.told(Seat.B));
        String json = ViewJson.write(View.events(deeds.state(), Seat.B));
        assertEquals(true, json.contains("\"cause\":{\"master\":\"A\",\"cost\":true}"), json);
        deeds.next();
        assertEquals(Array.of("count A 1 energy by an effect of B"), deeds.told(Seat.A));
        assertEquals(deeds.state(), StateJson.read(deeds.state().rules(), StateJson.write(deeds.state())));
    }

    /** A unit that goes to the hand by its own effect is named as it was on the field, not as what it has become. */
    @Test
    void aCardIsNamedAsItWasSeenLast() {
        Deeds deeds = Deeds.of(
                CausesInViewsTest::plain,
                position -> Batch.of(Event.move(position, object(position, FRONT), HAND, 0)
                        .by(Cause.effect(Seat.A, object(position, FRONT)))));
        deeds.next();
        String move = "move A grade-2 at A front left to A hand";
        assertEquals(Array.of(move + " by an effect of A's grade-2"), deeds.told(Seat.B));
    }
}
