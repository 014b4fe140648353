package io.github.cardfold.cardfight.setup;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.G_UNIT;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TestCards.SENTINEL;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.IllegalDeckException;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

class PreparationTest {
    private static final String DRAW_TRIGGER = TestCards.trigger("draw");

    /** The rules of the edition for decks of eight cards with one trigger and any number of copies. */
    private static final Rules SMALL = Cardfight.rules(
            Editions.JP_2026_04.withDeckLimits(
                    DeckLimits.builder().mainSize(8).copies(50).triggers(1).build()),
            TestCards.PACK);

    private static final DeckList DECK_A = DeckList.builder()
            .name("A")
            .main(entries(GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_2, DRAW_TRIGGER))
            .ride(entries(GRADE_0, GRADE_1, SENTINEL, GRADE_3))
            .g(entries(G_UNIT))
            .build();

    private static final DeckList DECK_B = DeckList.builder()
            .name("B")
            .main(entries(GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3))
            .ride(entries(GRADE_0, DRAW_TRIGGER, GRADE_1, GRADE_2))
            .g(Array.of(new DeckEntry<>(2, card(G_UNIT))))
            .build();

    @Test
    @Rule(jp = {"1.1.1", "8.1.1", "8.2.1.1", "4.5.1"})
    void twoFightersStartWithTheirMainDecksAsDecks() {
        Player player = start();

        player.holds(A, Zone.DECK, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_1, GRADE_2, DRAW_TRIGGER);
        player.holds(B, Zone.DECK, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3);
        assertEquals(2, player.state().position().seatCount());
        for (int place = 0; place < player.state().position().placeCount(); place++) {
            Seat seat = player.state().position().place(place).seat();
            for (int i = 0; i < player.state().position().size(place); i++) {
                assertEquals(seat, player.state().position().objectAt(place, i).owner());
            }
        }
    }

    @Test
    @Rule(jp = {"8.2.1.4", "4.18.1", "4.18.3", "4.3.3.3#2"})
    void theRideDeckLiesFaceDownAndConcealedInItsZone() {
        Player player = start();

        player.holds(A, Zone.RIDE_DECK, GRADE_0, GRADE_1, SENTINEL, GRADE_3);
        assertConcealed(player, Zone.RIDE_DECK, GRADE_3);
    }

    @Test
    @Rule(jp = {"8.2.1.5", "4.14.1", "4.14.3"})
    void theGDeckLiesFaceDownAndConcealedInItsZone() {
        Player player = start();

        player.holds(A, Zone.G, G_UNIT).holds(B, Zone.G, G_UNIT, G_UNIT);
        assertConcealed(player, Zone.G, G_UNIT);
        Position position = player.state().position();
        for (int i = 0; i < 2; i++) {
            GameObject card = position.objectAt(Zone.G.of(B), i);
            assertTrue(card.is(GameObject.FACE_DOWN));
            assertFalse(card.seenBy(A));
            assertEquals(B, card.owner());
        }
    }

    private static void assertConcealed(Player player, Zone zone, String id) {
        GameObject card = player.thing(A, zone, id);
        assertTrue(card.is(GameObject.FACE_DOWN));
        assertFalse(card.seenBy(Seat.B));
    }

    @Test
    @Rule(jp = {"8.2.1.2#1", "8.2.1.2#3", "8.2.1.2#4"})
    void eachFighterChoosesAGradeZeroUnitOfTheRideDeckAsFirstVanguard() {
        start().asked(A, "8.2.1.2")
                .offered("grade-0 from ride deck zone")
                .pick(Zone.RIDE_DECK, GRADE_0)
                .holds(A, Zone.RIDE_DECK, GRADE_1, SENTINEL, GRADE_3)
                .asked(B, "8.2.1.2")
                .offered("grade-0 from ride deck zone", "draw-trigger from ride deck zone")
                .pick(Zone.RIDE_DECK, DRAW_TRIGGER)
                .stands(A, FRONT_CENTER, GRADE_0)
                .stands(B, FRONT_CENTER, DRAW_TRIGGER)
                .holds(B, Zone.RIDE_DECK, GRADE_0, GRADE_1, GRADE_2);
    }

