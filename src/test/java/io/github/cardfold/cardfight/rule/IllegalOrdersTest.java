package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.TextCards.like;
import static io.github.cardfold.kernel.Seat.A;
import static io.github.cardfold.kernel.Seat.B;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class IllegalOrdersTest {
    @Test
    @Rule(jp = "13.11.1")
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
    @Rule(jp = "13.11.1")
    void oneThatIsBeingResolvedStays() {
        Card banner = like(TestCards.ORDER, "banner").withSubtypes(Array.of("set"));
        UnaryOperator<Rules.Builder> check = builder -> builder.edit(
                "11.8.2.1.1",
                steps -> steps.insertAfter(
                        "11.8.2.1.1 played",
                        Procedure.named("check").call("check", "11.6.1").build()));
        Table.empty(Cardfight.rules(Editions.JP_2026_04, TextCards.pack(banner), check))
                .hand(A, "banner")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "banner")
                .holds(A, Zone.ORDER_ZONE, "banner");
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
    @Rule(jp = "13.11.3")
    void aFaceUpOrderLeavesItsCircle() {
        Table.empty().unit(A, Circle.FRONT_LEFT, TestCards.ORDER).turn(A, "9.9").holds(A, Zone.DROP, TestCards.ORDER);
    }
}
