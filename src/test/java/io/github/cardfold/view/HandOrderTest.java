package io.github.cardfold.view;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In what order a hand was drawn nobody learns who sees its cards come out of it. */
class HandOrderTest {
    private static Player activated(Rules rules, Seat holder, String... hand) {
        return Table.empty(rules)
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(holder, hand)
                .in(holder, Zone.DROP, GRADE_0)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    private static Rules does(String then) {
        return TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}");
    }

    /** The other seat is told the same, whatever the order of the hand. */
    private static void tellsNoOrder(Rules rules, Seat holder, UnaryOperator<Player> played) {
        Player one = played.apply(activated(rules, holder, GRADE_2, GRADE_3, GRADE_1));
        Player other = played.apply(activated(rules, holder, GRADE_3, GRADE_1, GRADE_2));
        Seat told = holder == A ? B : A;
        assertNotEquals(one.told(holder), other.told(holder));
        assertEquals(one.told(told), other.told(told));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'discard': {'cards': 'hand'}}",
                "{'put': {'what': {'cards': 'hand'}, 'to': 'soul'}}",
                "{'put': {'what': {'cards': 'hand'}, 'to': 'bind'}}",
                "{'reveal': {'cards': 'hand'}}",
                "{'exchange zones': {'one': 'hand', 'other': 'drop'}}"
            })
    @Rule(jp = "4.6.2")
    void cardsThatLeaveAHandOrAreShownTogetherTellNoOrder(String then) {
        tellsNoOrder(does(then), B, UnaryOperator.identity());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'discard': 3}",
                "{'reveal': 3}",
                "{'put': {'what': {'some': {'of': {'cards': 'hand'}, 'exactly': 3}}, 'to': 'soul'}}",
                "{'discard': {'cards': 'hand'}}"
            })
    @Rule(jp = "4.6.2")
    void aCostPaidWithAHandTellsNoOrder(String cost) {
        Rules rules = TextCards.rules("{'act': {'in': 'rc', 'cost': " + cost + ", 'then': 'draw'}}");
        tellsNoOrder(rules, B, player -> player.until(B, "9.9.2"));
    }

    @Test
    @Rule(jp = "4.6.2")
    void theHandOfTheOtherIsDiscardedWithoutTellingItsOrder() {
        tellsNoOrder(does("{'discard': {'cards': {'in': 'hand', 'of': 'opponent'}}}"), A, UnaryOperator.identity());
    }

    /** Of a hand that was shown, whoever chooses names cards by what they are, not by where they lie (ruling 411). */
    @Test
    @Rule(jp = "4.6.2")
    void aHandThatWasShownIsChosenFromWithoutItsOrder() {
        String shown = "{'reveal': {'cards': {'in': 'hand', 'of': 'opponent'}}},"
                + " {'choose': {'from': {'cards': {'in': 'hand', 'of': 'opponent'}}, 'exactly': 2}}, {'discard': '$it'}";
        tellsNoOrder(
                does(shown), A, player -> player.answer(pick(player, GRADE_1)).answer(pick(player, GRADE_3)));
    }

    /**
     * Two cards of a kind came in sight of all, and one of them goes: of which it was, the places of the others say
     * nothing.
     */
    @ParameterizedTest
    @ValueSource(strings = {"discard", "reveal"})
    @Rule(jp = "4.6.2")
    void whichOfTwoThatAreAlikeLeavesOrIsShownIsNotTold(String what) {
        Player one = gone(what, 0);
        Player other = gone(what, 2);
        assertEquals(one.told(A), other.told(A));
        assertEquals(
                one.asked(A, "choose 2").state().legalActions(), other.state().legalActions());
    }

    private static Player gone(String what, int index) {
        String then = "{'for each': {'of': {'cards': 'drop'}, 'then': {'put': {'what': '$it', 'to': 'hand'}}}},"
                + " {'choose': {'from': {'cards': 'hand'}}}, {'" + what + "': '$it'},"
                + " {'choose': {'from': {'cards': 'hand'}, 'by': 'opponent'}}, {'discard': '$it'}";
        Player player = Table.empty(does(then))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .in(B, Zone.DROP, GRADE_3, GRADE_1, GRADE_3)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
        return player.answer(player.state().legalActions().get(index));
    }

    /** The answer that the asked seat is told to mean a card of that kind. */
    private static Action pick(Player player, String id) {
        return player.state()
                .answers()
                .find(each -> each.label().english().startsWith(id + " "))
                .get()
                .action();
    }

    /** In the order of a hand nothing is done for each card of it: lots have one, and nobody is told of them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'for each': {'of': {'cards': 'hand'}, 'then': {'discard': '$it'}}}",
                "{'for each': {'of': {'cards': 'hand'}, 'then': {'if': {'when': {'exists': {'which': {'of': '$it',"
                        + " 'are': {'grade': 3}}}}, 'then': {'discard': '$it'}, 'otherwise': 'soul charge'}}}}",
                "{'choose': {'from': {'cards': 'hand'}, 'exactly': 3}}, {'for each': {'of': '$it', 'then': {'discard': '$it'}}}"
            })
    @Rule(jp = {"4.6.2", "12.4.1"})
    void forEachCardOfAHandSomethingIsDoneInAnOrderThatTellsNothing(String then) {
        Player one = lots(activated(does(then), B, GRADE_2, GRADE_3, GRADE_1), 1, 0);
        Player other = lots(activated(does(then), B, GRADE_3, GRADE_1, GRADE_2), 0, 1);
        assertEquals(one.told(A), other.told(A));
        assertEquals(
                Array.empty(),
                View.events(one.state(), A).filter(each -> each.kind().equals("random")));
    }

    private static Player lots(Player player, int... lots) {
        for (int each : lots) {
            player.asked(Seat.NATURE, "chance drawn").number(each);
        }
        return player.until(B, "9.9.2");
    }

    /** What is triggered by cards that leave a hand together waits in no order that tells when they came. */
    @Test
    @Rule(jp = {"4.6.2", "11.9.3"})
    void abilitiesOfCardsThatLeaveAHandTellNoOrder() {
        String auto = "{'auto': {'on': {'put': {'from': 'hand', 'to': 'drop'}}, 'then': 'soul charge'}}";
        Rules rules = TextCards.rules(
                TextCards.card(TextCards.TEXT, "{'act': {'in': 'rc', 'then': {'discard': {'cards': 'hand'}}}}"),
                TextCards.card("one", auto),
                TextCards.card("two", auto));
        Player one = activated(rules, B, "one", "two").asked(B, "11.9.4");
        Player other = activated(rules, B, "two", "one").asked(B, "11.9.4");
        assertEquals(one.told(A), other.told(A));
    }

    /** Two cards of a kind that are shown together are two. */
    @Test
    @Rule(jp = "7.10.1")
    void aHandThatIsShownAsAWholeIsKnownAsAWhole() {
        Player player = activated(does("{'reveal': {'cards': 'hand'}}"), B, GRADE_3, GRADE_1, GRADE_3);
        SeenPlace hand = View.of(player.state(), A).cards(B, Zone.HAND);
        assertEquals(2, hand.count(GRADE_3));
        assertTrue(hand.pools().head().isWhole());
    }

    /** The same card may have been shown twice. */
    @Test
    @Rule(jp = "7.10.1")
    void cardsOfAKindThatAreShownOneAfterTheOtherMayBeOne() {
        Player player = activated(
                does("{'for each': {'of': {'cards': 'hand'}, 'then': {'reveal': '$it'}}}"),
                B,
                GRADE_3,
                GRADE_1,
                GRADE_3);
        lots(player, 0, 0);
        assertEquals(1, View.of(player.state(), A).cards(B, Zone.HAND).count(GRADE_3));
    }

    /** Of both hands at once: neither tells its order. */
    @Test
    @Rule(jp = {"4.1.9", "4.6.2"})
    void twoHandsThatAreDiscardedTogetherTellNoOrder() {
        Rules rules = does("{'discard': [{'cards': 'hand'}, {'cards': {'in': 'hand', 'of': 'opponent'}}]}");
        Array<String> some = Array.of(GRADE_2, GRADE_3, GRADE_1);
        Player one = bothHands(rules, some, some);
        assertEquals(one.told(A), bothHands(rules, some, some.reverse()).told(A));
        assertEquals(one.told(B), bothHands(rules, some.reverse(), some).told(B));
    }

    /** B's unit does something while both fighters have cards in their hands. */
    private static Player bothHands(Rules rules, Array<String> ofA, Array<String> ofB) {
        return Table.empty(rules)
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(A, ofA.toJavaArray(String[]::new))
                .hand(B, ofB.toJavaArray(String[]::new))
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"4.6.2", "7.10.1"})
    void twoHandsThatAreShownTogetherAreBothKnown() {
        Rules rules = does("{'reveal': [{'cards': 'hand'}, {'cards': {'in': 'hand', 'of': 'opponent'}}]}");
        Array<String> some = Array.of(GRADE_3, GRADE_1, GRADE_3);
        Player player = bothHands(rules, some, some);
        assertEquals(2, View.of(player.state(), A).cards(B, Zone.HAND).count(GRADE_3));
        assertEquals(2, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_3));
    }

    /** Something else happens to B's hand, or to other things, at the same time. */
    private static Player afterwards(Function<Run, Batch> change, String... hand) {
        return Table.pausing(change).hand(B, hand).turn(A, "9.9").asked(A, "pause");
    }

    private static int card(Run run, int at) {
        return run.position().objectAt(Zone.HAND.of(Seat.B), at).object();
    }

    @Test
    @Rule(jp = "7.10.1")
    void cardsThatAreShownTogetherAreSoManyWhateverElseHappens() {
        Player player = afterwards(
                run -> Batch.of(
                        Event.count(FighterNumbers.ENERGY, A, 1),
                        Event.look(run.position(), null, card(run, 0)),
                        Event.look(run.position(), null, card(run, 2)),
                        Event.count(FighterNumbers.ENERGY, B, 1)),
                GRADE_3,
                GRADE_1,
                GRADE_3);
        assertEquals(2, View.of(player.state(), A).cards(B, Zone.HAND).count(GRADE_3));
    }

    @Test
    @Rule(jp = {"4.6.2", "7.10.1"})
    void cardsAtWhichOneSeatLooksTogetherThatSeatKnows() {
        Player player = afterwards(
                run -> Batch.of(
                        Event.look(run.position(), A, card(run, 0)), Event.look(run.position(), A, card(run, 2))),
                GRADE_3,
                GRADE_1,
                GRADE_3);
        assertEquals(2, View.of(player.state(), A).cards(B, Zone.HAND).count(GRADE_3));
        assertEquals(0, View.of(player.state(), A).cards(B, Zone.HAND).count(GRADE_1));
    }

    /** They are shown as they go to where they do not lie in sight. */
    @Test
    @Rule(jp = {"4.1.9", "4.6.2"})
    void cardsThatAreShownOnTheirWayTellNoOrder() {
        Function<Run, Batch> away = run -> Batch.ofAll(Array.range(0, 3)
                .map(at -> Event.move(run.position(), card(run, at), Zone.DECK.of(Seat.B), Event.SHOWN))
                .asJava());
        assertEquals(
                View.events(afterwards(away, GRADE_2, GRADE_3, GRADE_1).state(), A),
                View.events(afterwards(away, GRADE_3, GRADE_1, GRADE_2).state(), A));
    }
}