    /** Grades 0, 0, 0 and triggers among the cards of the deck itself. */
    private static final DeckList ALONE = DeckList.builder()
            .name("alone")
            .main(entries(GRADE_0, GRADE_1, GRADE_0, ORDER, GRADE_2, GRADE_3, DRAW_TRIGGER, GRADE_1))
            .build();

    private static Player startAlone() {
        return Player.of(Cardfight.setup(SMALL, ALONE, DECK_B).startWithOpenChance());
    }

    @Test
    @Rule(jp = {"8.2.1.2#2", "8.2.1.2#3"})
    void withoutARideDeckTheFirstVanguardComesFromTheMainDeck() {
        Player player = startAlone().asked(A, "8.2.1.2");

        player.offered("grade-0 from deck", "draw-trigger from deck");
        player.refused(Action.pick(A, player.card(A, Zone.DECK, GRADE_1)));
        player.refused(Action.pick(A, player.card(A, Zone.DECK, ORDER)));
        player.refused(Action.pick(A, new Handle(Zone.DECK.of(Seat.A), 1)));
        player.pick(Zone.DECK, DRAW_TRIGGER);

        player.stands(A, FRONT_CENTER, DRAW_TRIGGER);
        player.holds(A, Zone.DECK, GRADE_0, GRADE_0, GRADE_1, GRADE_1, GRADE_2, GRADE_3, ORDER);
        assertHidden(player.asked(B, "8.2.1.2"));
    }

    @Test
    @Rule(jp = {"8.2.1.2#5", "8.2.1.3"})
    void theOtherFighterLearnsNothingOfACardThatLeftTheDeck() {
        State one = startAlone().pick(Zone.DECK, GRADE_0).state();
        State other = startAlone().pick(Zone.DECK, DRAW_TRIGGER).state();

        assertEquals(View.of(one, B).text(), View.of(other, B).text());
        assertEquals(View.events(one, B), View.events(other, B));
        assertNotEquals(View.of(one, A).text(), View.of(other, A).text());
    }

    @Test
    @Rule(jp = {"8.2.1.1", "8.2.1.4", "9.5.1"})
    void whoPlaysWithoutARideDeckIsRemembered() {
        Player player = startAlone();

        assertEquals(1, player.state().position().number(FighterNumbers.NO_RIDE_DECK, Seat.A));
        assertEquals(0, player.state().position().number(FighterNumbers.NO_RIDE_DECK, Seat.B));
        Player second = Player.of(Cardfight.setup(SMALL, DECK_B, ALONE).startWithOpenChance());
        assertEquals(0, second.state().position().number(FighterNumbers.NO_RIDE_DECK, Seat.A));
        assertEquals(1, second.state().position().number(FighterNumbers.NO_RIDE_DECK, Seat.B));
        Player both = Player.of(Cardfight.setup(SMALL, ALONE, ALONE).startWithOpenChance());
        assertEquals(1, both.state().position().number(FighterNumbers.NO_RIDE_DECK, Seat.A));
        assertEquals(1, both.state().position().number(FighterNumbers.NO_RIDE_DECK, Seat.B));
    }

    @Test
    @Rule(jp = "8.2.1.2#2")
    void aDeckWithoutAGradeZeroUnitCannotBePlayed() {
        DeckList deck = DECK_B.withRide(Array.empty());
        IllegalDeckException illegal =
                assertThrows(IllegalDeckException.class, () -> Cardfight.setup(SMALL, DECK_A, deck));

        assertTrue(illegal.violations().exists(each -> each.section().equals("8.2.1.2")));
        assertTrue(illegal.getMessage().contains("of seat B"), illegal.getMessage());
    }

