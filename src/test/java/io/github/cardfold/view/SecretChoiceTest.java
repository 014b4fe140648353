package io.github.cardfold.view;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What another seat has chosen and not told yet has no part in what a seat deals from its view. */
class SecretChoiceTest {
    private static final String GRADES_3 = "{'cards': {'in': 'hand', 'are': {'grade': 3}}}";

    private static Player activated(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(A, GRADE_0, GRADE_1)
                .in(B, Zone.DROP, GRADE_1, GRADE_2)
                .hand(B, GRADE_2, GRADE_3, GRADE_3, GRADE_0)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    private static void dealsAlike(Seat seat, State one, State other) {
        assertNotEquals(one, other);
        assertEquals(View.of(one, seat), View.of(other, seat));
        for (long seed = 0; seed < 20; seed++) {
            State dealt = Determinize.deal(one, seat, seed);
            assertEquals(dealt, Determinize.deal(other, seat, seed));
            assertEquals(View.of(one, seat), View.of(dealt, seat));
            goesOn(dealt);
        }
    }

    /** Whoever is asked in a state that was dealt can answer until the effect is over. */
    private static void goesOn(State dealt) {
        State state = dealt;
        for (int answers = 0; answers < 8 && !state.isOver(); answers++) {
            state = state.step(state.legalActions().last());
            assertEquals(List.empty(), Audit.of(state).broken(state));
        }
    }

    private static State saved(State state) {
        return StateJson.read(state.rules(), StateJson.write(state));
    }

    private static Action firstPick(State state) {
        return Array.ofAll(state.legalActions())
                .find(each -> each.shape() != Action.Shape.PASS)
                .get();
    }

    /** The first fighter has chosen, and the second is asked (1.3.4.1). */
    @Test
    @Rule(jp = "1.3.4.1#2")
    void whichCardsAnotherChoseFirstIsDealt() {
        String both = "{'choose': {'from': {'cards': 'hand'}, 'each': true}}, {'discard': '$it'}";
        dealsAlike(
                A,
                activated(both).pick(Zone.HAND, GRADE_2).asked(A, "choose 1").state(),
                activated(both).pick(Zone.HAND, GRADE_3).asked(A, "choose 1").state());
    }

    /** As many as were chosen are discarded in the end. */
    @Test
    @Rule(jp = "1.3.4.1#2")
    void whatAnotherChoseFirstIsMadeUpOfItsCards() {
        State state = activated("{'choose': {'from': {'cards': 'hand'}, 'each': true}}, {'discard': '$it'}")
                .pick(Zone.HAND, GRADE_2)
                .asked(A, "choose 1")
                .state();
        for (long seed = 0; seed < 20; seed++) {
            State over = atTheEnd(Determinize.deal(state, A, seed));
            assertEquals(3, over.position().size(Zone.HAND.of(B)));
            assertEquals(1, over.position().size(Zone.HAND.of(A)));
        }
    }

    /** Whoever is asked gives the last answer until the effect is over. */
    private static State atTheEnd(State begun) {
        State state = begun;
        while (!state.decision().get().section().equals("9.9.2")) {
            state = state.step(state.legalActions().last());
        }
        return state;
    }

    /** Several cards of each seat go into the decks: those named so far are left to be named again. */
    @Test
    @Rule(jp = {"4.1.9", "1.3.4"})
    void cardsInTheMidstOfBeingOrderedAreDealtAsIfTheirOwnerHadNamedNone() {
        State begun = ordering().state();
        State two = ordering()
                .pickUnit(B, Circle.FRONT_RIGHT)
                .pickUnit(B, Circle.BACK_LEFT)
                .state();
        dealsAlike(A, begun, two);
        assertFalse(begun.isUnfinished());
        assertTrue(two.isUnfinished());
        assertEquals(4, Determinize.deal(two, A, 1).legalActions().size());
    }

    /** What the first seat has named stays as it is. */
    @Test
    @Rule(jp = {"4.1.9", "1.3.4"})
    void cardsInTheMidstOfBeingOrderedLeaveTheOrderOfTheOther() {
        State begun = named().asked(A, "put 1").state();
        State two = named().pickUnit(A, Circle.FRONT_RIGHT)
                .pickUnit(A, Circle.FRONT_LEFT)
                .state();
        dealsAlike(B, begun, two);
        assertEquals(4, Determinize.deal(two, B, 1).legalActions().size());
        for (State each : Array.of(begun, two)) {
            assertEquals(
                    Array.of(GRADE_2, GRADE_0, TextCards.TEXT, GRADE_1),
                    bottom(atTheEnd(Determinize.deal(each, B, 1))));
        }
    }

    private static Player named() {
        return ordering()
                .pickUnit(B, Circle.FRONT_RIGHT)
                .pickUnit(B, Circle.BACK_LEFT)
                .pickUnit(B, Circle.FRONT_LEFT);
    }

    /** Returns the lowest cards of the deck of B. */
    private static Array<String> bottom(State state) {
        return View.of(state, B)
                .cards(B, Zone.DECK)
                .cards()
                .takeRight(4)
                .map(each -> each.definition().get().id());
    }

    private static Player ordering() {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': {'put': {'what': [{'rear guards': 'you'},"
                        + " {'rear guards': 'opponent'}], 'to': 'deck', 'bottom': true}}}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .unit(B, Circle.BACK_LEFT, GRADE_0)
                .unit(B, Circle.BACK_RIGHT, GRADE_1)
                .unit(B, Circle.FRONT_RIGHT, GRADE_2)
                .unit(A, Circle.FRONT_LEFT, GRADE_0)
                .unit(A, Circle.FRONT_RIGHT, GRADE_1)
                .unit(A, Circle.BACK_LEFT, GRADE_2)
                .unit(A, Circle.BACK_RIGHT, GRADE_3)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    /** How many the other has chosen is not told either where there may be fewer (ruling 423). */
    @Test
    @Rule(jp = {"1.3.4.1#2", "11.8.4.1.4"})
    void howManyCardsAnotherChoseFirstIsDealt() {
        String both = "{'choose': {'from': " + GRADES_3 + ", 'exactly': 2, 'each': true}}, {'discard': '$it'}";
        Player none = activated(both).pass().asked(A, "choose 1");
        Player one = activated(both).pick(Zone.HAND, GRADE_3).pass().asked(A, "choose 1");
        dealsAlike(A, none.state(), one.state());
        Player two = activated(both).pick(Zone.HAND, GRADE_3);
        two = two.answer(firstPick(two.state())).asked(A, "choose 1");
        dealsAlike(A, one.state(), two.state());
    }

    /** What the seat itself has picked so far it keeps. */
    @Test
    @Rule(jp = "1.3.4.1#2")
    void inTheMidstOfTheOwnChoiceThatOfTheOtherIsDealt() {
        String both =
                "{'choose': {'from': {'cards': {'in': 'hand', 'are': {'grade': {'at most': 2}}}}, 'exactly': 2, 'each': true}},"
                        + " {'discard': '$it'}";
        State none = activated(both).pass().pick(Zone.HAND, GRADE_0).state();
        State one = activated(both)
                .pick(Zone.HAND, GRADE_2)
                .pass()
                .pick(Zone.HAND, GRADE_0)
                .state();
        dealsAlike(A, none, one);
    }

    /** One pick, or the first answer that is none, tells nothing as long as the choice is not made. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'choose': {'from': {'cards': 'hand'}, 'exactly': 2}}, {'discard': '$it'}",
                "{'choose': {'from': " + GRADES_3 + ", 'at least': 0}}, {'discard': '$it'}",
                "{'choose': {'from': {'cards': 'hand'}, 'as many as': 3}}, {'discard': '$it'}",
                "{'choose': {'from': {'cards': 'hand'}, 'exactly': 3, 'each': true}}, {'discard': '$it'}",
                "{'pay': {'must': true, 'cost': {'discard': 3}}}",
                "{'pay': {'must': true, 'cost': {'discard': {'some': {'of': {'cards': {'in': 'hand', 'are':"
                        + " {'grade': {'at least': 2}}}}, 'exactly': 2}}}}}",
                "{'perform': {'of': ['draw', {'draw': 2}, {'draw': 3}], 'exactly': 2}}",
                "{'put': {'what': {'cards': 'hand'}, 'to': 'deck', 'bottom': true}}",
                "{'pay': {'must': true, 'cost': {'put': {'what': {'some': {'of': {'cards': 'hand'},"
                        + " 'exactly': 4}}, 'to': 'deck'}}}}",
                "{'call': {'what': {'cards': 'hand'}}}",
                "{'call': {'what': {'cards': 'drop'}}}"
            })
    @Rule(jp = {"4.6.2", "11.8.4"})
    void aChoiceThatIsNotFinishedIsDealtAsIfItHadJustBegun(String then) {
        State begun = activated(then).state();
        dealsAlike(A, begun, activated(then).answer(firstPick(begun)).state());
    }

    @Test
    @Rule(jp = "11.8.4.1")
    void aChoiceOfTextsIsUnfinishedOnceOneOfSeveralIsChosen() {
        Player player = activated("{'perform': {'of': ['draw', {'draw': 2}, {'draw': 3}], 'exactly': 2}}");
        assertFalse(player.state().isUnfinished());
        assertTrue(player.number(0).asked(B, "perform 1").state().isUnfinished());
    }

    /** The choice is made, and the other is asked before anything comes of it. */
    @Test
    @Rule(jp = "4.6.2")
    void whatWasChosenIsDealtUntilSomethingComesOfIt() {
        String then = "{'choose': {'from': " + GRADES_3 + ", 'up to': 2}},"
                + " {'may': {'by': 'opponent', 'then': {'discard': '$it'}}}";
        Player one = activated(then).pick(Zone.HAND, GRADE_3).pass().asked(A, "may 1");
        Player two = activated(then).pick(Zone.HAND, GRADE_3);
        two = two.answer(firstPick(two.state())).asked(A, "may 1");
        dealsAlike(A, one.state(), two.state());
    }

    /** The payer keeps the choice, and another deals all that can be paid, and nothing else. */
    @Test
    @Rule(jp = "11.7.1")
    void whichOfSeveralCostsIsPaidIsDealt() {
        String then = "{'pay': {'must': true, 'cost': {'perform': [{'discard': 9}, {'discard': 1}, {'put':"
                + " {'what': {'some': {'of': {'cards': 'hand'}, 'exactly': 2}}, 'to': 'soul'}}]}}}";
        State one = activated(then).number(1).state();
        State two = activated(then).number(2).state();
        dealsAlike(A, one, two);
        assertEquals(Set.of(1, 2), paidInDeals(one, A));
        assertEquals(Set.of(1), paidInDeals(one, B));
        assertEquals(Set.of(2), paidInDeals(two, B));
    }

    private static Set<Integer> paidInDeals(State state, Seat seat) {
        return Array.range(0, 20)
                .map(seed -> paid(Determinize.deal(state, seat, seed)))
                .toJavaSet();
    }

    /** Returns how many cards leave the hand of B once the cost is paid. */
    private static int paid(State asked) {
        State state = asked;
        while (state.decision().get().seat() == B
                && state.decision().get().purpose().startsWith("pay a cost")) {
            state = state.step(state.legalActions().head());
        }
        int hand = Zone.HAND.of(B);
        return asked.position().size(hand) - state.position().size(hand);
    }

    @Test
    @Rule(jp = "8.2.1.8#1")
    void whichCardsOfTheOpeningHandGoBackIsDealt() {
        State state = Cardfight.start(Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"), 3);
        while (!state.decision().get().purpose().equals("redraw")) {
            state = state.step(state.legalActions().head());
        }
        Seat other = Seat.of(1 - state.decision().get().seat().ordinal());
        dealsAlike(other, state, saved(state.step(state.legalActions().get(1))));
    }

    /** What B counts in the hand of A it knows only by what comes of it. */
    @Test
    @Rule(jp = "4.6.2")
    void whatWasCountedInAnUnseenHandIsDealt() {
        String then =
                "{'let': {'as': 'n', 'be': {'count': {'cards': {'in': 'hand', 'of': 'opponent', 'are': {'grade': 0}}}}}},"
                        + " {'may': [{'draw': '$n'}]}";
        dealsAlike(
                B,
                counting(then, GRADE_0, GRADE_3).state(),
                counting(then, GRADE_3, GRADE_0).state());
    }

    private static Player counting(String then, String held, String inDeck) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(A, held)
                .deck(A, inDeck)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(B, "may 1");
    }
}
