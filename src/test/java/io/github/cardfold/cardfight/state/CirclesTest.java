package io.github.cardfold.cardfight.state;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenCard;
import io.github.cardfold.view.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CirclesTest {
    @Test
    @Rule(jp = {"4.8.1", "4.8.2#1", "4.9.1"})
    void eachFighterHasSevenCirclesInTwoRowsAndThreeColumnsAndOneInFront() {
        for (Seat seat : new Seat[] {A, B}) {
            assertEquals(
                    List.of(
                            "front left 0 0",
                            "vanguard 0 1",
                            "front right 0 2",
                            "back left 1 0",
                            "back center 1 1",
                            "back right 1 2",
                            "guardian -1 " + Place.NO_COLUMN),
                    circles(seat).stream()
                            .map(each -> each.name() + " " + each.row() + " " + each.column())
                            .toList());
        }
    }

    @Test
    @Rule(jp = {"4.9.2", "4.9.2.1", "4.9.2.3", "4.9.2.4", "4.9.2.5#1"})
    void theFrontCenterIsAVanguardCircleTheFrontmostAGuardianCircleAndTheOthersAreRearGuardCircles() {
        for (Seat seat : new Seat[] {A, B}) {
            assertEquals(List.of(FRONT_CENTER), with(seat, Circle.VANGUARD));
            assertEquals(List.of(FRONTMOST_CENTER), with(seat, Circle.GUARDIAN));
            assertEquals(
                    List.of(FRONT_LEFT, FRONT_RIGHT, BACK_LEFT, BACK_CENTER, BACK_RIGHT),
                    with(seat, Circle.REAR_GUARD));
        }
    }

    @Test
    @Rule(jp = {"4.9.1.1", "4.9.1.2"})
    void columnsGoOverBothSidesOfTheField() {
        List<Place> mine = circles(A);
        assertEquals(List.of(FRONT_LEFT, BACK_LEFT), column(mine.get(BACK_LEFT.ordinal()), mine));
        assertEquals(List.of(FRONT_CENTER, BACK_CENTER), column(mine.get(FRONT_CENTER.ordinal()), mine));
        assertEquals(List.of(FRONT_RIGHT, BACK_RIGHT), column(mine.get(BACK_LEFT.ordinal()), circles(B)));
        assertEquals(List.of(FRONT_CENTER, BACK_CENTER), column(mine.get(BACK_CENTER.ordinal()), circles(B)));
        assertEquals(List.of(FRONT_LEFT, BACK_LEFT), column(mine.get(FRONT_RIGHT.ordinal()), circles(B)));
        assertEquals(List.of(), column(mine.get(FRONTMOST_CENTER.ordinal()), mine));
    }

    /** What counts from the left for A counts from the right for B. */
    @Test
    @Rule(jp = {"4.9.1.1", "4.9.1.2"})
    void columnsAreNumberedFromTheLeftOfA() {
        assertEquals(
                List.of(0, 1, 2, 0, 1, 2, Place.NO_COLUMN),
                circles(A).stream().map(Field::column).toList());
        assertEquals(
                List.of(2, 1, 0, 2, 1, 0, Place.NO_COLUMN),
                circles(B).stream().map(Field::column).toList());
        assertEquals(-1, Field.column(added(B, 3)));
        assertEquals(3, Field.column(added(B, -1)));
    }

    /** The first circle left of A's lies opposite the first right of B's, and those of one side opposite no other. */
    @Test
    @Rule(jp = {"4.9.1.1", "4.9.1.2"})
    void columnsBeyondTheFirstThreeMirrorToo() {
        assertTrue(Field.isSameColumn(added(A, -1), added(B, 3)));
        assertTrue(Field.isSameColumn(added(B, 3), added(A, -1)));
        assertTrue(Field.isSameColumn(added(A, -1), added(A, -1)));
        assertFalse(Field.isSameColumn(added(A, -1), added(B, -1)));
        assertFalse(Field.isSameColumn(added(A, -1), circles(A).get(FRONTMOST_CENTER.ordinal())));
        assertFalse(Field.isSameColumn(circles(B).get(FRONTMOST_CENTER.ordinal()), added(A, -1)));
    }

    private static Place added(Seat seat, int column) {
        return new Place(99, Circle.KIND, seat, "added", Circle.FRONT, column, Circle.REAR_GUARD);
    }

    /** Each fighter has two rows of three circles, and the guardian circle is in none. */
    @Test
    @Rule(jp = {"4.9.1.3#1", "4.9.1.3#2"})
    void aRowIsOneFightersOwn() {
        List<Integer> mine = circles(A).stream().map(Field::row).toList();
        List<Integer> theirs = circles(B).stream().map(Field::row).toList();
        for (List<Integer> rows : List.of(mine, theirs)) {
            assertEquals(rows.get(FRONT_LEFT.ordinal()), rows.get(FRONT_CENTER.ordinal()));
            assertEquals(rows.get(FRONT_LEFT.ordinal()), rows.get(FRONT_RIGHT.ordinal()));
            assertEquals(rows.get(BACK_LEFT.ordinal()), rows.get(BACK_CENTER.ordinal()));
            assertEquals(rows.get(BACK_LEFT.ordinal()), rows.get(BACK_RIGHT.ordinal()));
            assertEquals(-1, rows.get(FRONTMOST_CENTER.ordinal()));
        }
        assertEquals(
                List.of(0, 1, 2, 3),
                Stream.of(mine, theirs)
                        .flatMap(List::stream)
                        .filter(row -> row >= 0)
                        .distinct()
                        .toList());
    }

    private static List<Circle> column(Place of, List<Place> circles) {
        return Arrays.stream(Circle.values())
                .filter(each -> Field.isSameColumn(of, circles.get(each.ordinal())))
                .toList();
    }

    private static List<Circle> with(Seat seat, int attribute) {
        List<Circle> found = new ArrayList<>();
        List<Place> circles = circles(seat);
        for (Circle circle : Circle.values()) {
            if (Circle.is(circles.get(circle.ordinal()), attribute)) {
                found.add(circle);
            }
        }
        return found;
    }

    private static List<Place> circles(Seat seat) {
        Position position = Table.empty().turn(A, "9.9").state().position();
        List<Place> found = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            if (position.place(place).zone().circle() && position.place(place).seat() == seat) {
                found.add(position.place(place));
            }
        }
        return found;
    }

    @Test
    @Rule(jp = {"4.8.3", "4.9.3"})
    void allSeeWhatIsOnTheField() {
        Player player = Table.empty()
                .hand(A, GRADE_1)
                .unit(A, FRONT_LEFT, GRADE_2)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(BACK_LEFT);

        for (Circle circle : new Circle[] {FRONT_LEFT, BACK_LEFT}) {
            assertTrue(player.state().position().objectAt(circle.of(Seat.A), 0).seenBy(Seat.B));
        }
    }

    @Test
    @Rule(jp = "4.9.2.2")
    void aCardOnACircleStandsOrRests() {
        Table.empty()
                .unit(A, FRONT_LEFT, GRADE_2)
                .turn(A, "9.10")
                .stands(A, FRONT_LEFT, GRADE_2)
                .asked(A, "10.3.1.3")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .rests(A, FRONT_LEFT, GRADE_2);
    }

    @Test
    @Rule(jp = {"4.2.2", "4.3.3.1"})
    void allSeeEverythingThatEffectsHaveMadeOfAUnit() {
        State state = Table.empty(TextCards.rules(
                        "{'cont': {'in': 'rc', 'effects': [{'gets': {'keyword': 'boost'}}, {'gets': {'keyword':"
                                + " 'intercept'}}, {'gets': {'keyword': 'restraint'}}]}}"))
                .unit(A, FRONT_LEFT, TextCards.TEXT)
                .turn(A, "9.9")
                .state();

        for (Seat seat : new Seat[] {A, B}) {
            SeenCard unit = View.of(state, seat).units(A, FRONT_LEFT).single();
            assertEquals(1, unit.flag(Flag.BOOST));
            assertEquals(1, unit.flag(Flag.INTERCEPT));
            assertEquals(1, unit.flag(Flag.RESTRAINT));
        }
    }

    @Test
    @Rule(jp = {"4.3.1", "4.3.3.1"})
    void allSeeHowACardIsTurnedAndWhatAFaceUpCardIs() {
        State state = Table.empty()
                .unit(A, FRONT_LEFT, GRADE_1)
                .resting(A, FRONT_RIGHT, GRADE_2)
                .turn(A, "9.9")
                .state();

        for (Seat seat : new Seat[] {A, B}) {
            SeenCard standing = View.of(state, seat).units(A, FRONT_LEFT).single();
            SeenCard resting = View.of(state, seat).units(A, FRONT_RIGHT).single();
            assertEquals(GRADE_1, standing.definition().get().id());
            assertEquals(GRADE_2, resting.definition().get().id());
            assertEquals(List.of(false, true), List.of(standing.isResting(), resting.isResting()));
            assertEquals(List.of(false, false), List.of(standing.isFaceDown(), resting.isFaceDown()));
        }
    }

    @Test
    @Rule(jp = "4.9.2.6")
    void theUnitOnTheVanguardCircleIsTheVanguardAndTheOthersAreNot() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .unit(A, FRONT_LEFT, GRADE_3)
                .hand(A, GRADE_1, GRADE_2, GRADE_3)
                .turn(A, "9.6")
                .offered("pass", "ride grade-1 from hand", "ride grade-2 from hand")
                .act("ride", Zone.HAND, GRADE_2)
                .offered("pass", "call grade-1 from hand", "swap front left");
    }

    @Test
    @Rule(jp = {"4.9.4#1", "4.9.4#2"})
    void aVanguardOrRearGuardCircleHoldsOneUnitAndTheGuardianCircleSeveral() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .unit(A, FRONT_CENTER, GRADE_3)
                .unit(A, BACK_LEFT, GRADE_1)
                .unit(A, BACK_LEFT, GRADE_2)
                .hand(A, GRADE_1)
                .hand(B, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .stands(A, FRONT_CENTER, GRADE_3)
                .stands(A, BACK_LEFT, GRADE_2)
                .pass()
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_1)
                .pass()
                .act("guard", Zone.HAND, GRADE_2)
                .pass()
                .power(B, FRONT_CENTER, 13000 + 5000 + 5000);
    }
}