    @Test
    @Rule(jp = "8.2.1.1")
    void aDeckOfUnknownCardsIsRefusedWithItsSeat() {
        DeckList unknown = DECK_B.mapRide(
                ride -> ride.init().append(new DeckEntry<>(1, card(GRADE_2).withId("grade-x"))));
        IllegalArgumentException forB =
                assertThrows(IllegalArgumentException.class, () -> Cardfight.setup(SMALL, DECK_A, unknown));
        assertTrue(forB.getMessage().contains("of seat B"), forB.getMessage());
        IllegalArgumentException forA =
                assertThrows(IllegalArgumentException.class, () -> Cardfight.setup(SMALL, unknown, DECK_A));
        assertTrue(forA.getMessage().contains("of seat A"), forA.getMessage());
    }

    @Test
    @Rule(jp = {"8.2.1.2#4", "8.2.1.2#5", "4.3.3.2"})
    void theFirstVanguardLiesFaceDownAndStaysSecretFromTheOtherFighter() {
        Player player = start().pick(Zone.RIDE_DECK, GRADE_0);

        assertHidden(player.asked(B, "8.2.1.2"));
        assertHidden(chosen().until(A, "8.2.1.8 put back"));
    }

    private static void assertHidden(Player player) {
        GameObject vanguard = player.state().position().objectAt(FRONT_CENTER.of(Seat.A), 0);
        assertTrue(vanguard.is(GameObject.FACE_DOWN));
        assertTrue(vanguard.seenBy(Seat.A));
        assertFalse(vanguard.seenBy(Seat.B));
    }

    @Test
    @Rule(jp = {"8.2.1.3", "7.5.1", "7.12.1"})
    void bothDecksAreShuffledBeforeAnythingIsDrawn() {
        Player player = chosen();

        List<Integer> shuffled =
                player.events(EventKind.SHUFFLE).stream().map(each -> each.to()).toList();
        assertEquals(List.of(Zone.DECK.of(Seat.A), Zone.DECK.of(Seat.B)), shuffled);
        player.number(0)
                .number(0)
                .asked(NATURE, "chance drawn")
                .offered(
                        "grade-1 from A deck",
                        "grade-1 from A deck",
                        "grade-1 from A deck",
                        "grade-1 from A deck",
                        "grade-1 from A deck",
                        "grade-1 from A deck",
                        "grade-2 from A deck",
                        "draw-trigger from A deck");
    }

    @Test
    @Rule(jp = {"8.2.1.6#1", "8.2.1.6#2"})
    void aFighterPickedAtRandomChoosesWhoGoesFirst() {
        for (Seat chooser : new Seat[] {A, B}) {
            for (Seat first : new Seat[] {A, B}) {
                Player player = chosen().asked(NATURE, "chance drawn").offered("0", "1");
                player.number(chooser.ordinal())
                        .asked(chooser, "8.2.1.6 choose")
                        .offered("0", "1");
                player.number(first.ordinal()).until(first, "8.2.1.8 put back");
                player.until(first, "9.7.2");
                assertEquals(Option.some(first), player.fight().turnFighter());
                assertEquals(1, player.fight().turn());
            }
        }
    }

    @Test
    @Rule(jp = "8.2.1.7")
    void vanguardDamageStartsAtZero() {
        Player player = Table.empty()
                .number(FighterNumbers.VANGUARD_DAMAGE, A, 2)
                .number(FighterNumbers.VANGUARD_DAMAGE, B, 1)
                .at("8.2.1", "8.2.1.7", -1, 0);

        assertEquals(0, player.fight().vanguardDamage(A));
        assertEquals(0, player.fight().vanguardDamage(B));
    }

    @Test
    @Rule(jp = "8.2.1.8#1")
    void bothDrawFiveCardsBeforeTheFirstRedraw() {
        Player player = chosen().until(A, "8.2.1.8 put back");

        assertEquals(List.of(5, 5), List.of(hand(player, A), hand(player, B)));
        player.holds(B, Zone.HAND, GRADE_3, GRADE_3, GRADE_3, GRADE_3, GRADE_3);
    }

