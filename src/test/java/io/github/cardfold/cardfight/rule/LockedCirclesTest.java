package io.github.cardfold.cardfight.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** The circle goes along with its card: no game reaches a position in which the two do not agree. */
class LockedCirclesTest {
    private static final int LEFT = Circle.FRONT_LEFT.of(Seat.A);
    private static final int RIGHT = Circle.FRONT_RIGHT.of(Seat.A);

    private static final int LOCKED = GameObject.FACE_DOWN | GameObject.MARKED;

    private final LockedCircles rule = new LockedCircles();

    @Test
    @Rule(jp = {"4.9.2.7", "7.30.3"})
    void theCircleOfACardThatIsLockedBecomesALockedCircle() {
        Position position = twoUnits(0);
        Event lock = Locked.lock(position, position.objectAt(RIGHT, 0).object());
        assertEquals(Event.giveAttributes(position, RIGHT, Circle.LOCKED), along(position, lock));
    }

    @Test
    @Rule(jp = {"7.30.2", "7.30.3"})
    void theCircleOfACardThatIsUnlockedIsALockedCircleNoMore() {
        Position position = twoUnits(LOCKED);
        Event unlock = Event.face(position, position.objectAt(RIGHT, 0).object(), false, 0);
        assertEquals(Event.takeAttributes(position, RIGHT, Circle.LOCKED), along(position, unlock));
    }

    @Test
    @Rule(jp = {"7.30.3", "7.30.3.1"})
    void theCircleThatALockedCardLeavesIsALockedCircleNoMore() {
        Position position = twoUnits(LOCKED);
        int drop = Zone.DROP.of(Seat.A);
        Event move = Event.move(position, position.objectAt(RIGHT, 0).object(), drop, 0);
        assertEquals(Event.takeAttributes(position, RIGHT, Circle.LOCKED), along(position, move));
        Event other = Event.move(position, position.objectAt(LEFT, 0).object(), drop, 0);
        assertFalse(rule.joins(position, Batch.of(other), 0));
    }

    private Event along(Position position, Event event) {
        Batch batch = Batch.of(event);
        assertTrue(rule.joins(position, batch, 0));
        Batch along = rule.along(position, batch, 0, new int[0]);
        assertEquals(1, along.size());
        return along.get(0);
    }

    /** One on each side of the front row, the right one of them with these flags. */
    private static Position twoUnits(int flags) {
        return Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_1, flags)
                .turn(Seat.A, "9.9")
                .state()
                .position();
    }
}
