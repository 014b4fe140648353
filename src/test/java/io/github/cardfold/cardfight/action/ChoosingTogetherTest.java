package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenEvent;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Both fighters choose at once, or chance does. */
class ChoosingTogetherTest {
    private static Player activated(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(A, GRADE_0, GRADE_1)
                .hand(B, GRADE_2, GRADE_3)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"1.3.4#1", "1.3.4.1#1", "1.3.4.1#2", "1.3.4.1#3"})
    void neitherSeesWhatTheOtherHasChosenBeforeBothHave() {
        String both = "{'choose': {'from': {'cards': 'hand'}, 'each': true}}, {'discard': '$it'}";
        Player one =
                activated(both).asked(B, "choose 1").pick(Zone.HAND, GRADE_2).asked(A, "choose 1");
        Player other = activated(both).pick(Zone.HAND, GRADE_3);
        assertEquals(View.of(one.state(), A), View.of(other.state(), A));
        one.offered("grade-0 from hand", "grade-1 from hand")
                .pick(Zone.HAND, GRADE_1)
                .asked(B, "9.9.2");
        one.holds(A, Zone.DROP, GRADE_1).holds(B, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = "1.3.4.1")
    void eachChoosesAsManyAsThereAre() {
        activated("{'choose': {'from': {'cards': 'hand'}, 'exactly': 2, 'each': true}}, {'discard': '$it'}")
                .asked(B, "9.9.2")
                .holds(A, Zone.DROP, GRADE_0, GRADE_1)
                .holds(B, Zone.DROP, GRADE_2, GRADE_3);
    }

    @Test
    @Rule(jp = "1.3.2.4")
    void whoMustChooseAsManyAsPossibleCannotSayThatThereIsNone() {
        Player player = activated(
                        "{'choose': {'from': {'cards': {'in': 'hand', 'are': {'grade': 3}}}, 'as many as': 1}}, {'discard': '$it'}")
                .offered("grade-3 from hand")
                .pick(Zone.HAND, GRADE_3);
        player.holds(B, Zone.DROP, GRADE_3).holds(B, Zone.HAND, GRADE_2);
        assertEquals(0, View.of(player.state(), A).cards(B, Zone.HAND).count(GRADE_2));
    }

    @Test
    @Rule(jp = "1.3.2.4.1")
    void whoHasTooFewShowsTheOthers() {
        Player player = activated(
                        "{'choose': {'from': {'cards': {'in': 'hand', 'are': {'grade': 3}}}, 'as many as': 2}}, {'discard': '$it'}")
                .pick(Zone.HAND, GRADE_3)
                .asked(B, "9.9.2");
        player.holds(B, Zone.DROP, GRADE_3).holds(B, Zone.HAND, GRADE_2);
        assertEquals(1, View.of(player.state(), A).cards(B, Zone.HAND).count(GRADE_2));
    }

    @Test
    @Rule(jp = "12.4.2#1")
    void chanceChoosesAmongAllThatThereAre() {
        for (int drawn = 0; drawn < 2; drawn++) {
            Player player = activated(
                            "{'choose': {'from': {'cards': {'in': 'hand', 'of': 'opponent'}}, 'at random': true}}, {'discard': '$it'}")
                    .asked(Seat.NATURE, "chance drawn")
                    .number(drawn);
            player.holds(A, Zone.DROP, drawn == 0 ? GRADE_0 : GRADE_1).asked(B, "9.9.2");
            Array<SeenEvent> told =
                    View.events(player.state(), B).filter(each -> each.kind().equals(EventKind.RANDOM.name()));
            assertEquals(Array.of(0), told.map(SeenEvent::number));
            assertEquals(Array.of(Option.some(B)), told.map(SeenEvent::seat));
        }
    }

    @Test
    @Rule(jp = "12.4.2#1")
    void chanceChoosesNoCardTwice() {
        activated(
                        "{'choose': {'from': {'cards': {'in': 'hand', 'of': 'opponent'}}, 'exactly': 2, 'at random': true}}, {'discard': '$it'}")
                .number(1)
                .asked(B, "9.9.2")
                .holds(A, Zone.DROP, GRADE_0, GRADE_1);
    }

    private static Player random(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(A, GRADE_0, GRADE_1, GRADE_2, GRADE_3)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    private static String chosen(int number) {
        return "{'choose': {'from': {'cards': {'in': 'hand', 'of': 'opponent'}}, 'exactly': " + number + ", 'at"
                + " random': true}}";
    }

    @Test
    @Rule(jp = "12.4.2#1")
    void eachTimeChanceChoosesAmongAllThatAreLeft() {
        random(chosen(3) + ", {'discard': '$it'}")
                .offered("0", "1", "2", "3")
                .number(1)
                .offered("0", "1", "2")
                .number(1)
                .offered("0", "1")
                .number(1)
                .asked(B, "9.9.2")
                .holds(A, Zone.HAND, GRADE_0);
    }

    @Test
    @Rule(jp = {"12.4.2#1", "12.7.3"})
    void eachOfSeveralThatChanceChoseIsBarredTheNextTime() {
        random("{'repeat': {'times': 2, 'then': [" + chosen(2) + "]}}")
                .offered("0", "1", "2", "3")
                .number(0)
                .number(2)
                .offered("0", "1");
    }

    private static Player choosesIn(String how, String... hand) {
        return Table.empty(TextCards.rules(
                        "{'act': {'in': 'rc', 'then': [{'choose': {'from': {'cards': {'in': 'hand', 'of': 'opponent', 'are':"
                                + " {'grade': 3}}}, " + how + "}}, {'discard': '$it'}]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(A, hand)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    /** Whoever does not see the cards is shown them and has to choose as many as possible then (ruling 424). */
    @Test
    @Rule(jp = {"1.3.2.4", "1.3.2.4.1"})
    void whoDoesNotSeeTheCardsIsShownThemBeforeTheChoice() {
        Player player =
                choosesIn("'as many as': 2", GRADE_3, GRADE_0, GRADE_3, GRADE_3).asked(B, "choose 1");
        assertEquals(3, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_3));
        player.answer(player.state().legalActions().head())
                .asked(B, "choose 1")
                .answer(player.state().legalActions().head())
                .asked(B, "9.9.2")
                .holds(A, Zone.DROP, GRADE_3, GRADE_3)
                .holds(A, Zone.HAND, GRADE_0, GRADE_3);
    }

    @Test
    @Rule(jp = {"1.3.2.4", "1.3.2.4.1"})
    void cardsThatWereShownOnceAreNotShownAgain() {
        Player player = choosesIn("'as many as': 2", GRADE_3, GRADE_0).until(B, "9.9.2");
        player.holds(A, Zone.DROP, GRADE_3).happened(EventKind.LOOK, 2);
    }

    /** Lots are drawn for the whole hand, whatever it holds, and those that are meant come first (ruling 422). */
    @Test
    @Rule(jp = "12.4.2#1")
    void chanceChoosesAmongUnseenCardsOfAKind() {
        Player player = choosesIn("'exactly': 2, 'at random': true", GRADE_3, GRADE_0, GRADE_3, GRADE_3);
        for (int lot : new int[] {1, 2, 0}) {
            player.asked(Seat.NATURE, "chance drawn").number(lot);
        }
        GameObject left = player.asked(B, "9.9.2")
                .holds(A, Zone.DROP, GRADE_3, GRADE_3)
                .holds(A, Zone.HAND, GRADE_0, GRADE_3)
                .thing(A, Zone.HAND, GRADE_3);
        assertEquals(1, player.state().position().indexOf(Zone.HAND.of(Seat.A), left.object()));
    }

    /** How many of the cards are meant is told by nothing but what is done with them. */
    @Test
    @Rule(jp = {"4.6.2", "12.4.2#1"})
    void whatChanceDrawsTellsNothingOfAnUnseenHand() {
        assertEquals(drawnUnseen(GRADE_3, GRADE_3, GRADE_3), drawnUnseen(GRADE_0, GRADE_3, GRADE_1));
        assertEquals(drawnUnseen(GRADE_3, GRADE_3, GRADE_3), drawnUnseen(GRADE_0, GRADE_0, GRADE_1));
    }

    private static String drawnUnseen(String... hand) {
        Player player = Table.empty(TextCards.rules(
                        "{'act': {'in': 'rc', 'then': {'choose': {'from': {'cards': {'in': 'hand', 'of':"
                                + " 'opponent', 'are': {'grade': 3}}}, 'at random': true}}}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(A, hand)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
        return player.number(0).number(0).asked(B, "9.9.2").told(B);
    }

    /**
     * Chance says which card is meant of those that the chooser does not see, not of those that are seen (ruling 411).
     */
    @Test
    @Rule(jp = {"7.7.1", "12.4.1"})
    void chanceLeavesOutTheCardsThatTheChooserSees() {
        Player player = Table.empty(TextCards.rules(
                        "{'act': {'in': 'rc', 'then': [{'look': 1}, {'look': {'top': 3, 'by': 'opponent'}},"
                                + " {'choose': '$them'}, {'put': {'what': '$it', 'to': 'hand'}}]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .deck(B, GRADE_0, GRADE_1, GRADE_2)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_0, GRADE_1)
                .asked(B, "choose 1")
                .offered("grade-0 from deck", "deck");
        player.answer(player.state().legalActions().last())
                .asked(Seat.NATURE, "chance drawn")
                .offered("0", "1")
                .number(1)
                .holds(B, Zone.HAND, GRADE_2);
    }

    /** The number is that of the cards discarded before, which had the name that the choice takes (default it). */
    @Test
    @Rule(jp = "12.4.2#1")
    void theNumberIsFixedBeforeChanceChooses() {
        for (String are : new String[] {"", ", 'are': {'grade': {'at least': 0}}"}) {
            Table.empty(TextCards.rules(
                            "{'act': {'in': 'rc', 'then': [{'choose': {'from': {'cards': 'hand'}, 'exactly': 2}},"
                                    + " {'discard': '$it'}, {'choose': {'from': {'cards': {'in': 'hand', 'of': 'opponent'"
                                    + are
                                    + "}}, 'exactly': '$it', 'at random': true}}, {'discard': '$it'}]}}"))
                    .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                    .hand(A, GRADE_0, GRADE_1, GRADE_2, GRADE_3)
                    .hand(B, GRADE_1, GRADE_1)
                    .turn(B, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .until(B, "9.9.2")
                    .holds(A, Zone.DROP, GRADE_0, GRADE_1);
        }
    }
}
