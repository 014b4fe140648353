package io.github.cardfold.view;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.G_UNIT;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TestCards.OTHER_GRADE_3;
import static io.github.cardfold.cardfight.TestCards.SENTINEL;
import static io.github.cardfold.cardfight.TestCards.TRIPLE_DRIVE;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Fight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.knowledge.DeckKnowledge;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Decks that A invents for B under limits that leave little to invent: whatever breaks them shows. */
class CatalogueTest {
    private static final int DEALS = 20;
    private static final String DRAW = TestCards.trigger("draw");
    private static final String HEAL = TestCards.trigger("heal");

    private static Rules rules(DeckLimits limits, Card... cards) {
        return Cardfight.rules(Editions.JP_2026_04.withDeckLimits(limits), TextCards.pack(cards));
    }

    private static DeckLimits.Builder limits(int mainSize, int triggers) {
        return DeckLimits.builder().mainSize(mainSize).triggers(triggers);
    }

    private static Array<DeckEntry<Card>> entries(String... ids) {
        return Array.of(ids)
                .map(id -> new DeckEntry<>(1, TestCards.PACK.card(id).get()));
    }

    private static DeckList deck(Array<DeckEntry<Card>> main, String... ride) {
        return DeckList.builder().name("deck").main(main).ride(entries(ride)).build();
    }

    /** A game of two such decks when both first vanguards lie face down. */
    private static State start(Rules rules, DeckList deck) {
        State state = Cardfight.start(rules, deck, deck, 1);
        while (!state.decision().get().purpose().equals("redraw")) {
            state = state.step(state.legalActions().head());
        }
        return state;
    }

    /** Deals A invents: in sight nothing is different. */
    private static Array<State> deals(State state, Knowledge knowledge) {
        View view = View.of(state, A);
        return Array.range(0, DEALS).map(seed -> {
            State dealt = assertDoesNotThrow(() -> view.deal(knowledge, seed));
            assertEquals(view, View.of(dealt, A));
            return dealt;
        });
    }

    private static Array<Card> brought(State state) {
        Fight fight = Fight.of(state);
        return Array.of(Zone.values())
                .flatMap(zone -> fight.cards(B, zone))
                .appendAll(Array.of(Circle.values()).flatMap(circle -> fight.unit(B, circle)));
    }

    private static int triggers(State state) {
        return brought(state).count(each -> each.trigger() != Trigger.NONE);
    }

    private static Array<String> firstVanguards(Array<State> deals) {
        return deals.map(each ->
                        Fight.of(each).unit(B, Circle.FRONT_CENTER).get().id())
                .distinct()
                .sorted();
    }

    private static final DeckList WITH_RIDE_DECK =
            deck(entries(GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_2, GRADE_2), GRADE_0, GRADE_1, GRADE_2, DRAW);

    private static final DeckList ALONE = deck(entries(GRADE_0, GRADE_1, GRADE_1, GRADE_2, GRADE_2, DRAW));

    @Test
    @Rule(jp = {"8.2.1.2#1", "8.1.4"})
    void anyGradeZeroUnitOfTheRideDeckMayBeTheFirstVanguard() {
        State state = start(rules(limits(6, 1).copies(9).build()), WITH_RIDE_DECK);
        assertEquals(Array.of(DRAW, GRADE_0), firstVanguards(deals(state, DeckKnowledge.of(WITH_RIDE_DECK))));
        Array<State> invented = deals(state, DeckKnowledge.ofCatalogue());
        assertTrue(firstVanguards(invented).containsAll(Array.of(DRAW, GRADE_0)));
        invented.forEach(each -> {
            assertEquals(3, Fight.of(each).cards(B, Zone.RIDE_DECK).size());
            assertEquals(1, triggers(each));
        });
    }

    @Test
    @Rule(jp = {"8.2.1.2#2", "8.1.4"})
    void withoutARideDeckItMayBeAnyOfTheMainDeck() {
        State state = start(rules(limits(6, 1).copies(9).build()), ALONE);
        assertEquals(Array.of(DRAW, GRADE_0), firstVanguards(deals(state, DeckKnowledge.of(ALONE))));
        Array<State> invented = deals(state, DeckKnowledge.ofCatalogue());
        assertTrue(firstVanguards(invented).containsAll(Array.of(DRAW, GRADE_0)));
        invented.forEach(each -> assertEquals(1, triggers(each)));
    }

    private static Array<DeckEntry<Card>> triggers(Card... further) {
        return TestCards.PACK
                .cards()
                .filter(each -> each.trigger() != Trigger.NONE)
                .appendAll(Array.of(further))
                .map(each -> new DeckEntry<>(1, each));
    }

    /** There are just as many cards as such a deck needs, apart from those that share their name. */
    @Test
    @Rule(jp = {"8.1.4", "8.1.6#1"})
    void noNameIsInventedMoreOftenThanAllowed() {
        Card[] further = Array.range(0, 10)
                .map(number -> TextCards.like(DRAW, "draw-" + number))
                .toJavaArray(Card[]::new);
        DeckList each = deck(entries(GRADE_0, GRADE_1, GRADE_2, GRADE_3, OTHER_GRADE_3, TRIPLE_DRIVE, SENTINEL, ORDER)
                .appendAll(triggers(further)));
        int triggers = triggers(further).size();
        State state = start(rules(limits(8 + triggers, triggers).copies(1).build(), further), each);
        deals(state, DeckKnowledge.ofCatalogue()).forEach(dealt -> {
            assertEquals(8 + triggers, brought(dealt).map(Card::name).distinct().size());
            assertEquals(triggers, triggers(dealt));
        });
    }

