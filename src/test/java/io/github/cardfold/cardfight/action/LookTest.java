package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.SENTINEL;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenPlace;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Looking, revealing, searching and shuffling, as effects do them. */
class LookTest {
    private static final String TEXT = TextCards.TEXT;

    @Test
    @Rule(jp = "7.7.1")
    void theTopCardsAreSeenByTheFighterWhoLooksAtThem() {
        Player player = activated("{'look': 2}").draws(GRADE_2, GRADE_0);

        assertEquals(
                Array.of(GRADE_2, GRADE_0),
                deck(player, A).cards().map(each -> each.definition().get().id()));
        assertEquals(Array.empty(), deck(player, B).cards().flatMap(each -> each.definition()));
        player.holds(A, Zone.DECK, GRADE_0, GRADE_1, GRADE_2, GRADE_3);
    }

    @Test
    @Rule(jp = {"7.7.1", "4.1.7"})
    void whatWasLookedAtIsDrawnFirst() {
        activated("{'look': 2}, {'draw': 3}")
                .draws(GRADE_2, GRADE_0)
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_0, GRADE_1, GRADE_2);
    }

    @Test
    @Rule(jp = "7.7.1")
    void ofTheCardsLookedAtOneMayBeChosen() {
        activated("{'look': 2}, {'choose': {'from': '$them', 'as': 'it'}}, {'put': {'what': '$it', 'to': 'hand'}}")
                .draws(GRADE_2, GRADE_0)
                .offered("grade-2 from deck", "grade-0 from deck")
                .pick(Zone.DECK, GRADE_0)
                .holds(A, Zone.HAND, GRADE_0);
    }

    @Test
    @Rule(jp = "1.3.2#2")
    void inASmallDeckAllThereIsIsLookedAt() {
        activated("{'look': 9}, {'draw': 1}").draws(GRADE_2, GRADE_0, GRADE_1).happened(EventKind.LOOK, 4);
    }

    @Test
    @Rule(jp = {"7.10.1", "7.10.3", "7.10.3.1", "7.10.4"})
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
    @Rule(jp = {"7.11.1#2", "7.11.2", "11.8.4.1.4"})
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

    /** An ability that goes on standby because of the search does not come between the search and what is found. */
    @Test
    @Rule(jp = "7.11.1#2")
    void whatIsFoundIsFoundWhateverTheSearchTriggers() {
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                TextCards.pack(
                        TextCards.card(TEXT, act("{'search deck': {}}, {'put': {'what': '$it', 'to': 'soul'}}"))),
                Additions.of(Auto.on(A, event -> event.kind() == EventKind.LOOK)));
        Table.empty(rules)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .deck(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .pick(Zone.DECK, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_2);
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
    @Rule(jp = {"7.11.3", "7.11.4"})
    void whatLiesWhereAllSeeItMustBeFound() {
        Player player = searching("'exactly': 1, 'or': 'drop'")
                .offered("grade-1 from deck", "grade-1 from drop zone")
                .pick(Zone.DROP, GRADE_1);
        player.holds(A, Zone.HAND, GRADE_1).holds(A, Zone.DROP, GRADE_2).holds(A, Zone.DECK, GRADE_1, GRADE_0);
        searching("'exactly': 1, 'or': 'drop'")
                .pick(Zone.DECK, GRADE_1)
                .holds(A, Zone.HAND, GRADE_1)
                .holds(A, Zone.DROP, GRADE_1, GRADE_2);
        searching("'up to': 2, 'or': 'drop'")
                .offered("pass", "grade-1 from deck", "grade-1 from drop zone")
                .pick(Zone.DECK, GRADE_1)
                .offered("pass", "grade-1 from drop zone")
                .pick(Zone.DROP, GRADE_1)
                .holds(A, Zone.HAND, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = "7.11.3")
    void ofTwoThatAllSeeTheFirstIsFoundBeforeTheSecond() {
        searching("'exactly': 2, 'or': 'drop'", Array.empty(), Zone.DROP, GRADE_1, SENTINEL)
                .offered("grade-1 from drop zone")
                .pick(Zone.DROP, GRADE_1)
                .offered("sentinel from drop zone")
                .pick(Zone.DROP, SENTINEL)
                .holds(A, Zone.HAND, GRADE_1, SENTINEL)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = "7.11.3")
    void ofThreeThatAllSeeAnyTwoAreFound() {
        Player player = searching("'exactly': 2, 'or': 'soul'", Array.empty(), Zone.SOUL, GRADE_1, SENTINEL, TEXT)
                .offered("grade-1 from soul", "sentinel from soul")
                .pick(Zone.SOUL, SENTINEL);
        player.offered("text from soul").pick(Zone.SOUL, TEXT).holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.11.2", "7.11.3"})
    void whatIsFoundInTheDeckNeedNotBeFoundWhereAllSeeIt() {
        Array<String> deck = Array.of(GRADE_1);
        searching("'exactly': 2, 'or': 'drop'", deck, Zone.DROP, SENTINEL, TEXT)
                .offered("grade-1 from deck", "sentinel from drop zone")
                .pick(Zone.DECK, GRADE_1)
                .offered("sentinel from drop zone", "text from drop zone")
                .pick(Zone.DROP, TEXT)
                .holds(A, Zone.HAND, GRADE_1, TEXT)
                .asked(A, "9.9.2");
        searching("'exactly': 2, 'or': 'drop'", deck, Zone.DROP, SENTINEL)
                .offered("grade-1 from deck", "sentinel from drop zone")
                .pick(Zone.DROP, SENTINEL)
                .offered("pass")
                .pass()
                .holds(A, Zone.HAND, SENTINEL);
    }

    @Test
    @Rule(jp = {"7.11.1", "7.11.4"})
    void onlyZonesBesidesTheDeckAreNamedAsSearchedToo() {
        for (String wrong : new String[] {"['drop', 'rc']", "['rc', 'drop']", "['drop', 'deck']"}) {
            assertThrows(
                    StateFormatException.class, () -> TextCards.ability(act("{'search deck': {'or': " + wrong + "}}")));
        }
    }

    @Test
    @Rule(jp = "7.11.1")
    void aSearchHasOneNumber() {
        String both = act("{'search deck': {'up to': 1, 'exactly': 1}}");
        assertThrows(StateFormatException.class, () -> TextCards.ability(both));
        for (String one : new String[] {"{'up to': 1}", "{'exactly': 1}"}) {
            assertDoesNotThrow(() -> TextCards.ability(act("{'search deck': " + one + "}")));
        }
    }

    private static Player searching(String how) {
        return searching(how, Array.of(GRADE_1), Zone.DROP, GRADE_1, GRADE_2);
    }

    private static Player searching(String how, Array<String> deck, Zone zone, String... there) {
        return Table.empty(TextCards.rules(act(
                        "{'search deck': {" + how + ", 'are': {'grade': 1}}}, {'put': {'what': '$it', 'to': 'hand'}}")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .deck(A, deck.append(GRADE_0).toJavaArray(String[]::new))
                .in(A, zone, there)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = "7.5.1.1")
    void aDeckOfOneCardIsShuffledToo() {
        Table.empty(TextCards.rules(act("'shuffle deck'")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .deck(A, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .happened(EventKind.SHUFFLE, 1)
                .holds(A, Zone.DECK, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.12.1", "7.12.3"})
    void afterAShuffleNothingIsSeenInTheDeck() {
        Player player = activated("{'look': 2}, 'shuffle deck'").draws(GRADE_2, GRADE_0);
        assertEquals(Array.empty(), deck(player, A).cards());
    }

    @Test
    @Rule(jp = {"7.6.3", "7.6.3.1", "7.6.3.2", "7.6.3.3", "7.6.3.4#1", "7.6.3.4#2"})
    void drawingUpToANumberMayStopAfterEachCard() {
        String upTo =
                "{'draw': {'number': 2, 'up to': true, 'as': 'got'}}, {'if': {'when': '$got', 'then': 'soul charge'}}";
        activated(upTo).asked(A, "7.6.3.2").no().asked(A, "9.9.2").holds(A, Zone.HAND);
        activated(upTo)
                .yes()
                .draws(GRADE_2)
                .asked(A, "7.6.3.2")
                .no()
                .draws(GRADE_0)
                .holds(A, Zone.HAND, GRADE_2);
        activated(upTo)
                .yes()
                .draws(GRADE_2)
                .yes()
                .draws(GRADE_0)
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_0, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_1)
                .asked(A, "9.9.2");
        activated("{'draw': {'number': 0, 'up to': true}}").asked(A, "9.9.2");
        activated("{'draw': {'number': {'plus': [0, -1]}, 'up to': true}}").asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"7.6.3.2", "7.6.3.3"})
    void whoeverDrawsUpToANumberStopsWhoseverEffectItIs() {
        activated("{'draw': {'number': 2, 'up to': true, 'fighter': 'opponent'}}")
                .asked(B, "7.6.3.2")
                .yes()
                .draws(GRADE_1)
                .asked(B, "7.6.3.2")
                .no()
                .holds(B, Zone.HAND, GRADE_1)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"7.7.2", "7.7.2.1", "7.7.2.2", "7.7.2.3", "7.7.2.4", "7.7.2.5#1", "7.7.2.5#2"})
    void lookingAtUpToANumberMayStopAfterEachCard() {
        String upTo = "{'look': {'top': 2, 'up to': true}}, {'put': {'what': '$them', 'to': 'hand'}}";
        activated(upTo).asked(A, "7.7.2.3").no().asked(A, "9.9.2").holds(A, Zone.HAND);
        Player one = activated(upTo).yes().draws(GRADE_2).asked(A, "7.7.2.3");
        assertEquals(1, deck(one, A).count(GRADE_2));
        assertEquals(0, deck(one, B).cards().flatMap(each -> each.definition()).size());
        one.no().holds(A, Zone.HAND, GRADE_2);
        activated(upTo).yes().draws(GRADE_2).yes().draws(GRADE_0).holds(A, Zone.HAND, GRADE_0, GRADE_2);
        activated("{'look': {'top': 0, 'up to': true}}").asked(A, "9.9.2");
        activated("{'look': {'top': {'plus': [0, -1]}, 'up to': true}}").asked(A, "9.9.2");
        activated("{'look': {'top': 9, 'up to': true}}")
                .yes()
                .draws(GRADE_2)
                .yes()
                .draws(GRADE_0)
                .yes()
                .draws(GRADE_1)
                .yes()
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"7.7.2", "7.7.2.3", "7.7.2.4"})
    void whoeverLooksUpToANumberStopsWhoseverDeckItIs() {
        Player own = activated("{'look': {'top': 2, 'up to': true, 'by': 'opponent', 'of': 'you'}}")
                .asked(B, "7.7.2.3")
                .yes()
                .draws(GRADE_2);
        assertEquals(1, deck(own, B).count(GRADE_2));
        assertEquals(0, deck(own, A).cards().flatMap(each -> each.definition()).size());
        own.asked(B, "7.7.2.3").no().asked(A, "9.9.2");
        Player others = activated("{'look': {'top': 2, 'up to': true, 'of': 'opponent'}}")
                .asked(A, "7.7.2.3")
                .yes();
        others.draws(GRADE_1).asked(A, "7.7.2.3").no().asked(A, "9.9.2");
        SeenPlace seen = View.of(others.state(), A).cards(B, Zone.DECK);
        assertEquals(1, seen.cards().flatMap(each -> each.definition()).size());
    }

    @Test
    @Rule(jp = "4.1.9")
    void theOwnerOfTheDeckSaysHowCardsPutThereTogetherLie() {
        String bottom = "{'look': 2}, {'put': {'what': '$them', 'to': 'deck', 'bottom': true}}";
        Player player = activated(bottom)
                .draws(GRADE_2, GRADE_0)
                .offered("grade-2 from deck", "grade-0 from deck")
                .pick(Zone.DECK, GRADE_0);
        assertEquals(
                Array.of(GRADE_0, GRADE_2),
                deck(player, A).cards().map(each -> each.definition().get().id()));
        assertEquals(Array.empty(), deck(player, B).cards().flatMap(each -> each.definition()));
        activated("{'look': 2}, {'put': {'what': '$them', 'to': 'deck'}}, 'draw'")
                .draws(GRADE_2, GRADE_0)
                .pick(Zone.DECK, GRADE_0)
                .holds(A, Zone.HAND, GRADE_0);
    }

    @Test
    @Rule(jp = {"4.1.9", "1.3.4#1"})
    void eachOwnerArrangesTheOwnCardsTheTurnFighterFirst() {
        Table.empty(
                        TextCards.rules(
                                act(
                                        "{'put': {'what': [{'rear guards': 'you'}, {'rear guards': 'opponent'}], 'to': 'deck', 'bottom': true}}")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, GRADE_0)
                .unit(B, Circle.BACK_LEFT, GRADE_1)
                .unit(B, Circle.FRONT_LEFT, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .pickUnit(A, Circle.BACK_LEFT)
                .pickUnit(B, Circle.FRONT_LEFT)
                .empty(A, Circle.FRONT_LEFT)
                .empty(B, Circle.BACK_LEFT);
    }

    /** Of the units that go, the first is B's on B's field, and the last was brought by B and lies on A's. */
    @Test
    @Rule(jp = {"4.1.9", "1.3.4"})
    void whoArrangesIsTheOwnerOfTheDeckWherebyTheCardsLie() {
        Player player = Table.empty(
                        TextCards.rules(
                                act(
                                        "{'put': {'what': [{'rear guards': 'opponent'}, {'rear guards': 'you'}], 'to': 'deck', 'bottom': true}}")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, GRADE_1)
                .unitOf(B, A, Circle.BACK_RIGHT, GRADE_0)
                .unit(B, Circle.FRONT_LEFT, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
        assertEquals(A, player.state().decision().get().seat());
        player.offered("text on front left", "grade-1 on back left").pickUnit(A, Circle.BACK_LEFT);
        assertEquals(B, player.state().decision().get().seat());
        player.offered("grade-0 on A back right", "grade-2 on front left").pickUnit(B, Circle.FRONT_LEFT);
        assertEquals(List.of(GRADE_1, TEXT), lowest(player, A));
        assertEquals(List.of(GRADE_2, GRADE_0), lowest(player, B));
    }

    private static List<String> lowest(Player player, Seat seat) {
        Position position = player.state().position();
        int deck = Zone.DECK.of(seat);
        return IntStream.range(position.size(deck) - 2, position.size(deck))
                .mapToObj(i -> position.rules()
                        .definition(position.objectAt(deck, i).definition())
                        .id())
                .toList();
    }

    @Test
    @Rule(jp = {"7.10.2", "11.7.1"})
    void aCostMayBeToReveal() {
        String ability = "{'act': {'in': 'rc', 'cost': [{'reveal': {'some': {'of': {'cards': {'in': 'hand', 'are':"
                + " {'grade': 3}}}, 'as': 'shown'}}}, 'soul blast'], 'then': {'draw': '$shown'}}}";
        Player player = Table.empty(TextCards.rules(ability))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .hand(A, GRADE_3, GRADE_1)
                .in(A, Zone.SOUL, GRADE_0)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
        assertEquals(0, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_3));
        player.pick(Zone.HAND, GRADE_3);
        assertEquals(1, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_3));
        player.holds(A, Zone.SOUL).draws(GRADE_1).holds(A, Zone.HAND, GRADE_1, GRADE_1, GRADE_3);
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
