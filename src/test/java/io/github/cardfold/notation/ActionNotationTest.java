package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ActionNotationTest {
    private static final String ODD = "pick";
    private final State state = main(Table.empty());

    private static State main(Table table) {
        return table.hand(Seat.A, TestCards.GRADE_3, TestCards.GRADE_1, TestCards.GRADE_2, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                .turn(Seat.A, "9.9")
                .state();
    }

    private static Handle at(Zone zone, Seat seat, int position) {
        return new Handle(zone.of(seat), position);
    }

    private void both(String text, Action action) {
        assertEquals(text, Notation.action(state, action));
        assertEquals(action, Notation.readActionAsReferee(state, text));
    }

    @Test
    void answersWithoutACard() {
        both("A pass", Action.pass(Seat.A));
        both("B yes", Action.yesNo(Seat.B, true));
        both("B no", Action.yesNo(Seat.B, false));
        both("A 3", Action.number(Seat.A, 3));
        both("NATURE 1048575", Action.number(Seat.NATURE, 1048575));
        both("B concede", Action.concede(Seat.B));
    }

    @Test
    void answersWithACardOrAPlace() {
        both("A pick hand:2", Action.pick(Seat.A, at(Zone.HAND, Seat.A, 2)));
        both("A call hand:0", Action.act(Seat.A, "call", at(Zone.HAND, Seat.A, 0)));
        both("A pick ride deck zone:1", Action.pick(Seat.A, at(Zone.RIDE_DECK, Seat.A, 1)));
        both("A pick B front left:0", Action.pick(Seat.A, new Handle(Circle.FRONT_LEFT.of(Seat.B), 0)));
        both("A swap front left", Action.act(Seat.A, "swap", new Handle(Circle.FRONT_LEFT.of(Seat.A), Handle.ITSELF)));
        both("B pick A vanguard", Action.pick(Seat.B, new Handle(Circle.FRONT_CENTER.of(Seat.A), Handle.ITSELF)));
        both("NATURE pick A deck:3", Action.pick(Seat.NATURE, at(Zone.DECK, Seat.A, 3)));
    }

    @Test
    void aVerbOfAPluginThatTheGrammarUsesIsQuoted() {
        State odd = main(Table.with(registry -> {
            registry.verb(ODD);
            registry.verb("look \"back\"");
            return registry;
        }));
        Action pick = Action.act(Seat.A, ODD, at(Zone.HAND, Seat.A, 0));
        assertEquals("A \"pick\" hand:0", Notation.action(odd, pick));
        assertEquals(pick, Notation.readActionAsReferee(odd, "A \"pick\" hand:0"));
        Action look = Action.act(Seat.A, "look \"back\"", at(Zone.HAND, Seat.A, 0));
        assertEquals("A \"look \\\"back\\\"\" hand:0", Notation.action(odd, look));
        assertEquals(look, Notation.readActionAsReferee(odd, Notation.action(odd, look)));
    }

    @Test
    void aCardIsDescribedByItsIdOrItsName() {
        Action call = Action.act(Seat.A, "call", at(Zone.HAND, Seat.A, 1));
        assertEquals("A call grade-1 from hand", Notation.described(state, call));
        assertEquals(call, Notation.readActionAsReferee(state, "A call grade-1 from hand"));
        assertEquals(call, Notation.readActionAsReferee(state, "A call \"grade-1\" from A hand"));
        Action pick = Action.pick(Seat.A, new Handle(Circle.FRONT_RIGHT.of(Seat.B), 0));
        assertEquals("A pick grade-1 on B front right", Notation.described(state, pick));
        assertEquals(pick, Notation.readActionAsReferee(state, "A pick grade-1 on B front right"));
    }

    @Test
    void aNameOfSeveralWordsIsQuoted() {
        State named = Table.empty()
                .hand(Seat.A, TestCards.SENTINEL)
                .turn(Seat.A, "9.9")
                .state();
        Action first = Action.pick(Seat.A, at(Zone.HAND, Seat.A, 0));
        assertEquals(first, Notation.readActionAsReferee(named, "A pick \"Sentinel\" from hand"));
    }

    /** The first copy is in hand too, but chance draws only from the deck. */
    @Test
    void natureDrawsACardByWhatItIs() {
        Player player = Table.empty()
                .deck(Seat.A, TestCards.GRADE_1, TestCards.GRADE_2, TestCards.GRADE_3)
                .turn(Seat.A, "9.3")
                .asked(Seat.NATURE, "chance drawn");
        Action drawn = Notation.readActionAsReferee(player.state(), "NATURE pick grade-2 from A deck");
        assertEquals(Action.number(Seat.NATURE, 1), drawn);
        assertEquals("NATURE pick grade-2 from A deck", Notation.described(player.state(), drawn));
        player.answer(drawn).holds(Seat.A, Zone.HAND, TestCards.GRADE_2);
    }

    /** Two cards are chosen one after the other: the first copy, chosen already, is no longer an answer. */
    @Test
    void aLegalCopyComesBeforeAnIllegalOneThatLiesFirst() {
        Player player = Table.empty()
                .hand(Seat.A, TestCards.GRADE_2, TestCards.GRADE_1, TestCards.GRADE_1)
                .at("8.2.1.8", "8.2.1.8 put back", Seat.A.ordinal());
        String text = "A pick grade-1 from hand";
        Action first = Notation.readActionAsReferee(player.state(), text);
        assertEquals(Action.pick(Seat.A, at(Zone.HAND, Seat.A, 1)), first);
        Action second = Notation.readActionAsReferee(player.answer(first).state(), text);
        assertEquals(Action.pick(Seat.A, at(Zone.HAND, Seat.A, 2)), second);
        Action neither = Notation.readActionAsReferee(player.answer(second).state(), text);
        assertEquals(first, neither, "none is legal");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | 1 | one of the seats A, B |",
                "Z pass | 1 | one of the seats A, B |",
                "C pass | 1 | one of the seats A, B |",
                "A | 2 | a blank |",
                "A  pass | 3 | an answer |",
                "A pass x | 7 | the end of the line |",
                "A pas | 3 | a number or one of pass, yes, no, concede, pick, ride, call, swap, guard, intercept, activate, play, look | pass",
                "A cal hand:0 | 3 | a number or one of pass, yes, no, concede, pick, ride, call, swap, guard, intercept, activate, play, look | call",
                "A call hnad:0 | 8 | a place of A | hand",
                "A call B | 9 | a blank and a place of B |",
                "A call B hnad:0 | 10 | a place of B | hand",
                "A call hand x | 12 | \":\" and a position, or the end of the line |",
                "A call hand: | 13 | a number from 0 to 1022 |",
                "A call hand:1023 | 13 | a number from 0 to 1022 |",
                "A call hand:00 | 13 | a number from 0 to 1022 |",
                "A call hand:1x | 14 | the end of the line |",
                "A 1048576 | 3 | a number from 0 to 1048575 |",
                "A 99999999999999999999 | 3 | a number from 0 to 1048575 |",
                "A call \"hand | 8 | a text that ends with a quotation mark |",
                "A call grade-2 of hand | 15 | \" from \" and a zone or \" on \" and a circle |",
                "A call grade-2 on hand | 19 | a circle, cards being \"on\" circles |",
                "A call grade-2 from front left | 21 | a zone, cards being \"from\" zones |",
                "A call grade-0 from hand | 8 | a card that is in A hand (there are grade-3, grade-1 x2, grade-2) | grade-3 grade-1 grade-2",
                "A call grade-2 from bind zone | 8 | a card that is in A bind zone (which is empty) |",
                "NATURE pick grade-2 from deck | 26 | the letter of a seat and a place |",
            })
    void whatIsNoActionIsRefusedWithItsPlace(String text, int column, String expected, String near) {
        NotationException refused =
                assertThrows(NotationException.class, () -> Notation.readActionAsReferee(state, text));
        assertEquals(expected, refused.expected());
        assertEquals(column, refused.column());
        assertEquals(near == null ? Array.empty() : Array.of(near.split(" ")), refused.near());
    }

    private void reads(Seat seat, String text, Action action) {
        assertEquals(action, Notation.readAction(View.of(state, seat), text), text);
        assertEquals(action, Notation.readActionAsReferee(state, text), text);
    }

    @Test
    @Rule(jp = "4.6.2")
    void aSeatReadsWhatItSees() {
        reads(Seat.A, "A call hand:0", Action.act(Seat.A, "call", at(Zone.HAND, Seat.A, 0)));
        reads(Seat.A, "A call grade-1 from hand", Action.act(Seat.A, "call", at(Zone.HAND, Seat.A, 1)));
        reads(
                Seat.A,
                "A pick grade-1 on B front right",
                Action.pick(Seat.A, new Handle(Circle.FRONT_RIGHT.of(Seat.B), 0)));
        reads(
                Seat.B,
                "B pick grade-2 on A front left",
                Action.pick(Seat.B, new Handle(Circle.FRONT_LEFT.of(Seat.A), 0)));
        reads(Seat.B, "B pick A hand:2", Action.pick(Seat.B, at(Zone.HAND, Seat.A, 2)));
        reads(Seat.B, "B concede", Action.concede(Seat.B));
        reads(Seat.A, "A 7", Action.number(Seat.A, 7));
    }

    /** The same words whether the hand holds the card or not, whatever else lies there. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "B pick grade-1 from A hand | 8 | a card that B sees in A hand (there are 4 that B does not see)",
                "B pick grade-0 from A hand | 8 | a card that B sees in A hand (there are 4 that B does not see)",
                "B pick grade-2 from A bind zone | 8 | a card that B sees in A bind zone (which is empty)",
                "B pick grade-3 on A front left | 8 | a card that B sees in A front left (there are grade-2)",
                "A pass | 1 | B, the seat that answers",
                "A concede | 1 | B, the seat that answers",
                "NATURE pick grade-2 from A deck | 1 | B, the seat that answers",
                "C pass | 1 | B, the seat that answers",
                "B pick grade-2 from A | 22 | a blank and a place of A",
            })
    @Rule(jp = "4.6.2")
    void aSeatIsToldNothingOfWhatItDoesNotSee(String text, int column, String expected) {
        View view = View.of(state, Seat.B);
        NotationException refused = assertThrows(NotationException.class, () -> Notation.readAction(view, text));
        assertEquals(expected, refused.expected());
        assertEquals(column, refused.column());
        assertTrue(refused.near().forAll("grade-2"::equals), refused::getMessage);
    }

    @Test
    @Rule(jp = "4.6.2")
    void anActionIsDescribedToASeatByTheCardsItSees() {
        Action call = Action.act(Seat.A, "call", at(Zone.HAND, Seat.A, 1));
        assertEquals("A call grade-1 from hand", Notation.described(View.of(state, Seat.A), call));
        assertEquals("A call hand:1", Notation.described(View.of(state, Seat.B), call));
        Action pick = Action.pick(Seat.B, new Handle(Circle.FRONT_RIGHT.of(Seat.B), 0));
        assertEquals("B pick grade-1 on front right", Notation.described(View.of(state, Seat.A), pick));
        assertEquals("B pass", Notation.described(View.of(state, Seat.A), Action.pass(Seat.B)));
    }

    @Test
    void theMessageIsOneSentence() {
        NotationException refused =
                assertThrows(NotationException.class, () -> Notation.readActionAsReferee(state, "A call hnad:0"));
        assertEquals(
                "line 1, column 8 of \"A call hnad:0\": expected a place of A, found \"hnad\"; did you mean hand?",
                refused.getMessage());
    }
}
