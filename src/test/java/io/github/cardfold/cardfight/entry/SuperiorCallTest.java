package io.github.cardfold.cardfight.entry;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

class SuperiorCallTest {
    private static final String ACT = "{'act': {'in': 'vc', 'then': %s}}";
    private static final String CALLED_DRAW =
            "{'auto': {'in': 'rc', 'on': {'placed': {'how': '%s'}}, 'then': 'soul charge'}}";

    private static Table table(String then) {
        return Table.empty(TextCards.rules(
                        TextCards.like(GRADE_3, TEXT, ACT.formatted(then)),
                        TextCards.card(OTHER, CALLED_DRAW.formatted("superior call"))))
                .unit(A, FRONT_CENTER, TEXT);
    }

    @Test
    @Rule(jp = {"4.9.1.1", "4.9.1.3#1", "4.9.1.3#2"})
    void circlesAreToldApartByRowAndColumn() {
        String circles =
                "{'call': {'what': {'cards': 'drop'}, 'circles': ['%s', {'same column': {'rear guards': 'you'}}]}}";
        played(table(circles.formatted("front row")).in(A, Zone.DROP, GRADE_0).unit(A, BACK_LEFT, GRADE_1))
                .stands(A, FRONT_LEFT, GRADE_0);
        played(table(circles.formatted("back row")).in(A, Zone.DROP, GRADE_0).unit(A, FRONT_RIGHT, GRADE_1))
                .stands(A, BACK_RIGHT, GRADE_0);
    }

    private static Player played(Table table) {
        return table.turn(A, "9.9").activate(FRONT_CENTER);
    }

    @Test
    @Rule(jp = {"6.2.2", "6.2.2.2", "6.2.1.1", "6.2.3", "6.2.3.4"})
    void anEffectCallsFromAnyZoneAndTheUnitThatWasThereIsRetired() {
        for (Zone zone : new Zone[] {Zone.DROP, Zone.SOUL, Zone.DAMAGE, Zone.BIND}) {
            String then = "{'call': {'cards': '%s'}}"
                    .formatted(zone == Zone.DROP ? "drop" : zone.name().toLowerCase());
            played(table(then).in(A, zone, GRADE_2).unit(A, FRONT_LEFT, GRADE_1))
                    .asked(A, "6.2.3.2")
                    .offered("front left", "front right", "back left", "back center", "back right")
                    .pickCircle(FRONT_LEFT)
                    .stands(A, FRONT_LEFT, GRADE_2)
                    .happened(EventKinds.CALLED, 1)
                    .holds(A, zone, zone == Zone.DROP ? new String[] {GRADE_1} : new String[0]);
        }
    }

    @Test
    @Rule(jp = {"6.2.2.2", "6.2.3.1", "6.2.3.1.1"})
    void aCardIsCalledFromTheDeckAfterASearchAndFromTheHandWhateverItsGrade() {
        played(table("[{'search deck': {'are': {'grade': 1}}}, {'call': '$it'}, 'shuffle deck']")
                        .deck(A, GRADE_0, GRADE_1))
                .pick(Zone.DECK, GRADE_1)
                .pickCircle(BACK_LEFT)
                .stands(A, BACK_LEFT, GRADE_1)
                .holds(A, Zone.DECK, GRADE_0)
                .happened(EventKinds.SHOWN, 1);
        played(table("[{'choose': {'cards': 'hand'}}, {'call': '$it'}]").hand(A, GRADE_3, GRADE_1))
                .pick(Zone.HAND, GRADE_3)
                .happened(EventKinds.SHOWN, 1)
                .pickCircle(FRONT_LEFT)
                .stands(A, FRONT_LEFT, GRADE_3);
    }