    private static int hand(Player player, Seat seat) {
        return player.fight().cards(seat, Zone.HAND).size();
    }

    @Test
    @Rule(jp = {"8.2.1.9#1", "8.2.1.9#2", "7.45.1"})
    void bothFirstVanguardsAreTurnedFaceUpAndTheFirstFightersTurnBegins() {
        Player player = chosen().number(0).number(1).until(B, "9.7.2");

        for (Seat seat : new Seat[] {A, B}) {
            GameObject vanguard = player.state().position().objectAt(FRONT_CENTER.of(seat), 0);
            assertFalse(vanguard.is(GameObject.FACE_DOWN));
            assertTrue(vanguard.seenBy(Seat.A) && vanguard.seenBy(Seat.B));
        }
        assertEquals(Option.some(B), player.fight().turnFighter());
        assertEquals(1, player.fight().turn());
    }

    @Test
    @Rule(jp = {"4.18.4", "8.2.1.4"})
    void theRideDeckIsWhatLiesInItsZoneWhenTheGameBegins() {
        Position position =
                chosen().number(0).number(1).until(B, "9.7.2").state().position();

        assertFalse(position.objectAt(FRONT_CENTER.of(Seat.A), 0).hasHome());
        assertFalse(position.objectAt(Zone.HAND.of(Seat.A), 0).hasHome());
        assertTrue(position.objectAt(Zone.RIDE_DECK.of(Seat.A), 0).hasHome());
    }

    @Test
    @Rule(jp = "8.2.1.6")
    void whoWasPickedToChooseMakesNoDifferenceLater() {
        Player chosenByA = chosen();
        Player chosenByB = chosen();
        chosenByA.answer(chosenByA.state().legalActions().get(0)).asked(A, "8.2.1.6 choose");
        chosenByB.answer(chosenByB.state().legalActions().get(1)).asked(B, "8.2.1.6 choose");
        assertNotEquals(chosenByA.state(), chosenByB.state());

        State byA = chosenByA.number(1).draws(GRADE_3).state();
        State byB = chosenByB.number(1).draws(GRADE_3).state();
        assertEquals(byA, byB);
    }

    @Test
    @Rule(jp = "8.2.1")
    void theStepsComeInOrder() {
        Player player = start();
        String steps = "";
        while (player.texts(EventKinds.BEGINNING).isEmpty()) {
            String section = player.state().decision().get().section();
            steps += steps.endsWith(section + "\n") ? "" : section + "\n";
            player.answer(player.state().legalActions().get(0));
        }

        // drawn: who chooses, and then the hands
        assertEquals("8.2.1.2\nchance drawn\n8.2.1.6 choose\nchance drawn\n8.2.1.8 put back\n", steps);
    }

    private static Player start() {
        return Player.of(Cardfight.setup(SMALL, DECK_A, DECK_B).startWithOpenChance());
    }

    private static Player chosen() {
        return start().pick(Zone.RIDE_DECK, GRADE_0).pick(Zone.RIDE_DECK, GRADE_0);
    }

    private static Array<DeckEntry<Card>> entries(String... ids) {
        return Array.of(ids).map(id -> new DeckEntry<>(1, card(id)));
    }

    private static Card card(String id) {
        return TestCards.PACK.cards().find(each -> each.id().equals(id)).get();
    }

    @Test
    @Rule(jp = {"8.2.1.6#1", "12.4.1"})
    void overManySeedsEitherFighterIsPickedAboutAsOften() {
        Setup setup = Cardfight.setup(SMALL, DECK_A, DECK_B);
        int chooses = 0;
        for (int seed = 0; seed < 1000; seed++) {
            Player player =
                    Player.of(setup.start(seed)).pick(Zone.RIDE_DECK, GRADE_0).pick(Zone.RIDE_DECK, GRADE_0);
            chooses += player.state().decision().get().seat() == A ? 1 : 0;
        }

        assertTrue(chooses > 450 && chooses < 550, "A is picked " + chooses + " times of 1000");
    }
}
