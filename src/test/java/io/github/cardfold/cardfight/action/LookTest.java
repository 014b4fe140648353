package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.Seat.A;
import static io.github.cardfold.kernel.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.view.SeenPlace;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Looking, revealing, searching and shuffling, as effects do them. */
class LookTest {
    private static final String TEXT = TextCards.TEXT;

    @Test
    @Rule(jp = "7.7.1")
    void theTopCardsAreSeenByTheFighterWhoLooksAtThem() {
        Player player = activated("{'look at': 2}").draws(GRADE_2, GRADE_0);

        assertEquals(
                Array.of(GRADE_2, GRADE_0),
                deck(player, A).cards().map(each -> each.definition().get().id()));
        assertEquals(Array.empty(), deck(player, B).cards().flatMap(each -> each.definition()));
        player.holds(A, Zone.DECK, GRADE_0, GRADE_1, GRADE_2, GRADE_3);
    }

    @Test
    @Rule(jp = "7.7.1")
    void whatWasLookedAtIsDrawnFirst() {
        activated("{'look at': 2}, {'draw': 3}")
                .draws(GRADE_2, GRADE_0)
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_0, GRADE_1, GRADE_2);
    }

    @Test
    @Rule(jp = "7.7.1")
    void ofTheCardsLookedAtOneMayBeChosen() {
        activated("{'look at': 2}, {'choose': {'from': '$them', 'as': 'it'}}, {'put': {'what': '$it', 'to': 'hand'}}")
                .draws(GRADE_2, GRADE_0)
                .offered("grade-2 from deck", "grade-0 from deck")
                .pick(Zone.DECK, GRADE_0)
                .holds(A, Zone.HAND, GRADE_0);
    }

    @Test
    @Rule(jp = "1.3.2")
    void inASmallDeckAllThereIsIsLookedAt() {
        activated("{'look at': 9}, {'draw': 1}")
                .draws(GRADE_2, GRADE_0, GRADE_1)
                .happened(EventKind.LOOK, 4);
    }

    @Test
    @Rule(jp = {"7.10.1", "7.10.4"})
    void aRevealedCardIsSeenByAllAndStaysWhereItIs() {
        Player player = Table.empty(TextCards.rules(act("{'choose': {'cards': {'in': 'hand'}}}, {'reveal': '$it'}")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .hand(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
        assertEquals(0, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_2));

        player.pick(Zone.HAND, GRADE_2);
        SeenPlace seen = View.of(player.state(), B).cards(A, Zone.HAND);
        assertEquals(1, seen.count(GRADE_2));
        assertEquals(0, seen.count(GRADE_1));
        player.holds(A, Zone.HAND, GRADE_1, GRADE_2);
    }

    @Test
    @Rule(jp = {"7.11.1", "7.11.2", "11.8.4.1.4"})
    void aSearchOffersEachKindOnceAndMayFind() {
        Player player = Table.empty(
                        TextCards.rules(
                                act(
                                        "{'search deck': {'are': {'grade': 1}}}, {'put': {'what': '$it', 'to': 'hand'}}, 'shuffle deck'")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .deck(A, GRADE_1, GRADE_2, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .offered("pass", "grade-1 from deck")
                .pick(Zone.DECK, GRADE_1);

        player.holds(A, Zone.HAND, GRADE_1)
                .holds(A, Zone.DECK, GRADE_1, GRADE_2)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"7.11.2", "11.8.4.1.4"})
    void aSearchMayFindNothing() {
        Table.empty(TextCards.rules(
                        act("{'search deck': {'are': {'grade': 1}}}, {'put': {'what': '$it', 'to': 'hand'}}")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .hand(A, GRADE_3)
                .deck(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .pass()
                .holds(A, Zone.HAND, GRADE_3)
                .holds(A, Zone.DECK, GRADE_1, GRADE_2);
    }

    @Test
    @Rule(jp = "7.11.2")
    void whetherThereIsSomethingToFindIsNotToldByBeingAsked() {
        Table.empty(TextCards.rules(act("{'search deck': {'are': {'grade': 3}}}")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .deck(A, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .offered("pass");
    }

    @Test
    @Rule(jp = "7.12.1")
    void afterAShuffleNothingIsSeenInTheDeck() {
        Player player = activated("{'look at': 2}, 'shuffle deck'").draws(GRADE_2, GRADE_0);
        assertEquals(Array.empty(), deck(player, A).cards());
    }

    private static String act(String then) {
        return "{'act': {'in': 'rc', 'then': [" + then + "]}}";
    }

    private static Player activated(String then) {
        return Table.empty(TextCards.rules(act(then)))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .deck(A, GRADE_0, GRADE_1, GRADE_2, GRADE_3)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    private static SeenPlace deck(Player player, Seat seat) {
        return View.of(player.state(), seat).cards(A, Zone.DECK);
    }
}
