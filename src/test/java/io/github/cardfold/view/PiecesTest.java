package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.json.Schemas;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.notation.StateDiff;
import io.vavr.collection.Array;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Cards that are created and erased, and objects that get another card. */
class PiecesTest {
    private static final int HAND = Zone.HAND.of(Seat.A);
    private static final int B_HAND = Zone.HAND.of(Seat.B);
    private static final int DECK = Zone.DECK.of(Seat.A);
    private static final int DROP = Zone.DROP.of(Seat.A);
    private static final int BIND = Zone.BIND.of(Seat.A);
    private static final int FRONT = Circle.FRONT_LEFT.of(Seat.A);
    private static final Array<String> NOTHING_KNOWN = Array.empty();

    private static int definition(Position position, String id) {
        return position.rules().definitionIndex(id);
    }

    private static Batch one(Event event) {
        return Batch.of(event);
    }

    private static Function<Position, Batch> create(String id, int place, Seat owner) {
        return position -> one(Event.create(position, definition(position, id), place, owner, 0));
    }

    private static GameObject at(Position position, int place, int index) {
        return position.objectAt(place, index);
    }

    private static int object(Position position, int place, int index) {
        return at(position, place, index).object();
    }

    private static String id(Position position, GameObject card) {
        return position.rules().definition(card.definition()).id();
    }