    private static Table riding(Rules rules, String first) {
        return Table.empty(rules)
                .unit(B, Circle.FRONT_CENTER, GRADE_1)
                .fromRideDeck(Circle.FRONT_CENTER.of(Seat.B))
                .in(B, Zone.SOUL, first)
                .in(B, Zone.RIDE_DECK, GRADE_2)
                .fromRideDeck(Zone.RIDE_DECK.of(Seat.B))
                .in(B, Zone.RIDE_DECK, GRADE_3)
                .fromRideDeck(Zone.RIDE_DECK.of(Seat.B));
    }

    /** What has been ridden is part of the ride deck, of which two cards are unseen. */
    @Test
    @Rule(jp = {"8.1.4", "8.1.6"})
    void whatWasSeenOfTheRideDeckCounts() {
        State state = riding(rules(limits(5, 3).build()), DRAW)
                .in(B, Zone.DROP, HEAL)
                .deck(B, GRADE_1, GRADE_1, HEAL, GRADE_2)
                .turn(A, "9.9")
                .state();
        deals(state, DeckKnowledge.ofCatalogue()).forEach(each -> assertEquals(3, triggers(each)));
    }

    /** Cards of other grades were seen before the first vanguard and after it. */
    @Test
    @Rule(jp = {"8.1.4", "8.1.4.1#1"})
    void theFirstVanguardIsFoundAmongAllThatWasSeen() {
        State state = Table.empty(rules(limits(9, 3).build()))
                .unit(B, Circle.FRONT_CENTER, GRADE_1)
                .fromRideDeck(Circle.FRONT_CENTER.of(Seat.B))
                .in(B, Zone.SOUL, GRADE_3, DRAW, OTHER_GRADE_3)
                .in(B, Zone.RIDE_DECK, GRADE_2)
                .fromRideDeck(Zone.RIDE_DECK.of(Seat.B))
                .in(B, Zone.RIDE_DECK, GRADE_3)
                .fromRideDeck(Zone.RIDE_DECK.of(Seat.B))
                .in(B, Zone.DROP, SENTINEL, HEAL, TRIPLE_DRIVE)
                .deck(B, GRADE_1, GRADE_1, HEAL, GRADE_2)
                .turn(A, "9.9")
                .state();
        deals(state, DeckKnowledge.ofCatalogue()).forEach(each -> assertEquals(3, triggers(each)));
    }

    /** Two cards that A saw go to B's hand, and one to the deck, are among those invented. */
    @Test
    @Rule(jp = "8.1.4")
    void whatIsKnownToBeInAHiddenZoneIsInvented() {
        String returns = "{'act': {'in': 'rc', 'then': ["
                + "{'put': {'what': {'cards': {'in': 'drop', 'of': 'opponent'}}, 'to': 'hand'}},"
                + "{'put': {'what': {'cards': {'in': 'damage', 'of': 'opponent'}}, 'to': 'deck'}},"
                + "{'shuffle deck': 'opponent'}]}}";
        State state = Table.empty(rules(limits(9, 1).build(), TextCards.card(TEXT, returns)))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .hand(A, GRADE_0)
                .unit(B, Circle.FRONT_CENTER, GRADE_3)
                .in(B, Zone.DROP, GRADE_2, SENTINEL)
                .in(B, Zone.DAMAGE, TRIPLE_DRIVE)
                .hand(B, GRADE_1)
                .deck(B, GRADE_0, GRADE_1, HEAL, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .state();
        deals(state, DeckKnowledge.ofCatalogue()).forEach(each -> {
            Array<String> hand = Fight.of(each).cards(B, Zone.HAND).map(Card::id);
            assertTrue(hand.containsAll(Array.of(GRADE_2, SENTINEL)), hand::toString);
            assertTrue(
                    Fight.of(each).cards(B, Zone.DECK).exists(card -> card.id().equals(TRIPLE_DRIVE)));
        });
    }

    /** The only G unit may be there four times, and of each name no more than is seen already. */
    @Test
    @Rule(jp = {"8.1.4", "8.1.6"})
    void whatFitsNoDecksOfTheCatalogueIsRefused() {
        State g = Table.empty(rules(limits(3, 1).build()))
                .deck(B, GRADE_1, DRAW)
                .in(B, Zone.G, G_UNIT, G_UNIT, G_UNIT, G_UNIT, G_UNIT)
                .turn(A, "9.9")
                .state();
        assertRefused(g);
        State ride = Table.empty(rules(limits(8, 1).copies(1).build()))
                .unit(B, Circle.FRONT_CENTER, GRADE_3)
                .in(B, Zone.DROP, GRADE_0, GRADE_1, GRADE_2, OTHER_GRADE_3, TRIPLE_DRIVE, SENTINEL)
                .deck(B, DRAW)
                .in(B, Zone.RIDE_DECK, GRADE_0, GRADE_1, GRADE_2, GRADE_3)
                .turn(A, "9.9")
                .state();
        assertRefused(ride);
    }

    private static void assertRefused(State state) {
        View view = View.of(state, A);
        String said = assertThrows(IllegalArgumentException.class, () -> view.deal(DeckKnowledge.ofCatalogue(), 1))
                .getMessage();
        assertEquals("no deck of the catalogue was found that fits what is seen of B", said);
    }
}
