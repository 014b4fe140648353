package io.github.cardfold.cardfight.turn;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TestCards.SENTINEL;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GAssistTest {
    /** A, of grade 0 and without a ride deck, has drawn a grade 3 unit to the given hand. */
    private static Player drawn(Table table, String vanguard, String... hand) {
        return table.number(FighterNumbers.NO_RIDE_DECK, A, 1)
                .unit(A, FRONT_CENTER, vanguard)
                .hand(A, hand)
                .deck(A, GRADE_3, GRADE_1, SENTINEL, GRADE_2, ORDER, GRADE_0, GRADE_1)
                .turn(A, "9.3")
                .draws(GRADE_3);
    }

    private static Player drawn(String... hand) {
        return drawn(Table.empty(), GRADE_0, hand);
    }

    /** A says yes and looks at five cards. */
    private static Player looked(String... hand) {
        return drawn(hand).yes().draws(GRADE_1, SENTINEL, GRADE_2, ORDER, GRADE_0);
    }

    @Test
    @Rule(jp = {"9.3.1", "9.5.3#3"})
    void whoCannotRideUpMayLookForACard() {
        Player player = drawn(GRADE_2).asked(A, "9.5.3").offered("no", "yes");
        assertTrue(Turn.isIn(player.state().position(), Moment.G_ASSIST_STEP));
        assertTrue(Turn.isIn(player.state().position(), Moment.DRAW_PHASE));

        player.no().asked(A, "9.7.2").happened(EventKind.LOOK, 0).happened(EventKind.SHUFFLE, 0);
        assertEquals(List.of("draw phase", "g assist step", "ride phase"), player.texts(EventKinds.BEGINNING));
    }

    @Test
    @Rule(jp = "9.5.3#2")
    void withACardToRideOnlyNoIsAnAnswerAndTheQuestionTellsNobody() {
        drawn(GRADE_1).asked(A, "9.5.3").offered("no");
    }

    /** The grade of a mate counts as that of any vanguard (ruling 490). */
    @Test
    @Rule(jp = {"9.5.3", "6.4.3.2"})
    void theHighestOfSeveralVanguardsCounts() {
        Table table = Table.empty().legion(A, GRADE_1, GRADE_2);
        table.number(FighterNumbers.NO_RIDE_DECK, A, 1)
                .hand(A, GRADE_2)
                .deck(A, GRADE_0, GRADE_0, GRADE_1)
                .turn(A, "9.3")
                .draws(GRADE_0)
                .asked(A, "9.5.3")
                .offered("no", "yes");
        Table.empty()
                .legion(A, GRADE_2, GRADE_3)
                .number(FighterNumbers.NO_RIDE_DECK, A, 1)
                .hand(A, GRADE_0)
                .deck(A, GRADE_0, GRADE_0, GRADE_1)
                .turn(A, "9.3")
                .draws(GRADE_0)
                .asked(A, "9.7.2");
    }

    @Test
    @Rule(jp = "9.5.3")
    void aUnitOfAnotherGradeIsNoCardToRideNext() {
        drawn(GRADE_0, GRADE_2, ORDER).offered("no", "yes");
        drawn(Table.empty(), GRADE_1, GRADE_1).offered("no", "yes");
        drawn(Table.empty(), GRADE_1, GRADE_2).offered("no");
    }

    @Test
    @Rule(jp = "9.5.3#1")
    void aVanguardOfGradeThreeNeedsNoAssist() {
        drawn(Table.empty(), GRADE_2, GRADE_0).offered("no");
        drawn(Table.empty(), GRADE_3, GRADE_0).asked(A, "9.7.2");
    }

    @Test
    @Rule(jp = "9.5.1")
    void onlyWhoPlaysWithoutARideDeckIsAssisted() {
        Player player = Table.empty()
                .number(FighterNumbers.NO_RIDE_DECK, B, 1)
                .unit(A, FRONT_CENTER, GRADE_0)
                .turn(A, "9.3")
                .draws(GRADE_1);

        player.asked(A, "9.7.2");
        assertEquals(List.of("draw phase", "ride phase"), player.texts(EventKinds.BEGINNING));
    }

    @Test
    @Rule(jp = {"9.5.2#1", "9.5.2#2"})
    void abilitiesOfTheBeginningOfTheStepArePlayedBeforeTheAssist() {
        Player player = drawn(Table.with(Auto.on(B, Auto.beginning("g assist step"))), GRADE_0, GRADE_2);

        player.asked(B, "auto").no().asked(A, "9.5.3");
    }

    @Test
    @Rule(jp = {"9.5.4#1", "9.5.4#2"})
    void whatTheAssistTriggersIsPlayedBeforeTheRidePhaseBegins() {
        Player player = drawn(Table.with(Auto.on(B, Auto.each(EventKind.SHUFFLE))), GRADE_0, GRADE_2)
                .yes()
                .draws(GRADE_1, SENTINEL, GRADE_2, ORDER, GRADE_0)
                .pass();

        player.asked(B, "auto");
        assertFalse(player.texts(EventKinds.BEGINNING).contains("ride phase"));
    }

    @Test
    @Rule(jp = "9.5.3.1")
    void theHandIsRevealedBeforeAnythingIsLookedAt() {
        Player player = drawn(GRADE_2).yes();

        Stream<Event> shown = player.events(EventKind.LOOK).stream().filter(each -> !each.hasSeat());
        assertEquals(2, shown.count());
        assertEquals(1, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_2));
        assertEquals(1, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_3));
    }

    @Test
    @Rule(jp = "9.5.3.2#1")
    void theTopFiveCardsAreSeenByTheTurnFighterAlone() {
        Player player = looked(GRADE_2).asked(A, "9.5.3.2 find");

        for (int i = 0; i < 7; i++) {
            int place = Zone.DECK.of(Seat.A);
            boolean there = i < player.state().position().size(place);
            boolean seen = there && player.state().position().objectAt(place, i).seenBy(Seat.A);
            assertEquals(i < 5, seen, "card " + i);
            assertFalse(there && player.state().position().objectAt(place, i).seenBy(Seat.B));
        }
    }

    @Test
    @Rule(jp = {"9.5.3.2#2", "9.5.3.2#3"})
    void oneUnitOfTheNextGradeMayBeAddedAndTwoCardsAreRemovedForIt() {
        Player player = looked(GRADE_2);
        player.offered("pass", "grade-1 from deck", "sentinel from deck").pick(Zone.DECK, SENTINEL);

        assertEquals(1, View.of(player.state(), B).cards(A, Zone.HAND).count(SENTINEL));
        player.offered("grade-2 from hand", "grade-3 from hand").pick(Zone.HAND, GRADE_2);
        player.offered("grade-3 from hand", "sentinel from hand").pick(Zone.HAND, GRADE_3);
        player.asked(A, "9.7.2").holds(A, Zone.HAND, SENTINEL).holds(A, Zone.REMOVED, GRADE_2, GRADE_3);
        player.holds(A, Zone.DECK, GRADE_0, GRADE_1, GRADE_1, GRADE_2, ORDER).happened(EventKind.SHUFFLE, 1);
        player.offered("pass", "ride sentinel from hand");
    }

    @Test
    @Rule(jp = "9.5.3.2")
    void theCardAddedMayBeOneOfThoseRemoved() {
        Player player = looked(GRADE_2).pick(Zone.DECK, GRADE_1);

        player.pick(Zone.HAND, GRADE_3).offered("grade-1 from hand").pick(Zone.HAND, GRADE_1);
        player.holds(A, Zone.HAND, GRADE_2).holds(A, Zone.REMOVED, GRADE_3, GRADE_1);
    }

    @Test
    @Rule(jp = "9.5.3.2#4")
    void whoAddsNothingRemovesNothingAndShufflesAllTheSame() {
        Player player = looked(GRADE_2).pass().asked(A, "9.7.2");

        player.holds(A, Zone.HAND, GRADE_2, GRADE_3).holds(A, Zone.REMOVED).happened(EventKind.SHUFFLE, 1);
        assertFalse(View.of(player.state(), A).cards(A, Zone.DECK).cards().exists(each -> true));
    }

    @Test
    @Rule(jp = "9.5.3.2")
    void withOneCardInHandThatOneIsRemoved() {
        Player player = Table.empty()
                .number(FighterNumbers.NO_RIDE_DECK, A, 1)
                .unit(A, FRONT_CENTER, GRADE_0)
                .deck(A, GRADE_1, GRADE_2)
                .within("9.1", "9.6", 0, 3)
                .at("9.5", "9.5.1");

        player.yes().draws(GRADE_2).pick(Zone.DECK, GRADE_1);
        player.holds(A, Zone.HAND).holds(A, Zone.REMOVED, GRADE_1).holds(A, Zone.DECK, GRADE_2);
    }

    @Test
    @Rule(jp = {"9.5.3.2#1", "9.5.3.2#2", "9.5.3.2#3", "9.5.3.2#4"})
    void theSecondFighterLooksAtAndShufflesTheOwnDeck() {
        Player player = Table.empty()
                .number(FighterNumbers.NO_RIDE_DECK, B, 1)
                .unit(B, FRONT_CENTER, GRADE_0)
                .hand(A, GRADE_1, GRADE_2, GRADE_3)
                .hand(B, GRADE_2, GRADE_3)
                .deck(A, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1)
                .deck(B, GRADE_1, SENTINEL, GRADE_2, ORDER, GRADE_0, GRADE_1)
                .within("9.1", "9.6", 1, 4)
                .at("9.5", "9.5.1")
                .asked(B, "9.5.3")
                .yes()
                .draws(GRADE_1, SENTINEL, GRADE_2, ORDER, GRADE_0)
                .asked(B, "9.5.3.2 find");
        assertSeen(player, B, B, 5);
        assertSeen(player, B, A, 0);
        assertSeen(player, A, A, 0);
        assertSeen(player, A, B, 0);

        player.pick(Zone.DECK, SENTINEL).pick(Zone.HAND, GRADE_2).pick(Zone.HAND, GRADE_3);
        player.asked(B, "9.7.2").holds(B, Zone.HAND, SENTINEL).holds(B, Zone.REMOVED, GRADE_2, GRADE_3);
        player.holds(A, Zone.HAND, GRADE_1, GRADE_2, GRADE_3).holds(A, Zone.REMOVED);
        assertEquals(
                List.of(Zone.DECK.of(Seat.B)),
                player.events(EventKind.SHUFFLE).stream().map(Event::from).toList());
        assertSeen(player, B, B, 0);
    }

    /** Checks that a seat sees so many cards on top of a deck and none below. */
    private static void assertSeen(Player player, Seat deck, Seat seat, int cards) {
        Position position = player.state().position();
        int place = Zone.DECK.of(deck);
        for (int i = 0; i < position.size(place); i++) {
            assertEquals(i < cards, position.objectAt(place, i).seenBy(seat), "card " + i + " of " + deck);
        }
    }

    /** The card is shown to all and stays (1.3.3, 4.1.6), and the hand is left alone. */
    @Test
    @Rule(jp = {"9.5.3.2#3", "1.3.3"})
    void whoMayAddNothingRemovesNothing() {
        String holds =
                "{'cont': {'in': 'rc', 'effects': {'cannot': {'move': {'from': 'deck', 'to': 'hand', 'are': {'grade': 1}}}}}}";
        Player player = drawn(
                        Table.empty(TextCards.rules(holds)).unit(B, Circle.FRONT_LEFT, TextCards.TEXT),
                        GRADE_0,
                        GRADE_2)
                .yes()
                .draws(GRADE_1, SENTINEL, GRADE_2, ORDER, GRADE_0)
                .pick(Zone.DECK, GRADE_1)
                .asked(A, "9.7.2")
                .holds(A, Zone.HAND, GRADE_2, GRADE_3)
                .holds(A, Zone.REMOVED);
        player.happened(EventKind.SHUFFLE, 1);
    }

    @Test
    @Rule(jp = {"9.5.3", "9.5.3.2#2"})
    void anOrderOfTheGradeLookedForIsNoUnit() {
        Card order = TextCards.like(ORDER, TextCards.TEXT).withGrade(1);
        Table.empty(TextCards.rules(order))
                .number(FighterNumbers.NO_RIDE_DECK, A, 1)
                .unit(A, FRONT_CENTER, GRADE_0)
                .hand(A, TextCards.TEXT)
                .deck(A, GRADE_3, GRADE_1, TextCards.TEXT)
                .turn(A, "9.3")
                .draws(GRADE_3)
                .offered("no", "yes")
                .yes()
                .draws(GRADE_1)
                .asked(A, "9.5.3.2 find")
                .offered("pass", "grade-1 from deck");
    }
}
