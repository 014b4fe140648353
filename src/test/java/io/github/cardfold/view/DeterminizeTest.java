package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Fight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.testpack.ShippedGames;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Games dealt anew from what a seat knows. */
class DeterminizeTest {
    private static final int DEALS = 6000;

    private static Array<String> ids(State state, Seat seat, Zone zone) {
        return Fight.of(state).cards(seat, zone).map(Card::id);
    }

    /**
     * Of cards put into a deck in an order of the owner's choice the other seat knows which, not the order (4.1.10).
     */
    @Test
    @Rule(jp = "4.1.10")
    void theOrderOfArrangedCardsIsDealtAnew() {
        String keeper = "{'act': {'in': 'rc', 'then': {'put': {'what': {'cards': 'drop'}, 'to': 'deck'}}}}";
        State state = Table.empty(TextCards.rules(keeper))
                .unit(Seat.A, Circle.FRONT_LEFT, TextCards.TEXT)
                .in(Seat.A, Zone.DROP, TestCards.GRADE_0, TestCards.GRADE_2)
                .turn(Seat.A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .pick(Zone.DROP, TestCards.GRADE_2)
                .state();
        Set<String> uppermost = new TreeSet<>();
        for (long seed = 0; seed < 20; seed++) {
            State dealt = Determinize.deal(state, Seat.B, seed);
            assertEquals(View.of(state, Seat.B).text(), View.of(dealt, Seat.B).text());
            uppermost.add(ids(dealt, Seat.A, Zone.DECK).get(0));
            assertEquals(ids(state, Seat.A, Zone.DECK), ids(Determinize.deal(state, Seat.A, seed), Seat.A, Zone.DECK));
        }
        assertEquals(new TreeSet<>(Set.of(TestCards.GRADE_0, TestCards.GRADE_2)), uppermost);
    }

    @Test
    void theTrueCardsHaveNoPartInADeal() {
        Player one = hands(TestCards.GRADE_0, TestCards.GRADE_1, TestCards.GRADE_2, TestCards.GRADE_3);
        Player other = hands(TestCards.GRADE_3, TestCards.GRADE_2, TestCards.GRADE_0, TestCards.GRADE_1);
        for (long seed = 0; seed < 20; seed++) {
            State dealt = Determinize.deal(one.state(), Seat.A, seed);
            State otherDealt = Determinize.deal(other.state(), Seat.A, seed);
            assertEquals(ids(dealt, Seat.B, Zone.HAND), ids(otherDealt, Seat.B, Zone.HAND));
            assertEquals(
                    ids(dealt, Seat.B, Zone.DECK).sorted(),
                    ids(otherDealt, Seat.B, Zone.DECK).sorted());
        }
        assertNotEquals(one.state(), other.state());
    }

    /** B holds the first two cards and has the others in the deck. */
    private static Player hands(String first, String second, String third, String fourth) {
        return Table.empty()
                .hand(Seat.B, first, second)
                .deck(Seat.B, third, fourth)
                .turn(Seat.A, "9.9");
    }

    @Test
    void everyHandIsEquallyProbable() {
        Player player = hands(TestCards.GRADE_0, TestCards.GRADE_1, TestCards.GRADE_2, TestCards.GRADE_3);
        TreeMap<String, Integer> hands = TreeMap.empty();
        for (long seed = 0; seed < DEALS; seed++) {
            String hand = ids(Determinize.deal(player.state(), Seat.A, seed), Seat.B, Zone.HAND)
                    .mkString(" ");
            hands = hands.put(hand, 1, Integer::sum);
        }
        assertEquals(12, hands.size());
        assertTrue(hands.values().forAll(count -> Math.abs(count - DEALS / 12) < DEALS / 100), hands.toString());
    }

    /** A saw the sentinel go to B's hand in a drive check; where it lies among the others A cannot know. */
    @Test
    @Rule(jp = "4.6.2")
    void aKindThatIsKnownStaysInTheHandInAnyPlace() {
        State state = Table.empty()
                .hand(Seat.B, TestCards.GRADE_1, TestCards.GRADE_2)
                .deck(
                        Seat.B,
                        TestCards.SENTINEL,
                        TestCards.SENTINEL,
                        TestCards.GRADE_3,
                        TestCards.GRADE_3,
                        TestCards.GRADE_0)
                .turn(Seat.B, "9.10")
                .yes()
                .draws(TestCards.SENTINEL, TestCards.GRADE_3)
                .state();
        TreeMap<Integer, Integer> places = TreeMap.empty();
        for (long seed = 0; seed < 200; seed++) {
            Array<String> hand = ids(Determinize.deal(state, Seat.A, seed), Seat.B, Zone.HAND);
            assertEquals(4, hand.size());
            assertTrue(hand.contains(TestCards.SENTINEL) && hand.contains(TestCards.GRADE_3), hand.toString());
            places = places.put(hand.indexOf(TestCards.SENTINEL), 1, Integer::sum);
        }
        assertEquals(Array.of(0, 1, 2, 3), places.keySet().toArray());
    }

    @Test
    @Rule(jp = "6.2.3.1.1")
    void aCardThatIsBeingCalledIsTheOneThatWasShown() {
        Player player = Table.empty()
                .hand(Seat.B, TestCards.GRADE_1, TestCards.GRADE_2, TestCards.GRADE_0)
                .turn(Seat.B, "9.9")
                .act("call", Zone.HAND, TestCards.GRADE_2)
                .asked(Seat.B, "6.2.3.2");
        for (long seed = 0; seed < 50; seed++) {
            State dealt = Determinize.deal(player.state(), Seat.A, seed);
            State called = dealt.step(dealt.legalActions().get(0));
            assertEquals(
                    TestCards.GRADE_2,
                    Fight.of(called).unit(Seat.B, Circle.FRONT_LEFT).get().id());
        }
    }

    @Test
    @Rule(jp = "4.18.2#1")
    void aRideDeckIsDealtWithinItself() {
        State state = Cardfight.start(Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("tidal-archive"), 1);
        Array<String> rideDeck = ids(state, Seat.B, Zone.RIDE_DECK);
        boolean moved = false;
        for (long seed = 0; seed < 20; seed++) {
            Array<String> dealt = ids(Determinize.deal(state, Seat.A, seed), Seat.B, Zone.RIDE_DECK);
            assertEquals(rideDeck.sorted(), dealt.sorted());
            moved |= !rideDeck.equals(dealt);
        }
        assertTrue(moved);
    }

    @Test
    void chanceIsDealtAnewToo() {
        State state = Cardfight.start(Cardfight.rules(), Decks.named("ember-caravan"), Decks.named("ember-caravan"), 1);
        assertEquals(Determinize.deal(state, Seat.A, 7), Determinize.deal(state, Seat.A, 7));
        Array<Array<String>> hands = Array.range(0, 4).map(seed -> {
            State dealt = Determinize.deal(state, Seat.A, seed);
            while (Fight.of(dealt).cards(Seat.A, Zone.HAND).isEmpty()) {
                dealt = dealt.step(dealt.legalActions().get(0));
            }
            return ids(dealt, Seat.A, Zone.HAND);
        });
        assertEquals(4, hands.distinct().size());
    }

    @Test
    void aSeatWithoutAPartInTheGameIsDealtNothing() {
        State state = hands(TestCards.GRADE_0, TestCards.GRADE_1, TestCards.GRADE_2, TestCards.GRADE_3)
                .state();
        assertThrows(IllegalArgumentException.class, () -> Determinize.deal(state, Seat.C, 1));
    }
}
