package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.kernel.question.Action;
import org.junit.jupiter.api.Test;

/** Instructions that are carried out later, several times, or whose effects last beyond the turn. */
class LaterTest {
    private static final String GRADE_1 = TestCards.GRADE_1;

    private static String act(String then) {
        return "{'act': {'in': 'rc', 'then': " + then + "}}";
    }

    private static Table table(String... abilities) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, abilities), TextCards.card(OTHER)))
                .unit(A, Circle.BACK_LEFT, TEXT);
    }

    @Test
    @Rule(jp = {"11.9.7", "11.9.7.1#1", "11.5.3.2"})
    void whatIsToHappenAtTheEndOfTheTurnHappensOnceToTheCardsOfThen() {
        Player player = table(
                        act(
                                "[{'choose': {'from': {'rear guards': {'are': 'other'}}}},"
                                        + " {'when next': {'on': {'begins': 'end phase'}, 'then': [{'retire': '$it'}, {'put': {'what': 'this', 'to': 'soul'}}]}}]"))
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .unit(A, Circle.FRONT_LEFT, GRADE_1)
                .turn(A, "9.9");
        player.activate(Circle.BACK_LEFT).pickUnit(A, Circle.BACK_RIGHT).asked(A, "9.9.2");
        player.stands(A, Circle.BACK_RIGHT, OTHER).pass().no().draws(GRADE_1);
        player.empty(A, Circle.BACK_RIGHT).empty(A, Circle.BACK_LEFT).stands(A, Circle.FRONT_LEFT, GRADE_1);
        player.holds(A, Zone.DROP, OTHER).holds(A, Zone.SOUL, TEXT);
        assertEquals(0, player.state().position().lastingCount());
    }

    /** Ruling 341. */
    @Test
    @Rule(jp = {"11.9.7", "4.1.8"})
    void whatHasComeBackIsAnotherCard() {
        Player player = Table.empty(TextCards.rules(
                        TextCards.card(
                                TEXT,
                                act(
                                        "[{'choose': {'from': {'rear guards': {'are': 'other'}}}},"
                                                + " {'when next': {'on': {'begins': 'end phase'}, 'then': {'retire': '$it'}}}]")),
                        TextCards.card(OTHER, act("{'put': {'what': 'this', 'to': 'hand'}}"))))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .activate(Circle.BACK_RIGHT);
        player.act("call", Zone.HAND, OTHER).pickCircle(Circle.FRONT_LEFT).until(B, "9.7.2");
        player.stands(A, Circle.FRONT_LEFT, OTHER).holds(A, Zone.DROP);
        assertEquals(0, player.state().position().lastingCount());
    }

    @Test
    @Rule(jp = {"11.9.7.1#1", "11.9.7.1#2"})
    void theNextTimeIsOneTimeAndEachTimeIsMore() {
        String soul = "{'when next': {'on': {'placed': 'other'}, 'then': 'soul charge', 'each time': %s}}";
        for (boolean each : new boolean[] {false, true}) {
            Player player = table(act(soul.replace("%s", Boolean.toString(each))))
                    .hand(A, GRADE_1, GRADE_1)
                    .turn(A, "9.9")
                    .activate(Circle.BACK_LEFT)
                    .act("call", Zone.HAND, GRADE_1)
                    .pickCircle(Circle.FRONT_LEFT)
                    .draws(GRADE_1)
                    .act("call", Zone.HAND, GRADE_1)
                    .pickCircle(Circle.FRONT_RIGHT);
            if (each) {
                player.draws(GRADE_1);
            }
            player.asked(A, "9.9.2");
            assertEquals(each ? 2 : 1, player.fight().cards(A, Zone.SOUL).size());
        }
    }

    @Test
    @Rule(jp = {"11.9.7", "11.9.7.1#1"})
    void eachOfSeveralEffectsThatWaitForOneMomentHappensAndEnds() {
        String later = "{'when next': {'on': {'placed': 'other'}, 'then': {'apply': {'effects': {'gets': {'power':"
                + " 1000}}, 'lasting': 'turn'}}}}";
        Player player = table(act(later))
                .unit(A, Circle.BACK_RIGHT, TEXT)
                .hand(A, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .activate(Circle.BACK_RIGHT)
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.FRONT_LEFT)
                .asked(A, "11.9.4")
                .number(0)
                .asked(A, "9.9.2")
                .power(A, Circle.BACK_LEFT, 9000)
                .power(A, Circle.BACK_RIGHT, 9000);
        assertEquals(2, player.state().position().lastingCount());
        player.act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.FRONT_RIGHT)
                .asked(A, "9.9.2")
                .power(A, Circle.BACK_LEFT, 9000)
                .power(A, Circle.BACK_RIGHT, 9000);
    }

    /** Two cards are called at once while a timed trigger waits for a unit that is placed. */
    private static Player twoAtOnce(String waits) {
        return Table.empty(TextCards.rules(
                        TextCards.card(TEXT, act("{'when next': {" + waits + "}}")),
                        TextCards.card(OTHER, act("{'call': {'what': {'cards': 'drop'}, 'circles': 'front row'}}"))))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .in(A, Zone.DROP, GRADE_1, TestCards.GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .activate(Circle.BACK_RIGHT)
                .pickCircle(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"11.9.7", "11.9.7.1#2"})
    void eachOfSeveralEventsAtOnceIsATimeOfItsOwn() {
        Player player = twoAtOnce("'on': {'placed': 'other'}, 'each time': true, 'then': 'soul charge'");
        player.asked(A, "11.9.4").number(0).draws(GRADE_1, GRADE_1).asked(A, "9.9.2");
        player.holds(A, Zone.SOUL, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = "11.9.7.1#1")
    void ofSeveralEventsAtOnceOneIsEnoughForWhatTriggersOnce() {
        Player player = twoAtOnce("'on': {'placed': 'other'}, 'then': 'soul charge'");
        player.draws(GRADE_1).asked(A, "9.9.2").holds(A, Zone.SOUL, GRADE_1);
        assertEquals(0, player.state().position().lastingCount());
    }

    @Test
    @Rule(jp = {"11.9.7", "11.9.7.1#1"})
    void theEventBindsBothCardsThatItIsAbout() {
        String raised = "{'gets': {'power': %d, 'of': '%s'}}";
        String both = raised.formatted(1000, "$attacker") + ", " + raised.formatted(2000, "$target");
        table(act("{'when next': {'on': {'attack': {'who': 'other', 'whom': {'not': 'this'}}}, 'then':"
                        + " {'apply': {'effects': [" + both + "], 'lasting': 'turn'}}}}"))
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .pass()
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .power(A, Circle.FRONT_CENTER, 13000 + 1000)
                .power(B, Circle.FRONT_CENTER, 13000 + 2000);
    }

    @Test
    @Rule(jp = "11.9.7")
    void theEventBindsTheCardItHappensTo() {
        table(act("[{'let': {'as': 'first', 'cards': 'vanguard'}}, {'let': {'as': 'none', 'cards': {'rear"
                        + " guards': 'opponent'}}}, {'when next': {'on': {'placed': 'other'}, 'then': {'apply':"
                        + " {'effects': [{'gets': {'power': 1000, 'of': '$placed'}}, {'gets': {'power': 2000, 'of':"
                        + " '$first'}}, {'gets': {'power': 4000, 'of': '$none'}}], 'lasting': 'turn'}}}}]"))
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.FRONT_LEFT)
                .power(A, Circle.FRONT_LEFT, 9000)
                .power(A, Circle.FRONT_CENTER, 15000);
    }

    @Test
    void aNumberIsNotKeptForLater() {
        EffectException thrown = assertThrows(
                EffectException.class,
                () -> TextCards.rules(act("[{'let': {'as': 'n', 'be': 2}},"
                        + " {'when next': {'on': {'begins': 'end phase'}, 'then': {'draw': '$n'}}}]")));
        assertTrue(thrown.getMessage().contains("\"$n\" is a number"), thrown.getMessage());
    }

    @Test
    @Rule(jp = {"11.3.1.2.1", "10.8.1.1"})
    void whenTheBattleEndsIsWaitedForInABattleAlone() {
        String text = "{'auto': {'in': 'rc', 'on': {'attack': {'who': 'this'}}, 'then': {'when next': {'on':"
                + " 'battle ends', 'then': {'put': {'what': 'this', 'to': 'soul'}}, 'within': 'battle'}}}}";
        Player player = table(text)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER)
                .until(B, "10.5.1.2.1")
                .stands(A, Circle.BACK_LEFT, TEXT);
        player.pass().until(A, "10.3.1.3").empty(A, Circle.FRONT_LEFT).holds(A, Zone.SOUL, TEXT);
        Player none = table(act("{'when next': {'on': 'battle ends', 'then': 'draw', 'within': 'battle'}}"))
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT);
        assertEquals(0, none.state().position().lastingCount());
    }

    @Test
    @Rule(jp = "11.3.1.2")
    void anEffectLastsUntilTheEndOfTheNextTurnOfAFighter() {
        String text = act("[{'apply': {'effects': {'gets': {'power': 1000, 'of': 'vanguard'}}, 'lasting': {'end of':"
                + " {'of': 'opponent', 'next': true}}}}, {'apply': {'effects': {'gets': {'power': 2000, 'of':"
                + " 'vanguard'}}, 'lasting': {'end of': {'next': true}}}}]");
        Player player = table(text).turn(A, "9.9").activate(Circle.BACK_LEFT).power(A, Circle.FRONT_CENTER, 16000);
        player.pass().until(B, "9.9.2").power(A, Circle.FRONT_CENTER, 16000);
        player.pass().until(A, "9.9.2").power(A, Circle.FRONT_CENTER, 15000);
        player.pass().until(B, "9.9.2").power(A, Circle.FRONT_CENTER, 13000);
    }

    /** Ruling 340. */
    @Test
    @Rule(jp = "11.3.1.2")
    void theTurnInProgressIsNotTheNextTurn() {
        String text = "{'auto': {'in': 'rc', 'on': {'begins': {'phase': 'main phase', 'of': 'opponent'}},"
                + " 'limit': 'fight', 'then': {'apply': {'effects': {'gets': {'power': 1000, 'of':"
                + " 'vanguard'}}, 'lasting': {'end of': {'of': 'opponent', 'next': true}}}}}}";
        Player player = table(text).turn(B, "9.9");
        player.asked(A, "11.2.1.2.1.1").yes().asked(B, "10.3.1.3").power(A, Circle.FRONT_CENTER, 14000);
        player.until(A, "9.9.2").power(A, Circle.FRONT_CENTER, 14000);
        player.pass().until(B, "9.9.2").power(A, Circle.FRONT_CENTER, 14000);
        player.pass().until(A, "9.9.2").power(A, Circle.FRONT_CENTER, 13000);
    }

    @Test
    @Rule(jp = {"11.8.3.1.1", "1.3.2.2"})
    void anInstructionIsRepeatedAndDoneForEachCard() {
        table(act("[{'for each': {'of': {'rear guards': {'are': 'other'}}, 'then': {'apply': {'effects':"
                        + " {'gets': {'power': {'sum': {'what': 'power', 'of': '$it'}}, 'of': '$it'}}, 'lasting':"
                        + " 'turn'}}}}, {'repeat': {'times': {'count': {'cards': 'drop'}}, 'then': {'apply':"
                        + " {'effects': {'gets': {'power': 100}}, 'lasting': 'turn'}}}}]"))
                .unit(A, Circle.FRONT_LEFT, GRADE_1)
                .unit(A, Circle.FRONT_RIGHT, TestCards.GRADE_2)
                .in(A, Zone.DROP, GRADE_1, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .power(A, Circle.FRONT_LEFT, 16000)
                .power(A, Circle.FRONT_RIGHT, 20000)
                .power(A, Circle.BACK_LEFT, 8300);
        table(
                        act(
                                "[{'for each': {'of': {'rear guards': 'opponent'}, 'then': 'draw'}}, {'repeat': {'times': {'plus': [0, -1]}, 'then': 'draw'}}]"))
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"7.13.1", "7.13.2"})
    void aNameOrAGradeIsDeclared() {
        Player name = table(
                        act(
                                "[{'declare': 'name'}, {'apply': {'effects': {'gets': {'power': 5000, 'of': {'rear guards': {'are': {'name': '$declared'}}}}}, 'lasting': 'turn'}}]"))
                .unit(A, Circle.FRONT_LEFT, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT);
        assertEquals(Purposes.DECLARE_NAME, name.state().decision().get().purpose());
        int number = name.state().rules().definitionIndex(GRADE_1);
        name.number(number).power(A, Circle.FRONT_LEFT, 13000).power(A, Circle.BACK_LEFT, 8000);
        assertEquals("grade-1", name.events(EventKinds.DECLARED).get(0).text());
        Player grade = table(act("[{'declare': {'what': 'grade', 'by': 'opponent'}}, {'apply': {'effects': {'gets':"
                        + " {'power': 5000, 'of': {'rear guards': {'are': {'grade': '$declared'}}}}}, 'lasting':"
                        + " 'turn'}}]"))
                .unit(A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT);
        grade.asked(B, "declare 1").number(2).power(A, Circle.FRONT_LEFT, 15000).power(A, Circle.BACK_LEFT, 8000);
    }

    /** No card of these rules is of grade 5, and one is of grade 6. */
    @Test
    @Rule(jp = "7.13.2")
    void onlyWhatACardOfTheGameHasIsDeclared() {
        Card high = TextCards.like(TestCards.GRADE_3, OTHER).withGrade(6);
        Player grade = Table.empty(TextCards.rules(TextCards.card(TEXT, act("{'declare': 'grade'}")), high))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .offered("0", "1", "2", "3", "4", "6");
        grade.refused(Action.number(A, 5)).refused(Action.number(A, 7));
        Player name = table(act("{'declare': 'name'}")).turn(A, "9.9").activate(Circle.BACK_LEFT);
        int cards = name.state().rules().definitionCount();
        assertEquals(cards, name.state().legalActions().size());
        name.refused(Action.number(A, cards));
    }

    /** The effect waits for a card that is drawn; of one that not all see it tells nothing (ruling 432). */
    @Test
    @Rule(jp = {"11.9.7", "4.6.2"})
    void whatIsWaitedForTellsNobodyWhatAHiddenCardIs() {
        for (String who : new String[] {"{'grade': 3}", "'other'"}) {
            String draws = act("[{'when next': {'on': {'put': {'who': " + who
                    + ", 'from': 'deck', 'to': 'hand'}}, 'then': 'soul charge'}}, 'draw']");
            table(draws)
                    .deck(A, TestCards.GRADE_3, TestCards.GRADE_3, TestCards.GRADE_3)
                    .turn(A, "9.9")
                    .activate(Circle.BACK_LEFT)
                    .until(A, "9.9.2")
                    .holds(A, Zone.SOUL, who.equals("'other'") ? new String[] {TestCards.GRADE_3} : new String[0]);
        }
    }
}
