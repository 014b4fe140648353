package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.TextCards.like;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class IllegalOrdersTest {
    @Test
    @Rule(jp = "13.11.1#1")
    void anOrderThatIsNotBeingPlayedLeavesTheOrderArea() {
        Table.empty()
                .in(A, Zone.ORDER_AREA, TestCards.ORDER)
                .in(B, Zone.ORDER_AREA, TestCards.ORDER)
                .turn(A, "9.9")
                .holds(A, Zone.ORDER_AREA)
                .holds(A, Zone.DROP, TestCards.ORDER)
                .holds(B, Zone.DROP, TestCards.ORDER);
    }

    @Test
    @Rule(jp = "13.11.1#2")
    void oneThatIsBeingResolvedStaysAndOthersBesideItGo() {
        Card banner = like(TestCards.ORDER, "banner").withSubtypes(Array.of("set"));
        UnaryOperator<Registry> check = Added.stepsAfter(
                "11.8.2.1.1",
                "11.8.2.1.1 played",
                steps -> steps.change("stray", run -> Batch.of(stray(run, A), stray(run, B)))
                        .call("check", "11.6.1"));
        Table.empty(Cardfight.rules(Editions.JP_2026_04, TextCards.pack(banner), Additions.of(check)))
                .hand(A, "banner")
                .in(A, Zone.SOUL, "banner")
                .in(B, Zone.SOUL, "banner")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "banner")
                .holds(A, Zone.ORDER_ZONE, "banner")
                .holds(A, Zone.DROP, "banner")
                .holds(B, Zone.DROP, "banner");
    }

    @Test
    @Rule(jp = {"13.11.1#1", "13.11.3#1"})
    void itGoesToItsOwnersDropZoneWhoeverIsItsMaster() {
        Table.empty()
                .inOf(B, A, Zone.ORDER_AREA, TestCards.ORDER)
                .turn(A, "9.9")
                .holds(B, Zone.DROP, TestCards.ORDER)
                .holds(A, Zone.DROP);
        Table.empty()
                .unitOf(A, B, Circle.FRONT_LEFT, TestCards.ORDER)
                .turn(A, "9.9")
                .holds(A, Zone.DROP, TestCards.ORDER)
                .holds(B, Zone.DROP);
    }

    private static Event stray(Run run, Seat seat) {
        GameObject card = run.position().objectAt(Zone.SOUL.of(seat), 0);
        return Event.move(run.position(), card.object(), Zone.ORDER_AREA.of(seat), 0);
    }

    @Test
    @Rule(jp = "13.11.2")
    void whatIsNoOrderLeavesTheOrderArea() {
        Table.empty()
                .in(A, Zone.ORDER_AREA, TestCards.GRADE_0)
                .turn(A, "9.9")
                .holds(A, Zone.ORDER_AREA)
                .holds(A, Zone.DROP, TestCards.GRADE_0);
    }

    @Test
    @Rule(jp = {"13.11.3#1", "13.11.3#2"})
    void aFaceUpOrderLeavesItsCircleAndOneThatLiesFaceDownStays() {
        for (Seat seat : new Seat[] {A, B}) {
            Player player = Table.empty()
                    .unit(seat, Circle.FRONT_LEFT, TestCards.ORDER)
                    .unit(seat, Circle.BACK_LEFT, TestCards.ORDER, GameObject.FACE_DOWN)
                    .unit(seat, Circle.BACK_RIGHT, TestCards.ORDER)
                    .turn(A, "9.9")
                    .empty(seat, Circle.FRONT_LEFT)
                    .empty(seat, Circle.BACK_RIGHT)
                    .holds(seat, Zone.DROP, TestCards.ORDER, TestCards.ORDER);
            assertEquals(1, player.state().position().size(Circle.BACK_LEFT.of(seat)));
        }
    }
}
