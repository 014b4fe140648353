package io.github.cardfold.cardfight.state;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.Determinize;
import io.github.cardfold.view.SeenPlace;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** Cards of the ride deck never come to the deck. */
class RideDeckCardsTest {
    private static final String RETIRE_TO_DECK =
            "{'choose': {'rear guards': {'are': 'back row'}}}, {'put': {'what': '$it', 'to': 'deck'}}";

    @Test
    @Rule(jp = {"4.18.4", "4.1.5#2"})
    void aCardOfTheRideDeckGoesBackThereFaceUpForAllToSee() {
        Player player = table(RETIRE_TO_DECK)
                .unit(A, Circle.BACK_LEFT, GRADE_1)
                .fromRideDeck(Circle.BACK_LEFT.of(Seat.A))
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);

        player.holds(A, Zone.DECK, GRADE_0).holds(A, Zone.RIDE_DECK, GRADE_1);
        assertFalse(seen(player.state(), A).cards().head().isFaceDown());
        assertEquals(1, seen(player.state(), B).count(GRADE_1));
    }

    @Test
    @Rule(jp = "4.18.4")
    void oneThatTheOtherFighterBroughtGoesToTheRideDeckZoneOfItsOwner() {
        Table.pausing(run -> Batch.of(Event.move(
                        run.position(),
                        run.position().objectAt(Circle.BACK_LEFT.of(Seat.A), 0).object(),
                        Zone.DECK.of(Seat.B),
                        0)))
                .unitOf(B, A, Circle.BACK_LEFT, GRADE_1)
                .fromRideDeck(Circle.BACK_LEFT.of(Seat.A))
                .deck(B, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "pause")
                .holds(B, Zone.RIDE_DECK, GRADE_1)
                .holds(B, Zone.DECK, GRADE_0)
                .holds(A, Zone.RIDE_DECK);
    }

    @Test
    @Rule(jp = "4.18.4")
    void anyOtherCardGoesToTheDeck() {
        table(RETIRE_TO_DECK)
                .unit(A, Circle.BACK_LEFT, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(A, Zone.DECK, GRADE_0, GRADE_1)
                .holds(A, Zone.RIDE_DECK);
    }

    @Test
    @Rule(jp = "4.18.4")
    void whereverItHasBeenInTheMeantime() {
        table("{'put': {'what': {'cards': {'in': 'ride deck'}}, 'to': 'drop', 'as': 'dropped'}},"
                        + " {'put': {'what': '$dropped', 'to': 'hand', 'as': 'got'}},"
                        + " {'put': {'what': '$got', 'to': 'deck', 'bottom': true}}")
                .in(A, Zone.RIDE_DECK, GRADE_2)
                .fromRideDeck(Zone.RIDE_DECK.of(Seat.A))
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(A, Zone.DECK, GRADE_0)
                .holds(A, Zone.HAND)
                .holds(A, Zone.DROP)
                .holds(A, Zone.RIDE_DECK, GRADE_2);
    }

    @Test
    @Rule(jp = {"4.18.4", "4.1.9"})
    void theOrderInTheDeckIsNotAskedOfIt() {
        table("{'put': {'what': {'cards': {'in': 'drop'}}, 'to': 'deck'}}")
                .in(A, Zone.DROP, GRADE_1)
                .fromRideDeck(Zone.DROP.of(Seat.A))
                .in(A, Zone.DROP, GRADE_0)
                .fromRideDeck(Zone.DROP.of(Seat.A))
                .in(A, Zone.DROP, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .holds(A, Zone.DECK, GRADE_0, GRADE_2)
                .holds(A, Zone.RIDE_DECK, GRADE_1, GRADE_0);
    }

    @Test
    @Rule(jp = "4.18.4")
    void whoDoesNotSeeItCannotTakeItForAnother() {
        State state = table("'draw'")
                .in(B, Zone.HAND, GRADE_0, GRADE_1)
                .fromRideDeck(Zone.HAND.of(Seat.B))
                .in(B, Zone.HAND, GRADE_2)
                .turn(A, "9.9")
                .state();
        for (int seed = 0; seed < 20; seed++) {
            Position dealt = Determinize.deal(state, A, seed).position();
            GameObject home = dealt.objectAt(Zone.HAND.of(Seat.B), 1);
            assertTrue(home.hasHome());
            assertEquals(GRADE_1, dealt.rules().definition(home.definition()).id());
        }
    }

    private static SeenPlace seen(State state, Seat seat) {
        return View.of(state, seat).cards(A, Zone.RIDE_DECK);
    }

    private static Table table(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(A, Circle.FRONT_LEFT, TextCards.TEXT)
                .deck(A, GRADE_0);
    }
}