    @Test
    @Rule(jp = {"6.2.2", "6.2.2.1", "6.2.2.2", "9.9.2.1.1"})
    void whatIsPlacedByASuperiorCallIsNotPlacedByANormalOne() {
        played(table("[{'choose': {'cards': 'drop'}}, {'call': '$it'}]").in(A, Zone.DROP, OTHER))
                .pickCircle(FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
        played(table("[{'choose': {'cards': 'hand'}}, {'call': '$it'}]").hand(A, OTHER))
                .pickCircle(FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
        played(Table.empty(TextCards.rules(
                                TextCards.like(
                                        GRADE_3,
                                        TEXT,
                                        ACT.formatted("[{'choose': {'cards': 'hand'}}, {'call': '$it'}]")),
                                TextCards.card(OTHER, CALLED_DRAW.formatted("normal call"))))
                        .unit(A, FRONT_CENTER, TEXT)
                        .hand(A, OTHER))
                .pickCircle(FRONT_LEFT)
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL);
        table("'draw'")
                .hand(A, OTHER)
                .turn(A, "9.9")
                .offered("pass", "call " + OTHER + " from hand", "activate " + TEXT + " on vanguard")
                .act("call", Zone.HAND, OTHER)
                .pickCircle(FRONT_LEFT)
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL);
        Table.empty(TextCards.rules(CALLED_DRAW.formatted("normal call")))
                .hand(A, TEXT)
                .turn(A, "9.9")
                .act("call", Zone.HAND, TEXT)
                .asked(A, "6.2.3.2")
                .pickCircle(FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    /** The card is called from the drop zone by the vanguard's ability or from the hand by the rules. */
    private static boolean triggers(String on, boolean byVanguard) {
        Table table = Table.empty(
                        TextCards.rules(
                                TextCards.like(GRADE_3, TEXT, ACT.formatted("{'call': {'cards': 'drop'}}")),
                                TextCards.card(
                                        OTHER,
                                        "{'auto': {'in': 'rc', 'on': {'placed': {" + on
                                                + "}}, 'then': {'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}}}")))
                .unit(A, FRONT_CENTER, TEXT);
        Player player = byVanguard
                ? played(table.in(A, Zone.DROP, OTHER))
                : table.hand(A, OTHER).turn(A, "9.9").act("call", Zone.HAND, OTHER);
        player.pickCircle(FRONT_LEFT).stands(A, FRONT_LEFT, OTHER).asked(A, "9.9.2");
        return player.fight().trait(A, FRONT_LEFT, Trait.POWER) == 9000;
    }

    @Test
    @Rule(jp = {"7.17.2#1", "11.5.1.1"})
    void whatIsPlacedByAnAbilityKnowsByWhose() {
        String yourVanguard = "{'lies in': {'in': 'vc', 'of': 'you'}}";
        assertTrue(triggers("'source': []", true));
        assertFalse(triggers("'source': []", false));
        assertTrue(triggers("'source': " + yourVanguard, true));
        assertFalse(triggers("'source': [" + yourVanguard + ", {'grade': 1}]", true));
        assertFalse(triggers("'source': 'this'", true));
        assertFalse(triggers("'cause': 'rule'", true));
        assertTrue(triggers("'cause': 'rule'", false));
        assertTrue(triggers("'source': {'not': {'main type': 'order'}}", true));
        assertFalse(triggers("'source': {'main type': 'order'}", true));
        assertTrue(triggers("'cause': 'effect', 'whose': 'you'", true));
        assertFalse(triggers("'cause': 'effect', 'whose': 'opponent'", true));
        assertFalse(triggers("'cause': 'cost'", true));
        assertFalse(triggers("'cause': ['rule', 'cost']", true));
        assertTrue(triggers("'cause': ['rule', 'effect']", true));
        assertTrue(triggers("'cause': ['rule', 'effect']", false));
        assertEquals(
                "AUTO [(RC)]: When this unit is placed by an ability of a grade 3 card on your (VC), draw a card.",
                TextCards.ability("{'auto': {'in': 'rc', 'on': {'placed': {'source': [{'grade': 3}, " + yourVanguard
                                + "]}}, 'then': 'draw'}}")
                        .english());
        assertEquals(
                "AUTO [(RC)]: When this unit is placed on (RC) by the rules or is placed on (RC) by an ability"
                        + " of a card that is not grade 1, draw a card.",
                TextCards.ability("{'auto': {'in': 'rc', 'on': [{'placed': {'to': 'rc', 'cause': 'rule'}},"
                                + " {'placed': {'to': 'rc', 'source': {'not': {'grade': 1}}}}], 'then': 'draw'}}")
                        .english());
    }

    @Test
    @Rule(jp = {"6.2.2.1", "10.5.1.2.2.1"})
    void guardiansCalledInTheGuardStepAreCalledNormally() {
        String guarding = "{'auto': {'in': 'gc', 'on': {'placed': {'how': '%s'}}, 'then': 'draw'}}";
        for (String way : new String[] {"normal call", "call"}) {
            Table.empty(TextCards.rules(guarding.formatted(way)))
                    .hand(B, TEXT)
                    .turn(A, "9.10")
                    .attacks(FRONT_CENTER, B, FRONT_CENTER)
                    .act("guard", Zone.HAND, TEXT)
                    .pass()
                    .draws(GRADE_1)
                    .holds(B, Zone.HAND, GRADE_1);
        }
        Table.empty(TextCards.rules(guarding.formatted("superior call")))
                .hand(B, TEXT)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .act("guard", Zone.HAND, TEXT)
                .pass()
                .rests(B, FRONTMOST_CENTER, TEXT)
                .holds(B, Zone.HAND);
    }

    @Test
    @Rule(jp = {"6.2.3.2", "6.2.3.2.1#1", "6.2.3.3", "6.2.3.2.1#2"})
    void cardsCalledTogetherGoToDifferentCircles() {
        Player player = played(table("{'call': {'what': {'cards': 'drop'}, 'circles': 'back row'}}")
                .in(A, Zone.DROP, GRADE_0, GRADE_1));
        player.offered("back left", "back center", "back right")
                .pickCircle(BACK_CENTER)
                .offered("back left", "back right")
                .empty(A, BACK_CENTER)
                .pickCircle(BACK_LEFT)
                .stands(A, BACK_CENTER, GRADE_0)
                .stands(A, BACK_LEFT, GRADE_1)
                .happened(EventKinds.CALLED, 2);
    }

    @Test
    @Rule(jp = {"6.2.3.2.1.1#1", "6.2.3.2.1.1#2"})
    void asManyAsPossibleAreCalledAndTheOthersStay() {
        Player player = played(table("{'call': {'what': {'cards': 'drop'}, 'circles': ['open', 'back row']}}")
                .in(A, Zone.DROP, GRADE_0, GRADE_1, GRADE_2)
                .unit(A, BACK_CENTER, GRADE_1));
        player.offered("pass", "back left", "back right")
                .pass()
                .offered("back left", "back right")
                .pickCircle(BACK_RIGHT)
                .stands(A, BACK_RIGHT, GRADE_1)
                .stands(A, BACK_LEFT, GRADE_2)
                .holds(A, Zone.DROP, GRADE_0);
        played(table("[{'call': {'what': {'cards': 'drop'}, 'circles': ['open', {'same column': 'this'}]}}, 'draw']")
                        .in(A, Zone.DROP, GRADE_0)
                        .unit(A, BACK_CENTER, GRADE_1))
                .draws(GRADE_1)
                .holds(A, Zone.DROP, GRADE_0);
    }

    @Test
    @Rule(jp = {"6.2.3.1.1", "6.2.3.2.1.1#2"})
    void allKnowEachShownCardThatStaysInHand() {
        for (String[] hand : new String[][] {{GRADE_0, GRADE_1, GRADE_2}, {GRADE_2, GRADE_1, GRADE_0}}) {
            Player player = played(table("{'call': {'what': {'cards': 'hand'}, 'circles': {'same column': 'this'}}}")
                            .hand(A, hand))
                    .asked(A, "6.2.3.2")
                    .pass()
                    .pickCircle(BACK_CENTER)
                    .asked(A, "9.9.2")
                    .stands(A, BACK_CENTER, GRADE_1)
                    .holds(A, Zone.HAND, GRADE_0, GRADE_2);
            assertEquals(1, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_0));
            assertEquals(1, View.of(player.state(), B).cards(A, Zone.HAND).count(GRADE_2));
        }
    }

    /** A unit that is called from one circle goes to another, so that the first card must leave that one free. */
    @Test
    @Rule(jp = "6.2.3.2.1.1")
    void aCircleIsOfferedOnlyWhileAsManyCanStillBeCalled() {
        played(table("{'call': {'what': [{'cards': 'drop'}, {'rear guards': {'are': 'back row'}}],"
                                + " 'circles': [{'same column': {'rear guards': {'are': 'back row'}}}]}}")
                        .in(A, Zone.DROP, GRADE_0)
                        .unit(A, BACK_LEFT, GRADE_1))
                .asked(A, "9.9.2")
                .stands(A, BACK_LEFT, GRADE_0)
                .stands(A, FRONT_LEFT, GRADE_1);
    }

    @Test
    @Rule(jp = "6.2.3.3.1#3")
    void aCardIsCalledAtRestIfItIsSaidSo() {
        played(table("{'call': {'what': {'cards': 'drop'}, 'resting': true, 'circles': {'same column': 'this'}}}")
                        .in(A, Zone.DROP, GRADE_0))
                .rests(A, BACK_CENTER, GRADE_0);
    }

    @Test
    @Rule(jp = {"6.2.1#2", "6.2.2.2", "6.2.4", "6.2.4.1", "4.9.4#2"})
    void anEffectCallsGuardians() {
        String guard = "{'auto': {'in': 'vc', 'on': {'attack': {'who': {'not': 'this'}, 'whom': 'this'}}, 'then':"
                + " {'call': {'what': {'cards': 'drop'}, 'to': 'gc'}}}}";
        Table.empty(TextCards.rules(TextCards.like(GRADE_3, TEXT, guard)))
                .unit(B, FRONT_CENTER, TEXT)
                .in(B, Zone.DROP, GRADE_0, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .holds(B, Zone.DROP)
                .power(B, FRONT_CENTER, 13000 + 5000 + 5000);
    }

    @Test
    @Rule(jp = {"4.1.8.1", "6.2.3.4"})
    void theNameIsThatOfTheUnitsCalledNotOfThoseRetired() {
        played(table("[{'call': {'what': {'cards': 'drop'}, 'as': 'called', 'circles': {'circle of': {'rear"
                                + " guards': 'you'}}}}, {'apply': {'effects': {'gets': {'power': {'times': [1000,"
                                + " '$called']}, 'of': '$called'}}, 'lasting': 'turn'}}]")
                        .in(A, Zone.DROP, GRADE_0)
                        .unit(A, FRONT_LEFT, GRADE_1))
                .stands(A, FRONT_LEFT, GRADE_0)
                .power(A, FRONT_LEFT, 5000 + 1000);
    }

    @Test
    @Rule(jp = {"4.1.13", "4.4.3"})
    void whatIsNoUnitOrTheOtherFightersIsNotCalled() {
        played(table("{'call': {'cards': 'drop'}}").in(A, Zone.DROP, ORDER).unit(A, FRONT_LEFT, GRADE_1))
                .asked(A, "6.2.3.2")
                .pickCircle(FRONT_LEFT)
                .stands(A, FRONT_LEFT, GRADE_1)
                .happened(EventKinds.CALLED, 0)
                .holds(A, Zone.DROP, ORDER);
        played(table("{'call': {'cards': {'in': 'drop', 'of': 'opponent'}}}").in(B, Zone.DROP, GRADE_1))
                .asked(A, "9.9.2")
                .holds(B, Zone.DROP, GRADE_1);
        played(table("{'call': {'what': {'cards': {'in': 'drop', 'of': 'opponent'}}, 'by': 'opponent'}}")
                        .in(B, Zone.DROP, GRADE_1))
                .asked(B, "6.2.3.2")
                .pickCircle(FRONT_RIGHT)
                .stands(B, FRONT_RIGHT, GRADE_1);
    }

    @Test
    @Rule(jp = "6.2.5#2")
    void aUnitCalledFromACircleIsANewCard() {
        Table table = table("{'call': {'what': {'rear guards': 'you'}, 'circles': 'back row'}}")
                .resting(A, FRONT_LEFT, GRADE_1);
        int before = table.turn(A, "9.9").object(A, FRONT_LEFT);
        Player player = played(table("{'call': {'what': {'rear guards': 'you'}, 'circles': 'back row'}}")
                        .resting(A, FRONT_LEFT, GRADE_1))
                .pickCircle(BACK_LEFT)
                .stands(A, BACK_LEFT, GRADE_1)
                .empty(A, FRONT_LEFT);
        assertNotEquals(before, player.object(A, BACK_LEFT));
    }

    @Test
    void onlyRearGuardCirclesCanBeToldApart() {
        for (String wrong : new String[] {
            "{'call': {'what': 'this', 'to': 'vc'}}", "{'call': {'what': 'this', 'to': 'gc', 'resting': true}}"
        }) {
            assertEquals(
                    "$.act.then",
                    assertThrows(StateFormatException.class, () -> TextCards.ability(ACT.formatted(wrong)))
                            .path()
                            .substring(0, 10));
        }
    }

    /** One circle for two cards: what was shown of the one that stays is not forgotten. */
    @Test
    @Rule(jp = {"6.2.3.1.1", "6.2.3.2.1.1"})
    void aCardThatWasShownForACallAndStaysIsKnown() {
        String call = ", {'call': {'what': '$it', 'circles': ['open', {'same column': 'this'}]}}]";
        Player hand = played(table("[{'choose': {'from': {'cards': 'hand'}, 'exactly': 2}}" + call)
                        .hand(A, GRADE_0, GRADE_1, GRADE_2))
                .pick(Zone.HAND, GRADE_1)
                .asked(A, "6.2.3.2");
        Player called =
                hand.pickCircle(BACK_CENTER).stands(A, BACK_CENTER, GRADE_1).asked(A, "9.9.2");
        View view = View.of(called.state(), B);
        assertEquals(1, view.cards(A, Zone.HAND).count(GRADE_2));
        assertEquals(0, view.cards(A, Zone.HAND).count(GRADE_0));
    }
}
