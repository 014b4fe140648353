package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/** How the continuous effects of texts make up the information of cards. */
class ContinuousTest {
    private static final String TEXT = TextCards.TEXT;
    private static final String OTHER = TextCards.OTHER;
    private static final String GRADE_1 = TestCards.GRADE_1;

    private static Table table(Card... cards) {
        return Table.empty(TextCards.rules(cards));
    }

    private static Card card(String... abilities) {
        return TextCards.card(TEXT, abilities);
    }

    private static Card other(String... abilities) {
        return TextCards.card(OTHER, abilities);
    }

    private static void critical(Player player, Circle circle, int critical) {
        assertEquals(critical, player.fight().trait(A, circle, Trait.CRITICAL));
    }

    @Test
    @Rule(jp = {"11.1.1.3.1", "11.4.4.1", "11.11.6"})
    void aContWithoutZonesIsValidEverywhere() {
        table(card("{'cont': {'effects': {'gets': {'power': 1000, 'of': 'vanguard'}}}}"))
                .in(A, Zone.DROP, TEXT)
                .in(A, Zone.SOUL, TEXT)
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 16000);
    }

    /** Who looks at it changes nothing of that; where all see it, it is valid as everywhere. */
    @Test
    @Rule(jp = {"11.4.4.1", "4.5.2"})
    void aCardOfADeckThatNotAllSeeWorksOnNoOther() {
        String[] conts = {
            "{'cont': {'effects': {'gets': {'power': 1000, 'of': 'vanguard'}}}}",
            "{'cont': {'effects': {'gets': {'ability': {'cont': {'effects': {'gets': {'power':"
                    + " 1000}}}}, 'of': 'vanguard'}}}}",
            "{'cont': {'effects': {'cannot': {'call': {'of': 'you', 'how': 'normal call'}}}}}",
        };
        for (String cont : conts) {
            lookedAt(cont, "{'look': 1}")
                    .power(A, Circle.FRONT_CENTER, 13000)
                    .calls(GRADE_1, Circle.BACK_LEFT)
                    .stands(A, Circle.BACK_LEFT, GRADE_1);
        }
        lookedAt(conts[0], "[{'look': 1}, {'reveal': '$them'}]").power(A, Circle.FRONT_CENTER, 14000);
        lookedAt(conts[0], "[{'look': 1}, {'reveal': '$them'}, 'shuffle deck']").power(A, Circle.FRONT_CENTER, 13000);
    }

    private static Player lookedAt(String cont, String looking) {
        return table(card(cont), other("{'act': {'in': 'rc', 'then': " + looking + "}}"))
                .deck(A, TEXT)
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 13000)
                .activate(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"11.11.1", "11.11.1.7", "11.11.1.9", "11.11.2"})
    void whatIsFixedIsFixedAfterAllThatRaises() {
        table(
                        card("{'cont': {'in': 'rc', 'effects': {'becomes': {'power': 9000, 'of': 'rear guards'}}}}"),
                        other("{'cont': {'in': 'rc', 'effects': {'gets': {'power': 3000, 'of': 'rear guards'}}}}"))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .turn(A, "9.9")
                .power(A, Circle.BACK_LEFT, 9000)
                .power(A, Circle.FRONT_LEFT, 9000);
    }

    /** What is asked for is the booster's own power, to which all layers belong (ruling 124). */
    @Test
    @Rule(jp = {"10.4.1.12.1", "11.11.1.8", "11.11.1.9"})
    void aBoosterLendsThePowerThatItIsFixedTo() {
        Player player = table(
                        card("{'cont': {'in': 'rc', 'effects': [{'becomes': {'power': 11000}}, {'gets': {'keyword':"
                                + " 'boost'}}]}}"),
                        other("{'cont': {'in': 'rc', 'effects': {'gets': {'power': 3000, 'of': 'rear guards'}}}}"))
                .unit(A, Circle.BACK_CENTER, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .turn(A, "9.10");
        int alone = player.fight().trait(A, Circle.FRONT_CENTER, Trait.POWER);
        player.attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .pickUnit(A, Circle.BACK_CENTER)
                .power(A, Circle.BACK_CENTER, 11000)
                .power(A, Circle.FRONT_CENTER, alone + 11000);
    }

    @Test
    @Rule(jp = {"11.11.3.1", "11.11.3.1.1"})
    void ofTwoThatFixTheLaterOnFieldCounts() {
        Card low = card("{'cont': {'in': 'rc', 'effects': {'becomes': {'power': 1000, 'of': 'vanguard'}}}}");
        Card high = other("{'cont': {'in': 'rc', 'effects': {'becomes': {'power': 2000, 'of': 'vanguard'}}}}");
        table(low, high)
                .hand(A, TEXT, OTHER)
                .turn(A, "9.9")
                .act("call", Zone.HAND, OTHER)
                .pickCircle(Circle.BACK_RIGHT)
                .power(A, Circle.FRONT_CENTER, 2000)
                .act("call", Zone.HAND, TEXT)
                .pickCircle(Circle.BACK_LEFT)
                .power(A, Circle.FRONT_CENTER, 1000)
                .act("swap", Circle.FRONT_LEFT)
                .power(A, Circle.FRONT_CENTER, 1000)
                .act("swap", Circle.FRONT_RIGHT)
                .stands(A, Circle.FRONT_RIGHT, OTHER)
                .power(A, Circle.FRONT_CENTER, 1000);
    }

    @Test
    @Rule(jp = {"11.11.3.1.1.1", "11.11.1.9"})
    void anEffectForATimeIsAsOldAsItself() {
        table(
                        card("{'cont': {'in': 'rc', 'effects': {'becomes': {'power': 1000, 'of': 'vanguard'}}}}"),
                        other("{'act': {'in': 'rc', 'then': {'apply': {'effects': {'becomes': {'power': 2000, 'of':"
                                + " 'vanguard'}}, 'lasting': 'turn'}}}}"))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 1000)
                .activate(Circle.FRONT_LEFT)
                .power(A, Circle.FRONT_CENTER, 2000);
    }

    @Test
    @Rule(jp = {"11.11.3", "11.4.3"})
    void whatReadsPowerWaitsForWhatRaisesIt() {
        String reads = "{'cont': {'in': 'rc', 'when': {'are': {'cards': 'this', 'all': {'power': {'at least':"
                + " 14000}}}}, 'effects': {'gets': {'critical': 1}}}}";
        Player player = table(
                        card(reads),
                        other("{'cont': {'in': 'rc', 'effects': {'gets': {'power': 3000, 'of': 'rear guards'}}}}"))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .hand(A, OTHER)
                .turn(A, "9.9");
        critical(player, Circle.BACK_LEFT, 1);
        player.act("call", Zone.HAND, OTHER).pickCircle(Circle.FRONT_LEFT).power(A, Circle.BACK_LEFT, 14000);
        critical(player, Circle.BACK_LEFT, 2);
    }

    /** The older effect waits for the younger one, which raises three units; it asks about the second of them. */
    @Test
    @Rule(jp = "11.11.3")
    void whatDependsOnAnyOfSeveralUnitsWaitsForWhatRaisesThem() {
        String asks = "{'cont': {'in': 'rc', 'when': {'are': {'cards': {'rear guards': {'are': {'grade': 2}}},"
                + " 'all': {'power': {'at least': 11000}}}}, 'effects': {'gets': {'critical': 1}}}}";
        String raises = "{'cont': {'in': 'rc', 'when': {'are': {'cards': 'vanguard', 'all': {'critical': {'at"
                + " least': 1}}}}, 'effects': {'gets': {'power': 1000, 'of': 'rear guards'}}}}";
        Player player = table(card(asks), other(raises))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, TestCards.GRADE_2)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .turn(A, "9.9")
                .power(A, Circle.BACK_LEFT, 11000);
        critical(player, Circle.FRONT_LEFT, 2);
    }

    @Test
    @Rule(jp = {"11.11.1", "3.2.2.1"})
    void whatAnAbilityCallsYoursIsItsMastersWhoeverOwnsTheCard() {
        table(card("{'cont': {'in': 'rc', 'effects': {'gets': {'power': 1000, 'of': 'vanguard'}}}}"))
                .unitOf(B, A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 14000)
                .power(B, Circle.FRONT_CENTER, 13000);
    }

    @Test
    @Rule(jp = {"11.11.1", "11.4.4"})
    void everyCardOfAZoneIsAtWork() {
        String raises = "{'cont': {'in': 'drop', 'effects': {'gets': {'power': %d, 'of': 'vanguard'}}}}";
        table(card(raises.formatted(1000)), other(raises.formatted(2000)))
                .in(A, Zone.DROP, TEXT, OTHER, TEXT)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 13000 + 4000);
    }

    @Test
    @Rule(jp = "11.11.1.5")
    void aGivenAbilityWorksLikeAPrintedOne() {
        table(card("{'cont': {'in': 'rc', 'effects': {'gets': {'ability': {'cont': {'effects': {'gets':"
                        + " {'power': 4000}}}}, 'of': 'vanguard'}}}}"))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 17000)
                .power(A, Circle.BACK_LEFT, 8000);
    }

    @Test
    @Rule(jp = "11.11.1.5")
    void whoHasLostItsAbilitiesDoesNothing() {
        table(
                        card("{'cont': {'in': 'rc', 'effects': {'gets': {'power': 5000}}}}"),
                        other(
                                "{'cont': {'in': 'rc', 'effects': {'loses all': {'what': 'ability', 'of': {'rear guards': 'opponent'}}}}}"))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .unit(B, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .power(A, Circle.BACK_LEFT, 13000)
                .power(B, Circle.BACK_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"11.11.1.5", "11.9.2"})
    void aGrantedAutoAbilityTriggersAndIsUsedUpOnItsOwn() {
        String grant = "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'gets': {'ability': {'auto': {'in':"
                + " 'vc', 'on': {'placed': 'other'}, 'limit': 'turn', 'then': 'soul charge'}}, 'of':"
                + " 'vanguard'}}, 'lasting': 'turn'}}}}";
        Player player = table(card(grant))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .hand(A, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .activate(Circle.BACK_LEFT);
        player.act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.FRONT_LEFT)
                .asked(A, "11.9.4")
                .number(0);
        player.yes().draws(GRADE_1).no().asked(A, "9.9.2");
        player.act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.FRONT_RIGHT)
                .asked(A, "11.2.1.2.1.1")
                .yes()
                .draws(GRADE_1);
        player.asked(A, "9.9.2").holds(A, Zone.SOUL, GRADE_1, GRADE_1);
    }

    /** An ability that a unit got twice is two, and each is played for itself. */
    @Test
    @Rule(jp = {"11.1.1.1.1", "12.2.1.1"})
    void anActAbilityThatWasGivenTwiceIsPlayedTwice() {
        String grant = "{'act': {'in': 'rc', 'limit': 'turn', 'then': {'apply': {'effects': {'gets': {'ability':"
                + " {'act': {'in': 'vc', 'limit': 'turn', 'then': 'soul charge'}}, 'of': 'vanguard'}},"
                + " 'lasting': 'turn'}}}}";
        Player player = table(card(grant))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, TEXT)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .activate(Circle.BACK_RIGHT);
        player.activate(Circle.FRONT_CENTER)
                .asked(A, "11.8.2.1")
                .number(0)
                .draws(GRADE_1)
                .activate(Circle.FRONT_CENTER)
                .draws(GRADE_1)
                .asked(A, "9.9.2")
                .offered("pass", "swap front left", "swap front right")
                .holds(A, Zone.SOUL, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = {"10.4.1.3#4", "14.4.2"})
    void unitsMayBeKeptFromAttackingAndIntercepting() {
        Player player = table(
                        card(
                                "{'cont': {'in': 'rc', 'effects': [{'cannot': {'attack': 'this'}}, {'cannot': {'intercept': {'rear guards': 'opponent'}}}]}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .hand(B, GRADE_1)
                .turn(A, "9.10");
        player.yes().asked(A, "10.4.1.6").pickUnit(B, Circle.FRONT_CENTER);
        player.until(B, "10.5.1.2.1").offered("pass", "guard grade-1 from hand");
    }

    @Test
    @Rule(jp = {"14.4.2", "14.5.2"})
    void interceptAndBoostCanBeGot() {
        Player player = table(card(
                        "{'cont': {'in': 'rc', 'effects': [{'gets': {'keyword': 'intercept'}}, {'gets': {'keyword':"
                                + " 'boost', 'of': 'rear guards'}}]}}"))
                .unit(A, Circle.FRONT_CENTER, TestCards.GRADE_3)
                .unit(A, Circle.BACK_CENTER, TestCards.GRADE_2)
                .unit(A, Circle.BACK_RIGHT, TEXT)
                .unit(B, Circle.FRONT_LEFT, TEXT)
                .turn(A, "9.10")
                .yes();
        player.pickUnit(B, Circle.FRONT_CENTER).asked(A, "10.4.1.12").pickUnit(A, Circle.BACK_CENTER);
        player.until(B, "10.5.1.2.1").offered("pass", "intercept front left");
    }

    @Test
    @Rule(jp = "11.8.4")
    void whatCannotBeChosenIsNoChoice() {
        table(
                        card(
                                "{'cont': {'in': 'rc', 'effects': {'cannot': {'choose': {'who': 'this', 'cause': 'effect', 'whose': 'opponent'}}}}}"),
                        other(
                                "{'act': {'in': 'rc', 'then': [{'choose': {'rear guards': 'opponent'}}, {'retire': '$it'}]}}"))
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .unit(B, Circle.FRONT_LEFT, TEXT)
                .unit(B, Circle.BACK_LEFT, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .holds(B, Zone.DROP, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.19.1", "11.4.4.1"})
    void anAbilityWithoutZonesIsNotValidOutOfTheGame() {
        String power = "{'cont': {%s'effects': {'gets': {'power': 1000, 'of': 'vanguard'}}}}";
        table(card(power.formatted("")))
                .in(A, Zone.REMOVED, TEXT)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 13000);
        table(card(power.formatted("'in': 'removed', ")))
                .in(A, Zone.REMOVED, TEXT)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 14000);
        table(card("{'act': {'then': 'draw'}}"))
                .in(A, Zone.REMOVED, TEXT)
                .turn(A, "9.9")
                .offered("pass");
        table(card("{'act': {'then': 'draw'}}"))
                .in(A, Zone.DROP, TEXT)
                .turn(A, "9.9")
                .offered("pass", "activate text from drop zone");
        table(card("{'cont': {'effects': {'cannot': {'call': {'of': 'you', 'to': 'rc'}}}}}"))
                .in(A, Zone.REMOVED, TEXT)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
    }
}
