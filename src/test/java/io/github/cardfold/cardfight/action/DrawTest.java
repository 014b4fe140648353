package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawTest {
    @Test
    @Rule(jp = "7.6.4")
    void drawnCardsGoFromTheOwnDeckToTheOwnHand() {
        Player player = Table.first(drawing(1)).deck(A, GRADE_1, GRADE_2).turn(A, "9.9");

        player.draws(GRADE_2).holds(A, Zone.HAND, GRADE_2).holds(A, Zone.DECK, GRADE_1);
        Event move = player.events(EventKind.MOVE).get(0);
        assertEquals(List.of(Zone.DECK.of(Seat.A), Zone.HAND.of(Seat.A)), List.of(move.from(), move.to()));
        player.holds(B, Zone.HAND);
    }

    @Test
    @Rule(jp = {"7.6.2", "4.5.3"})
    void severalCardsAreDrawnOneByOne() {
        Player player = Table.first(drawing(3))
                .deck(A, GRADE_0, GRADE_1, GRADE_2, GRADE_3)
                .turn(A, "9.9");

        player.offered("grade-0 from A deck", "grade-1 from A deck", "grade-2 from A deck", "grade-3 from A deck")
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_1);
        player.offered("grade-0 from A deck", "grade-2 from A deck", "grade-3 from A deck")
                .draws(GRADE_3)
                .holds(A, Zone.HAND, GRADE_1, GRADE_3);
        player.offered("grade-0 from A deck", "grade-2 from A deck")
                .draws(GRADE_0)
                .asked(A, "9.9.2");
        player.holds(A, Zone.HAND, GRADE_0, GRADE_1, GRADE_3);
    }

    @Test
    @Rule(jp = "7.6.1")
    void theCardThatMovesIsTheTopCard() {
        Procedure first = Procedure.named("first")
                .change("first", run -> {
                    int card = run.position().objectAt(Zone.HAND.of(Seat.A), 0).object();
                    return Batch.of(Event.move(run.position(), card, Zone.DECK.of(Seat.A), 0));
                })
                .call("draw", "7.6.4", run -> new int[] {0, 2})
                .build();
        Player player = Table.first(first)
                .deck(A, GRADE_1, GRADE_1, GRADE_1)
                .hand(A, GRADE_3)
                .turn(A, "9.9");

        player.asked(NATURE, "chance drawn").holds(A, Zone.HAND, GRADE_3);
        player.draws(GRADE_1).holds(A, Zone.HAND, GRADE_1, GRADE_3);
    }

    @Test
    @Rule(jp = "1.3.2#2")
    void fromADeckTooSmallAllThereIsIsDrawn() {
        Table.first(drawing(5))
                .deck(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .draws(GRADE_2)
                .holds(A, Zone.HAND, GRADE_1, GRADE_2)
                .holds(A, Zone.DECK)
                .happened(EventKind.MOVE, 2);
    }

    @Test
    @Rule(jp = {"1.3.2.2#1", "1.3.2.2#2"})
    void drawingNoCardOrLessIsNotPerformed() {
        for (int number : new int[] {0, -1}) {
            Table.first(drawing(number))
                    .deck(A, GRADE_1, GRADE_2)
                    .hand(A, GRADE_0)
                    .turn(A, "9.9")
                    .asked(A, "9.9.2")
                    .holds(A, Zone.HAND, GRADE_0)
                    .holds(A, Zone.DECK, GRADE_1, GRADE_2);
        }
        Table.first(drawing(1))
                .deck(A, GRADE_1, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .draws(GRADE_2)
                .holds(A, Zone.HAND, GRADE_0, GRADE_2);
    }

    private static Procedure drawing(int number) {
        return Procedure.named("first")
                .call("first", "7.6.4", run -> new int[] {0, number})
                .build();
    }
}
