package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** To some places no card may go: what needs other places, or those of the other fighter, goes on. */
class ClosedPlacesTest {
    private static final int[] REAR_GUARDS = Arrays.stream(Circle.values())
            .filter(each -> each != Circle.FRONT_CENTER && each != Circle.FRONTMOST_CENTER)
            .mapToInt(each -> each.of(A))
            .toArray();

    /** No card, whichever it is, comes to these places. */
    private static Prohibition closed(IntPredicate places) {
        return new Prohibition() {
            @Override
            public String label() {
                return "1.3.3";
            }

            @Override
            public boolean forbids(Position position, Event event, GameObject card) {
                return event.kind() == EventKind.MOVE && places.test(event.to());
            }

            @Override
            public boolean isForWhatItIs(Position position, Event event, GameObject card) {
                return false;
            }
        };
    }

    private static Table closed(int... places) {
        IntPredicate isClosed = place -> IntStream.of(places).anyMatch(each -> each == place);
        return Table.with(rules -> rules.prohibitions(closed(isClosed)));
    }

    private static int guardians(Seat seat) {
        return FRONTMOST_CENTER.of(seat);
    }

    @Test
    @Rule(jp = {"1.3.3", "10.5.1.2.2"})
    void aCardIsKeptFromGuardingByTheGuardianCircleOfItsFighterAlone() {
        closed(guardians(A))
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(B, "10.5.1.2.1")
                .offered("pass", "guard grade-1 from hand");
        closed(guardians(B))
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(B, "10.5.1.2.1")
                .offered("pass");
    }

    @Test
    @Rule(jp = {"1.3.3", "10.5.1.2.1.1#1"})
    void aPassIsAutomaticWhereTheGuardianCircleAndTheOrderAreaOfTheDefenseAreClosed() {
        int[] orders = {Zone.ORDER_AREA.of(A), Zone.ORDER_AREA.of(B)};
        closed(guardians(B), orders[1]).hand(B, GRADE_1).turn(A, "9.10").yes().asked(Seat.NATURE, "chance drawn");
        closed(guardians(A), orders[1]).hand(B, GRADE_1).turn(A, "9.10").yes().asked(B, "10.5.1.2.1");
        closed(guardians(B), orders[0]).hand(B, GRADE_1).turn(A, "9.10").yes().asked(B, "10.5.1.2.1");
    }

    @Test
    @Rule(jp = {"1.3.3", "9.7.2"})
    void aCardIsKeptFromBeingRiddenByTheVanguardCircleOfItsFighterAlone() {
        closed(FRONT_CENTER.of(B))
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.6")
                .offered("pass", "ride grade-2 from hand");
        closed(FRONT_CENTER.of(A))
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.6")
                .offered("pass");
    }

    private static boolean calls(IntPredicate closed) {
        return Table.with(builder -> builder.prohibitions(closed(closed)))
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .state()
                .legalActions()
                .contains(Action.act(A, "call", new Handle(Zone.HAND.of(A), 0)));
    }

    @Test
    @Rule(jp = "1.3.3")
    void aCardIsCalledIfAnyOfTheOwnCirclesIsOpen() {
        for (int open : REAR_GUARDS) {
            assertEquals(true, calls(place -> place != open && isRearGuards(place)));
        }
        assertEquals(false, calls(ClosedPlacesTest::isRearGuards));
        assertEquals(true, calls(place -> place == Circle.FRONT_LEFT.of(B)));
    }

    private static boolean isRearGuards(int place) {
        return IntStream.of(REAR_GUARDS).anyMatch(each -> each == place);
    }

    @Test
    @Rule(jp = "1.3.3")
    void anOrderIsPlayedIfTheOwnOrderAreaIsOpen() {
        for (Seat seat : new Seat[] {A, B}) {
            boolean plays = Table.with(
                            builder -> builder.prohibitions(closed(place -> place == Zone.ORDER_AREA.of(seat))))
                    .hand(A, ORDER)
                    .turn(A, "9.9")
                    .asked(A, "9.9.2")
                    .state()
                    .legalActions()
                    .contains(Action.act(A, "play", new Handle(Zone.HAND.of(A), 0)));
            assertEquals(seat == B, plays);
        }
    }

    /** Of A's two rear-guards the one on the left is a card of B. */
    @Test
    @Rule(jp = {"1.3.2.4", "1.3.3"})
    void aUnitIsChosenForTheSoulIfThatOfItsOwnerIsOpen() {
        String puts = "{'act': {'in': 'vc', 'then': [{'choose': {'from': 'rear guards', 'as many as': 1,"
                + " 'to': {'move': {'to': 'soul'}}}}, {'put': {'what': '$it', 'to': 'soul'}}]}}";
        for (Seat seat : new Seat[] {A, B}) {
            Table.empty(Cardfight.rules(
                            Editions.JP_2026_04,
                            TextCards.pack(TextCards.like(GRADE_2, TEXT, puts)),
                            Additions.of(
                                    builder -> builder.prohibitions(closed(place -> place == Zone.SOUL.of(seat))))))
                    .unit(A, Circle.FRONT_CENTER, TEXT)
                    .unitOf(B, A, Circle.FRONT_LEFT, GRADE_1)
                    .unit(A, Circle.FRONT_RIGHT, GRADE_2)
                    .turn(A, "9.9")
                    .activate(Circle.FRONT_CENTER)
                    .asked(A, "9.9.2")
                    .empty(A, seat == A ? Circle.FRONT_LEFT : Circle.FRONT_RIGHT)
                    .holds(seat == A ? B : A, Zone.SOUL, seat == A ? GRADE_1 : GRADE_2);
        }
    }
}