    private static Table plain(Table table) {
        return table.hand(Seat.A, TestCards.GRADE_1, TestCards.GRADE_2)
                .hand(Seat.B, TestCards.GRADE_1, TestCards.GRADE_1)
                .deck(Seat.A, TestCards.GRADE_0, TestCards.GRADE_1, TestCards.GRADE_2)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2);
    }

    /** A second piece that took the number or the object of the first would be lost with it. */
    @Test
    void twoAreCreatedAndTheFirstIsErased() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                create(TestCards.SENTINEL, BIND, Seat.A),
                create(TestCards.SENTINEL, BIND, Seat.A),
                position -> one(Event.erase(position, object(position, BIND, 0))),
                create(TestCards.SENTINEL, BIND, Seat.A));
        deeds.next();
        assertEquals(Array.of("create A sentinel to A bind zone"), deeds.told(Seat.B));
        deeds.next();
        GameObject second = at(deeds.position(), BIND, 1);
        deeds.next();
        assertEquals(Array.of("erase A sentinel at A bind zone"), deeds.told(Seat.B));
        assertEquals(second, at(deeds.position(), BIND, 0));
        assertEquals(1, deeds.position().size(BIND));
        deeds.next();
        assertEquals(GameObject.FIRST_CREATED + 2, at(deeds.position(), BIND, 1).card());
        assertEquals(3, deeds.position().createdCount());
    }

    /** Flags and places: a piece that always came standing on top would do for one of these only. */
    @Test
    void whatIsCreatedLiesAsItIsToLie() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                position -> Batch.of(
                        Event.create(position, 0, FRONT, Seat.B, Event.REST),
                        Event.create(position, 1, DECK, Seat.A, Event.TO_BOTTOM),
                        Event.create(position, 2, DROP, Seat.A, Event.FACE_DOWN)));
        deeds.next();
        Position position = deeds.position();
        assertTrue(at(position, FRONT, 1).is(GameObject.REST));
        assertEquals(Seat.B, at(position, FRONT, 1).owner());
        assertTrue(at(position, DECK, 3).isCreated());
        assertTrue(at(position, DROP, 0).is(GameObject.FACE_DOWN));
        assertEquals(
                Array.of(
                        "create B " + id(position, at(position, FRONT, 1)) + " to A front left rest",
                        "create A " + id(position, at(position, DECK, 3)) + " to A deck bottom",
                        "create A " + id(position, at(position, DROP, 0)) + " to A drop zone down"),
                deeds.told(Seat.B));
    }

    /**
     * In the other seat's hand, shuffled into the deck, drawn: all know where it is, and of the other cards no more.
     */
    @Test
    void allKnowWhereAPieceIsInHiddenPlaces() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                create(TestCards.SENTINEL, B_HAND, Seat.B),
                create(TestCards.SENTINEL, DECK, Seat.A),
                position -> one(Event.shuffle(position, DECK)),
                position -> one(Event.moveTop(position, DECK, HAND, 0)),
                position -> one(Event.moveTop(position, DECK, HAND, 0)),
                position -> one(Event.moveTop(position, DECK, HAND, 0)),
                position -> one(Event.moveTop(position, DECK, HAND, 0)),
                position -> one(Event.move(position, object(position, HAND, 0), DECK, 0)));
        deeds.next();
        assertEquals(Array.of(TestCards.SENTINEL), deeds.known(Seat.A, B_HAND));
        deeds.next().next();
        assertEquals(Array.of(TestCards.SENTINEL), deeds.known(Seat.B, DECK));
        for (int i = 0; i < 4; i++) {
            deeds.next();
            boolean isDrawn = deeds.told(Seat.B).contains("move A sentinel at A deck to A hand");
            assertEquals(isDrawn, !deeds.told(Seat.B).contains("move A ? at A deck to A hand"));
            assertEquals(
                    deeds.position().size(DECK) > 0 && deeds.known(Seat.B, DECK).contains(TestCards.SENTINEL),
                    !deeds.known(Seat.B, HAND).contains(TestCards.SENTINEL));
        }
        assertEquals(Array.of(TestCards.SENTINEL), deeds.known(Seat.B, HAND));
        deeds.next();
        assertEquals(Array.of("move A ? at A hand to A deck"), deeds.told(Seat.B));
        assertEquals(Array.of(TestCards.SENTINEL), deeds.known(Seat.B, HAND));
    }

    /** Of a kind that seats bring as well, a piece is not taken for one of those. */
    @Test
    void aPieceLikeACardOfTheDeckIsTheOneThatAllKnow() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                create(TestCards.GRADE_1, HAND, Seat.A),
                position -> one(Event.look(position, null, object(position, HAND, 0))),
                position -> one(Event.move(position, object(position, HAND, 0), DECK, 0)),
                position -> one(Event.shuffle(position, DECK)));
        deeds.next();
        assertEquals(Array.of(TestCards.GRADE_1), deeds.known(Seat.B, HAND));
        deeds.next();
        assertEquals(Array.of(TestCards.GRADE_1, TestCards.GRADE_1), deeds.known(Seat.B, HAND));
        deeds.next();
        assertEquals(List.of("A hand/0: grade-1 of A"), Deeds.pieces(deeds.position()));
        assertTrue(deeds.known(Seat.B, HAND).contains(TestCards.GRADE_1));
        deeds.next();
    }

    /** Two games that differ in cards that B does not see: whatever is done with pieces, B sees the same. */
    @Test
    void piecesTellNothingOfOtherCards() {
        Array<Deeds> games = Array.of(TestCards.GRADE_1, TestCards.GRADE_2)
                .map(hidden -> Deeds.of(
                        table -> table.hand(Seat.A, hidden, TestCards.GRADE_0)
                                .deck(Seat.A, TestCards.GRADE_3, TestCards.GRADE_3)
                                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2),
                        create(TestCards.SENTINEL, HAND, Seat.A),
                        create(TestCards.GRADE_1, HAND, Seat.A),
                        position -> one(Event.move(position, object(position, HAND, 0), DECK, 0)),
                        position -> one(Event.move(position, created(position, HAND), DECK, 0)),
                        position -> one(Event.shuffle(position, DECK)),
                        position -> one(Event.moveTop(position, DECK, HAND, 0)),
                        position -> one(Event.erase(position, created(position, HAND)))));
        for (int i = 0; i < 7; i++) {
            games.forEach(Deeds::next);
            assertEquals(
                    View.of(games.get(0).state(), Seat.B).text(),
                    View.of(games.get(1).state(), Seat.B).text());
            assertEquals(games.get(0).told(Seat.B), games.get(1).told(Seat.B));
            assertEquals(
                    Determinize.deal(games.get(0).state(), Seat.B, 1).position().createdCount(),
                    Determinize.deal(games.get(1).state(), Seat.B, 1).position().createdCount());
        }
    }

    private static int created(Position position, int place) {
        for (int i = 0; i < position.size(place); i++) {
            if (at(position, place, i).isCreated()) {
                return object(position, place, i);
            }
        }
        return position.size(place) == 0 ? 0 : object(position, place, 0);
    }

    /** A card that a seat brought leaves the game from a hand: all see which, and deals do not deal it again. */
    @Test
    void aCardOfADeckThatIsErasedIsGoneInSight() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                position -> one(Event.erase(position, object(position, HAND, 1))),
                position -> one(Event.erase(position, object(position, FRONT, 0))));
        deeds.next();
        assertEquals(Array.of("erase A grade-2 at A hand"), deeds.told(Seat.B));
        assertEquals(NOTHING_KNOWN, deeds.known(Seat.B, HAND));
        assertTrue(View.of(deeds.state(), Seat.B).text().contains("erased A: grade-2\n"));
        deeds.next();
        assertEquals(
                Array.of(TestCards.GRADE_2, TestCards.GRADE_2),
                View.of(deeds.state(), Seat.B).erased(Seat.A).map(each -> each.id()));
        assertTrue(View.of(deeds.state(), Seat.A).erased(Seat.B).isEmpty());
    }

    /** Last information of what is erased is kept while something names it, and no longer. */
    @Test
    void lastInformationOfAnErasedCardIsKept() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                create(TestCards.SENTINEL, FRONT, Seat.A),
                position -> one(glow(object(position, FRONT, 1))),
                position -> one(Event.erase(position, object(position, FRONT, 1))),
                position -> one(Event.end(position.lasting(0))));
        deeds.next();
        int piece = object(deeds.position(), FRONT, 1);
        deeds.next().next();
        assertNotNull(deeds.position().last(piece));
        assertEquals(-1, deeds.position().placeOf(piece));
        deeds.next();
        assertNull(deeds.position().last(piece));
    }

    private static TimedEffect power(int object) {
        return TimedEffect.of(RuleEffects.POWER, Seat.A, object, new int[] {object}, -2000, Lifetimes.TURN);
    }

    private static Event glow(int object) {
        return Event.begin(power(object));
    }

    /** Everything but the card stays: a new object would lose the effect, its age, its rest and its place. */
    @Test
    void anObjectTurnedOverStaysWhatItIs() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                position -> Batch.of(
                        glow(object(position, FRONT, 0)), Event.turn(position, object(position, FRONT, 0), true)),
                position -> one(
                        Event.exchange(position, object(position, FRONT, 0), definition(position, TestCards.GRADE_1))),
                position -> one(
                        Event.exchange(position, object(position, FRONT, 0), definition(position, TestCards.GRADE_2))));
        deeds.next();
        GameObject was = at(deeds.position(), FRONT, 0);
        deeds.next();
        GameObject is = at(deeds.position(), FRONT, 0);
        assertEquals(was.turnedOver(is.definition()), is);
        assertEquals(TestCards.GRADE_1, id(deeds.position(), is));
        assertTrue(deeds.position().lasting(0).isOn(is.object()));
        assertEquals(Array.of("exchange A grade-1 at A front left with grade-2"), deeds.told(Seat.B));
        deeds.next();
        assertEquals(was, at(deeds.position(), FRONT, 0));
    }

    /** The object takes a card of the own hand and the card that it was goes on; there and back. */
    @Test
    void anObjectTakesACardOfAHand() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                position -> Batch.of(
                        glow(object(position, FRONT, 0)), Event.look(position, null, object(position, HAND, 0))),
                position -> one(
                        Event.exchangeCard(position, object(position, FRONT, 0), object(position, HAND, 0), BIND, 0)),
                position -> one(
                        Event.exchangeCard(position, object(position, FRONT, 0), object(position, BIND, 0), HAND, 0)));
        deeds.next();
        assertEquals(Array.of(TestCards.GRADE_1), deeds.known(Seat.B, HAND));
        GameObject was = at(deeds.position(), FRONT, 0);
        int taken = Array.range(0, 2)
                .map(i -> at(deeds.position(), HAND, i))
                .find(each -> id(deeds.position(), each).equals(TestCards.GRADE_1))
                .get()
                .card();
        deeds.next();
        GameObject is = at(deeds.position(), FRONT, 0);
        assertEquals(was.object(), is.object());
        assertEquals(was.dated(), is.dated());
        assertNotEquals(was.card(), is.card());
        assertEquals(1, deeds.position().size(HAND));
        assertEquals(was.card(), at(deeds.position(), BIND, 0).card());
        assertNotEquals(was.object(), at(deeds.position(), BIND, 0).object());
        Event event = deeds.state().event(0);
        assertArrayEquals(new int[] {object(deeds.position(), BIND, 0)}, event.apart());
        assertTrue(deeds.position().lasting(0).isOn(is.object()));
        String other = id(deeds.position(), is);
        assertEquals(
                Array.of("exchange A " + other + " at A hand to A front left with grade-2 at A bind zone"),
                deeds.told(Seat.B));
        deeds.next();
        assertEquals(was.card(), at(deeds.position(), FRONT, 0).card());
        assertEquals(was.object(), object(deeds.position(), FRONT, 0));
        assertEquals(2, deeds.position().size(HAND));
        assertTrue(deeds.known(Seat.B, HAND).contains(other));
        assertTrue(taken >= 0);
    }

    /** A card that a search has found leaves the deck; the rest keeps no order, and chance draws nothing for it. */
    @Test
    void anObjectTakesACardOfTheDeck() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                position -> one(Event.find(position, Seat.A, DECK, 1)),
                position -> one(Event.exchangeCard(
                        position, object(position, FRONT, 0), object(position, DECK, 0), DECK, Event.TO_BOTTOM)),
                position -> one(Event.shuffle(position, DECK)));
        deeds.next();
        long chance = deeds.position().generator();
        deeds.next();
        assertEquals(chance, deeds.position().generator());
        assertEquals(3, deeds.position().size(DECK));
        assertTrue(at(deeds.position(), DECK, 2).seenBy(Seat.B));
        assertEquals(NOTHING_KNOWN, deeds.known(Seat.B, DECK));
        deeds.next();
        assertEquals(Array.of(TestCards.GRADE_2), deeds.known(Seat.B, DECK));
    }

    /** The second of two alike cards in a public place is taken, and what named it keeps its last information. */
    @Test
    void anObjectTakesTheSecondCopyOfAPublicPlace() {
        Deeds deeds = Deeds.of(
                table -> plain(table).in(Seat.A, Zone.DROP, TestCards.GRADE_1, TestCards.GRADE_1),
                position -> one(glow(object(position, DROP, 1))),
                position -> one(
                        Event.exchangeCard(position, object(position, FRONT, 0), object(position, DROP, 1), DROP, 0)));
        GameObject first = at(deeds.position(), DROP, 0);
        deeds.next();
        GameObject second = at(deeds.position(), DROP, 1);
        deeds.next();
        assertEquals(first, at(deeds.position(), DROP, 0));
        assertEquals(second.card(), at(deeds.position(), FRONT, 0).card());
        assertEquals(-1, deeds.position().placeOf(second.object()));
        assertNotNull(deeds.position().last(second.object()));
        assertEquals(TestCards.GRADE_2, id(deeds.position(), at(deeds.position(), DROP, 1)));
    }

    /** Face down where its owner alone sees it: the other seat is told of no card that it does not see. */
    @Test
    void whatLiesFaceDownIsExchangedUnseen() {
        UnaryOperator<Table> laid = table -> plain(table).in(Seat.A, Zone.DAMAGE, TestCards.GRADE_0);
        int damage = Zone.DAMAGE.of(Seat.A);
        Deeds deeds = Deeds.of(
                laid,
                position -> one(Event.face(position, object(position, damage, 0), true, Event.SECRET)),
                position -> one(
                        Event.exchangeCard(position, object(position, damage, 0), object(position, HAND, 0), HAND, 0)));
        deeds.next().next();
        assertEquals(Array.of("exchange A ? at A hand to A damage zone with ? at A hand"), deeds.told(Seat.B));
        assertEquals(NOTHING_KNOWN, deeds.known(Seat.B, HAND));
        assertFalse(at(deeds.position(), damage, 0).seenBy(Seat.B));
        assertTrue(deeds.told(Seat.A).head().contains(id(deeds.position(), at(deeds.position(), damage, 0))));
    }

    /** Effects that forbid see these events as they see others. */
    @Test
    void aProhibitionKeepsThemFromHappening() {
        for (EventKind forbidden : List.of(EventKind.CREATE, EventKind.ERASE, EventKind.EXCHANGE)) {
            Prohibition never = new Prohibition() {
                @Override
                public String label() {
                    return "never";
                }

                @Override
                public boolean forbids(Position position, Event event, GameObject card) {
                    return event.kind() == forbidden && id(position, card).equals(TestCards.GRADE_2);
                }

                @Override
                public boolean isForWhatItIs(Position position, Event event, GameObject card) {
                    return false;
                }
            };
            Deeds deeds = Deeds.under(
                    builder -> builder.prohibitions(never),
                    PiecesTest::plain,
                    position -> Batch.of(
                            Event.create(position, definition(position, TestCards.GRADE_2), BIND, Seat.A, 0),
                            Event.create(position, definition(position, TestCards.GRADE_1), BIND, Seat.A, 0)),
                    position -> one(Event.exchange(
                            position, object(position, FRONT, 0), definition(position, TestCards.GRADE_1))),
                    position -> one(Event.erase(position, object(position, FRONT, 0))));
            deeds.next();
            assertEquals(forbidden == EventKind.CREATE ? 1 : 2, deeds.position().size(BIND));
            deeds.next();
            boolean isTurnedOver =
                    id(deeds.position(), at(deeds.position(), FRONT, 0)).equals(TestCards.GRADE_1);
            assertEquals(forbidden != EventKind.EXCHANGE, isTurnedOver);
            deeds.next();
            assertEquals(0, deeds.position().size(FRONT));
        }
    }

    /** A key tells a piece from a card that was brought, and a card that is gone from one that lies elsewhere. */
    @Test
    void keysTellPiecesAndCardsThatAreGone() {
        Deeds pieces = Deeds.of(
                PiecesTest::plain,
                create(TestCards.GRADE_2, BIND, Seat.A),
                position -> one(Event.erase(position, object(position, BIND, 0))),
                create(TestCards.GRADE_2, BIND, Seat.A));
        PositionKey bare = PositionKey.of(pieces.state());
        PositionKey one = PositionKey.of(pieces.next().state());
        assertNotEquals(bare, one);
        pieces.next();
        PositionKey again = PositionKey.of(pieces.next().state());
        assertNotEquals(bare, again);
    }

    /** Which number a piece has, and how many there were before it, no rule can see. */
    @Test
    void aKeyDoesNotCountPieces() {
        Function<Position, Batch> piece = create(TestCards.GRADE_2, BIND, Seat.A);
        Deeds second = Deeds.of(
                PiecesTest::plain, piece, position -> one(Event.erase(position, object(position, BIND, 0))), piece);
        Deeds first = Deeds.of(PiecesTest::plain, position -> Batch.NOTHING, position -> Batch.NOTHING, piece);
        assertEquals(
                PositionKey.of(first.next().next().next().state()),
                PositionKey.of(second.next().next().next().state()));
        assertNotEquals(first.state(), second.state());
        Function<Position, Batch> erase = position -> one(Event.erase(position, object(position, HAND, 0)));
        Function<Position, Batch> bind = position -> one(Event.move(position, object(position, HAND, 0), BIND, 0));
        Deeds erased = Deeds.of(PiecesTest::plain, erase);
        Deeds bound = Deeds.of(PiecesTest::plain, bind);
        assertNotEquals(
                PositionKey.of(erased.next().state()),
                PositionKey.of(bound.next().state()));
    }

    @Test
    void whatCannotBeIsRefused() {
        Position position = Deeds.of(PiecesTest::plain).position();
        int front = object(position, FRONT, 0);
        refused("no definition 99", () -> Event.create(position, 99, BIND, Seat.A, 0));
        refused("no definition -1", () -> Event.exchange(position, front, -1));
        refused("no place 900", () -> Event.create(position, 0, 900, Seat.A, 0));
        refused("no place -1", () -> Event.exchangeCard(position, front, object(position, HAND, 0), -1, 0));
        refused("seat C takes no part", () -> Event.create(position, 0, BIND, Seat.of(2), 0));
        refused("flags 16", () -> Event.create(position, 0, BIND, Seat.A, Event.SAME_OBJECT));
        refused(
                "flags 256",
                () -> Event.exchangeCard(position, front, object(position, HAND, 0), BIND, Event.ARRANGED));
        refused("object 999 lies nowhere", () -> Event.erase(position, 999));
        refused("A hand, where not all see it", () -> Event.exchange(position, object(position, HAND, 0), 1));
        refused("its own card", () -> Event.exchangeCard(position, front, front, BIND, 0));
    }

    /** What is written of pieces and exchanges is read only if it can have been. */
    @Test
    void savedStatesThatCannotBeAreRefused() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                create(TestCards.SENTINEL, HAND, Seat.A),
                position -> one(Event.erase(position, object(position, HAND, 0))));
        Rules rules = deeds.state().rules();
        String saved = StateJson.write(deeds.next().next().state());
        unread(rules, saved.replace("\"created\":1,", ""), "or one of the 0 created from there on");
        unread(rules, saved.replace("\"card\":20000", "\"card\":20001"), "or one of the 1 created from there on");
        int gone = saved.indexOf("\"erased\":");
        String erased = saved.substring(gone, saved.indexOf(']', gone));
        unread(rules, saved.replace(erased, erased.replace("grade-1", "no-card")), "the id of a card in the catalogue");
        unread(rules, saved.replace(erased, erased + "," + erased.substring(erased.indexOf('{'))), "lies nowhere else");
        unread(rules, saved.replace(erased, erased.replace("\"A\"", "\"F\"")), "one of the seats A to B");
    }

    private static void unread(Rules rules, String saved, String why) {
        String message = assertThrows(StateFormatException.class, () -> StateJson.read(rules, saved))
                .getMessage();
        assertTrue(message.contains(why), message);
    }

    @Test
    void eventsAreWrittenAndReadAsProposed() {
        Position position = Deeds.of(table -> plain(table).in(Seat.A, Zone.DROP, TestCards.GRADE_1))
                .position();
        int front = object(position, FRONT, 0);
        int grade1 = definition(position, TestCards.GRADE_1);
        isRead(
                position,
                "create grade-1 of B -> A bind zone, down, rest",
                Event.create(position, grade1, BIND, Seat.B, Event.REST | Event.FACE_DOWN));
        isRead(position, "erase A front left:0", Event.erase(position, front));
        isRead(position, "exchange A front left:0 into grade-1", Event.exchange(position, front, grade1));
        isRead(
                position,
                "exchange A front left:0 for A drop zone:0 -> A deck, bottom",
                Event.exchangeCard(position, front, object(position, DROP, 0), DECK, Event.TO_BOTTOM));
        assertEquals(
                Event.exchangeCard(position, front, object(position, DROP, 0), BIND, 0),
                Notation.readEvent(
                        position, "exchange grade-2 on A front left for grade-1 from A drop zone -> A bind zone"));
        assertEquals(Event.erase(position, front), Notation.readEvent(position, "erase grade-2 on A front left"));
        for (String wrong : List.of(
                "create grade-9 of A -> A hand",
                "create grade-1 of A -> A attic",
                "erase A deck",
                "erase A hand:7",
                "exchange A front left:0 for A hand -> A bind zone",
                "exchange A front left:0 into grade-9",
                "exchange A deck into grade-1")) {
            assertThrows(NotationException.class, () -> Notation.readEvent(position, wrong), wrong);
        }
    }

    private static void isRead(Position position, String text, Event event) {
        assertEquals(text, Notation.event(position, event));
        assertEquals(event, Notation.readEvent(position, text));
    }

    /** Front ends and schemas: what both seats see of pieces and of cards that are gone, as JSON. */
    @Test
    void viewsAndEventsFitTheirSchemas() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                position -> Batch.of(
                        Event.create(position, 0, HAND, Seat.A, 0),
                        Event.erase(position, object(position, HAND, 0)),
                        Event.exchangeCard(position, object(position, FRONT, 0), object(position, HAND, 1), BIND, 0)),
                position -> one(Event.exchange(position, object(position, FRONT, 0), 0)));
        for (int i = 0; i < 2; i++) {
            deeds.next();
            fits("state", StateJson.write(deeds.state()));
            for (Seat seat : Seat.first(2)) {
                fits("view", ViewJson.write(View.of(deeds.state(), seat)));
                fits("seen-events", ViewJson.write(View.events(deeds.state(), seat)));
            }
        }
        assertTrue(ViewJson.write(View.of(deeds.state(), Seat.B)).contains("\"erased\":{\"A\":[\"grade-1\"]}"));
    }

    /** What comes into a place where it cannot stay is erased by a rule at once, after the move has been told. */
    @Test
    void aRuleErasesPiecesThatLeaveTheirPlace() {
        Consequence vanishing = new Consequence() {
            @Override
            public String label() {
                return "vanishing";
            }

            @Override
            public Batch after(Position position, Event event) {
                GameObject card = position.find(event.object());
                boolean isLost = card != null && card.isCreated() && event.to() == HAND;
                return isLost && event.kind() == EventKind.MOVE
                        ? one(Event.erase(position, event.object()))
                        : Batch.NOTHING;
            }
        };
        Deeds deeds = Deeds.under(
                builder -> builder.consequences(vanishing),
                PiecesTest::plain,
                create(TestCards.SENTINEL, FRONT, Seat.A),
                position -> Batch.of(
                        Event.move(position, object(position, FRONT, 0), HAND, 0),
                        Event.move(position, object(position, FRONT, 1), HAND, 0)));
        deeds.next().next();
        assertEquals(
                Array.of(
                        "move A grade-2 at A front left to A hand",
                        "move A sentinel at A front left to A hand",
                        "erase A sentinel at A hand"),
                deeds.told(Seat.B));
        assertEquals(3, deeds.position().size(HAND));
        assertEquals(List.of(), Deeds.pieces(deeds.position()));
    }

    /** A rule may send a new piece elsewhere, and the card that an exchange sets free. */
    @Test
    void rulesSendPiecesElsewhere() {
        Redirection away = new Redirection() {
            @Override
            public String label() {
                return "away";
            }

            @Override
            public @Nullable Event redirect(Position position, Event event) {
                return event.to() == BIND && event.kind() != EventKind.MOVE ? event.to(DROP, 0) : null;
            }
        };
        Deeds deeds = Deeds.under(
                builder -> builder.redirections(away),
                PiecesTest::plain,
                create(TestCards.SENTINEL, BIND, Seat.A),
                position -> one(
                        Event.exchangeCard(position, object(position, FRONT, 0), object(position, HAND, 0), BIND, 0)));
        deeds.next().next();
        assertEquals(0, deeds.position().size(BIND));
        assertEquals(TestCards.SENTINEL, id(deeds.position(), at(deeds.position(), DROP, 0)));
        assertEquals(TestCards.GRADE_2, id(deeds.position(), at(deeds.position(), DROP, 1)));
    }

    /** Drawn and taken together: the card that an object takes cannot be the one that is drawn. */
    @Test
    void whatAnExchangeTakesIsNotDrawn() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                position -> one(Event.find(position, Seat.A, DECK, 1)),
                position -> Batch.of(
                        Event.moveTop(position, DECK, HAND, 0),
                        Event.exchangeCard(position, object(position, FRONT, 0), object(position, DECK, 0), BIND, 0),
                        Event.moveTop(position, DECK, HAND, 0)));
        deeds.next();
        int taken = at(deeds.position(), DECK, 0).card();
        deeds.next();
        assertEquals(taken, at(deeds.position(), FRONT, 0).card());
        assertEquals(4, deeds.position().size(HAND));
        assertEquals(0, deeds.position().size(DECK));
    }

    /** An object that moves and stays the same is exchanged where it has come to, not where it was. */
    @Test
    void anObjectIsExchangedWhereABatchHasBroughtIt() {
        int back = Circle.BACK_LEFT.of(Seat.A);
        for (boolean byCard : new boolean[] {false, true}) {
            Deeds deeds = Deeds.of(
                    PiecesTest::plain,
                    position -> Batch.of(
                            Event.move(position, object(position, FRONT, 0), back, Event.SAME_OBJECT),
                            byCard
                                    ? Event.exchangeCard(
                                            position, object(position, FRONT, 0), object(position, HAND, 0), BIND, 0)
                                    : Event.exchange(
                                            position,
                                            object(position, FRONT, 0),
                                            definition(position, TestCards.GRADE_1))));
            int front = object(deeds.position(), FRONT, 0);
            deeds.next();
            assertEquals(front, object(deeds.position(), back, 0));
            assertEquals(TestCards.GRADE_1, id(deeds.position(), at(deeds.position(), back, 0)));
        }
    }

    /** What the batch itself has taken away is neither erased nor exchanged, and no seat is told that it was. */
    @Test
    void whatIsThereNoLongerIsLeftAlone() {
        Position before = Deeds.of(PiecesTest::plain).position();
        int front = object(before, FRONT, 0);
        int hand = object(before, HAND, 0);
        Position after = OpenPosition.with(
                before,
                Batch.of(
                        Event.move(before, hand, DROP, 0),
                        Event.erase(before, hand),
                        Event.exchangeCard(before, front, hand, BIND, 0),
                        Event.erase(before, front),
                        Event.exchange(before, front, 0)));
        assertEquals(1, after.size(DROP));
        assertEquals(0, after.size(BIND));
        assertEquals(1, after.allErased().length);
        for (int i : new int[] {1, 2, 4}) {
            assertNull(after.event(i).before(), "" + i);
        }
        assertNotNull(after.event(3).before());
    }

    /** An object may take a piece, and a piece that was taken over goes on as one. */
    @Test
    void anObjectTakesAPieceAndGivesItBack() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                create(TestCards.SENTINEL, HAND, Seat.B),
                position ->
                        one(Event.exchangeCard(position, object(position, FRONT, 0), created(position, HAND), BIND, 0)),
                position -> one(
                        Event.exchangeCard(position, object(position, FRONT, 0), object(position, BIND, 0), DECK, 0)),
                position -> one(Event.shuffle(position, DECK)));
        int front = object(deeds.position(), FRONT, 0);
        deeds.next().next();
        assertEquals(List.of("A front left: sentinel of B"), Deeds.pieces(deeds.position()));
        assertEquals(Seat.B, at(deeds.position(), FRONT, 0).owner());
        deeds.next();
        assertEquals(List.of("A deck/0: sentinel of B"), Deeds.pieces(deeds.position()));
        assertEquals(front, object(deeds.position(), FRONT, 0));
        assertEquals(Seat.A, at(deeds.position(), FRONT, 0).owner());
        deeds.next();
        assertEquals(Array.of(TestCards.SENTINEL), deeds.known(Seat.B, DECK));
    }

    /** Of a hand that all know as a whole, a piece is one of the cards, and what leaves is told as it was. */
    @Test
    void aPieceInAHandThatIsKnownAsAWhole() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                position -> Batch.of(2, i -> Event.look(position, null, object(position, HAND, i))),
                create(TestCards.GRADE_1, HAND, Seat.A),
                position -> one(Event.move(position, object(position, HAND, 0), DECK, 0)),
                position -> one(Event.move(position, object(position, HAND, 0), DECK, 0)));
        deeds.next().next();
        assertEquals(3, deeds.known(Seat.B, HAND).size());
        deeds.next().next();
        assertEquals(1, deeds.known(Seat.B, HAND).size());
    }

    /** A place has no more cards than handles can name; what finds no room is not created, and nobody is told of it. */
    @Test
    void aFullPlaceTakesNoMore() {
        Position before = Deeds.of(PiecesTest::plain).position();
        Position full = OpenPosition.with(before, Batch.of(1030, i -> Event.create(before, 0, BIND, Seat.A, 0)));
        assertEquals(Handle.ITSELF, full.size(BIND));
        assertEquals(Handle.ITSELF, full.createdCount());
        assertNull(full.event(1029).after());
    }

    /** The difference of two states says which pieces came and went. */
    @Test
    void differencesAreToldAsEvents() {
        Deeds deeds = Deeds.of(
                PiecesTest::plain,
                position -> one(Event.create(position, 0, BIND, Seat.A, Event.REST)),
                position -> one(Event.erase(position, object(position, BIND, 0))));
        State bare = deeds.state();
        State with = deeds.next().state();
        assertEquals(
                Array.of(Event.create(bare.position(), 0, BIND, Seat.A, Event.REST)),
                StateDiff.between(bare, with).events());
        assertEquals(
                Array.of(Event.erase(with.position(), object(with.position(), BIND, 0))),
                StateDiff.between(with, deeds.next().state()).events());
    }

    private static void fits(String schema, String text) {
        assertEquals(Array.empty(), Schemas.complaints(Schemas.of(schema), text));
    }

    private static void refused(String why, Runnable event) {
        String message =
                assertThrows(IllegalArgumentException.class, event::run).getMessage();
        assertTrue(message.contains(why), message);
    }
}
