package io.github.cardfold.cardfight.play;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What AUTO abilities are triggered by and what is done when they are carried out. */
class AutoTextTest {
    private static final String TEXT = TextCards.TEXT;
    private static final String OTHER = TextCards.OTHER;
    private static final String GRADE_1 = TestCards.GRADE_1;

    private static Table table(String... abilities) {
        return Table.empty(TextCards.rules(abilities));
    }

    private static Player called(Table table) {
        return table.hand(A, TEXT).turn(A, "9.9").act("call", Zone.HAND, TEXT).pickCircle(Circle.BACK_LEFT);
    }

    @Test
    @Rule(jp = {"11.2.1", "11.2.1.2#1", "11.2.1.2#2", "11.2.2"})
    void aRequirementIsTestedWhenTheAbilityIsCarriedOut() {
        Player player = called(table(
                "{'auto': {'on': 'placed', 'then': {'draw': 2}}}",
                "{'auto': {'on': 'placed', 'when': {'exists': {'cards': 'hand'}}, 'then': 'soul charge'}}"));
        player.asked(A, "11.9.4")
                .number(0)
                .draws(GRADE_1, GRADE_1)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
        called(table(
                        "{'auto': {'on': 'placed', 'then': {'draw': 2}}}",
                        "{'auto': {'on': 'placed', 'when': {'exists': {'cards': 'hand'}}, 'then': 'soul charge'}}"))
                .number(1)
                .draws(GRADE_1, GRADE_1)
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL);
    }

    @Test
    @Rule(jp = {"11.1.1.2.2", "11.9.5", "11.9.5.1#1", "11.9.5.2", "7.24.1"})
    void aCostMayBeDeclinedAndThenNothingElseIsDone() {
        String ability = "{'auto': {'on': 'placed', 'cost': 'counter blast', 'then': 'draw'}}";
        Table table = table(ability).in(A, Zone.DAMAGE, TestCards.GRADE_0);
        Player paying =
                called(table).asked(A, "pay 1").offered("no", "yes").yes().draws(GRADE_1);
        paying.asked(A, "9.9.2").holds(A, Zone.HAND, GRADE_1);
        called(table(ability).in(A, Zone.DAMAGE, TestCards.GRADE_0))
                .asked(A, "pay 1")
                .no()
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND);
        called(table(ability)).asked(A, "9.9.2").holds(A, Zone.HAND);
    }

    @Test
    @Rule(jp = {"11.9.5#1", "11.9.5#2", "11.7.1", "7.25.1", "7.9.1"})
    void allPartsOfACostArePaidOrNone() {
        String ability = "{'auto': {'on': 'placed', 'cost': ['soul blast', {'discard': {'some': {'of': {'cards':"
                + " 'hand'}, 'as': 'paid'}}}], 'then': {'draw': '$paid'}}}";
        called(table(ability).in(A, Zone.SOUL, TestCards.GRADE_0).hand(A, TestCards.GRADE_2))
                .yes()
                .pick(Zone.HAND, TestCards.GRADE_2)
                .draws(GRADE_1)
                .holds(A, Zone.DROP, TestCards.GRADE_0, TestCards.GRADE_2);
        called(table(ability).hand(A, TestCards.GRADE_2))
                .asked(A, "pay 1")
                .offered("no")
                .no()
                .holds(A, Zone.HAND, TestCards.GRADE_2);
    }

    @Test
    @Rule(jp = {"11.9.1", "11.9.2"})
    void eachConditionOfThreeTriggersItsOwnAbility() {
        String raises = "{'auto': {'in': 'rc', 'on': %s, 'then': {'apply': {'effects': {'gets': {'power':"
                + " %d}}, 'lasting': 'turn'}}}}";
        Player player = Table.empty(TextCards.rules(
                        raises.formatted("{'placed': 'other'}", 1000),
                        raises.formatted("{'begins': 'battle phase'}", 2000),
                        raises.formatted("{'attack': {'who': 'other'}}", 4000)))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_RIGHT)
                .power(A, Circle.BACK_LEFT, 8000 + 1000);
        player.pass().power(A, Circle.BACK_LEFT, 8000 + 3000);
        player.attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER).power(A, Circle.BACK_LEFT, 8000 + 7000);
    }

    @Test
    @Rule(jp = {"11.9.6", "11.9.6.1", "11.9.6.1.2", "4.1.8.1"})
    void aUnitThatLeavesTheFieldIsLookedAtAsItWas() {
        table(
                        "{'auto': {'on': {'put': {'from': 'rc', 'to': 'drop'}}, 'then': {'put': {'what': 'this', 'to': 'soul'}}}}")
                .unit(A, Circle.BACK_LEFT, TEXT)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT)
                .asked(A, "9.9.2")
                .holds(A, Zone.DROP)
                .holds(A, Zone.SOUL, TEXT);
    }

    @Test
    @Rule(jp = {"11.1.1.2.1", "11.9.2"})
    void anAbilityKnowsEachUnitOfTheEventThatTriggeredIt() {
        String raised = "{'apply': {'effects': {'gets': {'power': %d, 'of': '%s'}}, 'lasting': 'turn'}}";
        Table.empty(TextCards.rules(
                        "{'auto': {'in': 'rc', 'on': {'attack': {'who': 'other', 'whom': {'not': 'this'}}}, 'then': ["
                                + raised.formatted(1000, "$attacker") + ", " + raised.formatted(2000, "$target")
                                + "]}}"))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .power(A, Circle.FRONT_CENTER, 14000)
                .power(B, Circle.FRONT_CENTER, 15000)
                .power(A, Circle.BACK_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"11.9.6.1", "11.9.6.1.2", "11.9.3", "11.4.4"})
    void aUnitSeesOthersLeaveTogetherWithIt() {
        Table.empty(TextCards.rules(
                        TextCards.card(
                                TEXT,
                                "{'auto': {'in': 'rc', 'on': {'put': {'who': 'other', 'from': 'rc', 'to': 'drop'}},"
                                        + " 'then': 'soul charge'}}"),
                        TextCards.card(OTHER, "{'act': {'in': 'rc', 'then': {'retire': 'rear guards'}}}")))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, GRADE_1)
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "11.9.4")
                .number(0)
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = {"11.9.6.1.3", "11.4.4"})
    void whatComesTogetherWithAnotherIsNotOnTheFieldBefore() {
        Table.empty(TextCards.rules(TextCards.card(
                        TEXT,
                        "{'auto': {'in': 'rc', 'on': {'put': {'who': 'other', 'from': 'soul', 'to': 'drop'}},"
                                + " 'then': 'draw'}}",
                        "{'act': {'in': 'rc', 'then': {'put': {'what': [{'cards': 'soul'}, 'this'], 'to': 'drop'}}}}")))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .in(A, Zone.SOUL, TestCards.GRADE_0)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .holds(A, Zone.DROP, TestCards.GRADE_0, TEXT)
                .holds(A, Zone.HAND);
    }

    /** Whichever of the two moves is the first. */
    @Test
    @Rule(jp = {"11.9.6.1.3", "11.9.2", "11.4.4"})
    void whatIsExchangedForAnotherIsNotOnTheFieldBefore() {
        String ability = "{'auto': {'in': 'rc', 'on': {'put': {'who': 'other', 'from': 'rc', 'to': 'soul'}},"
                + " 'then': 'draw'}}";
        String unit = "{'rear guards': {'are': 'back row'}}";
        for (String exchanged : new String[] {
            "{'what': " + unit + ", 'with': {'cards': 'soul'}}", "{'what': {'cards': 'soul'}, 'with': " + unit + "}"
        }) {
            String exchange = "{'act': {'in': 'rc', 'then': {'exchange': " + exchanged + "}}}";
            Table.empty(TextCards.rules(TextCards.card(TEXT, ability), TextCards.card(OTHER, exchange)))
                    .unit(A, Circle.FRONT_LEFT, OTHER)
                    .unit(A, Circle.BACK_LEFT, TestCards.GRADE_1)
                    .in(A, Zone.SOUL, TEXT)
                    .turn(A, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .stands(A, Circle.BACK_LEFT, TEXT)
                    .asked(A, "9.9.2")
                    .holds(A, Zone.HAND);
        }
    }

    /** It leaves the hand together with the unit, and only where all see it then is it known to have watched. */
    @Test
    @Rule(jp = {"11.9.6.1", "11.9.6.1.2"})
    void aCardOfTheHandThatAllSeeNowSawTheUnitLeaveTogetherWithIt() {
        assertEquals(1, soulAfterLeavingTogether("'to': 'drop'"));
        assertEquals(0, soulAfterLeavingTogether("'to': 'deck', 'bottom': true"));
    }

    private static int soulAfterLeavingTogether(String to) {
        Player player = Table.empty(TextCards.rules(
                        TextCards.card(
                                TEXT,
                                "{'auto': {'in': 'hand', 'on': {'put': {'who': 'other', 'from': 'rc'}},"
                                        + " 'then': 'soul charge'}}"),
                        TextCards.card(
                                OTHER,
                                "{'act': {'in': 'rc', 'cost': [{'retire': {'some': {'rear guards': {'are': 'other'}}}}, {'put': {'what': {'some': {'cards': 'hand'}}, "
                                        + to + "}}], 'then': []}}")))
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .unit(A, Circle.BACK_LEFT, TestCards.GRADE_0)
                .hand(A, TEXT)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .until(A, "9.9.2")
                .holds(A, Zone.HAND);
        return player.state().position().size(Zone.SOUL.of(A));
    }

    @Test
    @Rule(jp = {"11.9.6.1.1", "11.9.6"})
    void aCardThatGoesOutOfSightIsLookedAtWhereAllSawIt() {
        String ability = "{'auto': {'on': {'put': {'from': 'drop', 'to': 'hand'}}, 'then': 'soul charge'}}";
        Table.empty(TextCards.rules(
                        TextCards.card(TEXT, ability),
                        TextCards.card(
                                OTHER,
                                "{'act': {'in': 'rc', 'then': {'put': {'what': {'cards': 'drop'}, 'to': 'hand'}}}}")))
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .in(A, Zone.DROP, TEXT)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(A, Zone.HAND, TEXT);
    }

    @Test
    @Rule(jp = {"6.3.5", "11.9.6.1.4"})
    void aVanguardRiddenUponHasItsTextInTheSoul() {
        Table.empty(TextCards.rules(TextCards.like(
                        TestCards.GRADE_2,
                        TEXT,
                        "{'auto': {'on': {'ridden upon': {'grade': 3}}, 'then': [{'apply': {'effects': {'gets':"
                                + " {'power': 2000, 'of': '$rider'}}, 'lasting': 'turn'}}, {'put': {'what': 'this', 'to':"
                                + " 'bind'}}]}}")))
                .unit(A, Circle.FRONT_CENTER, TEXT)
                .hand(A, TestCards.GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, TestCards.GRADE_3)
                .holds(A, Zone.BIND, TEXT)
                .power(A, Circle.FRONT_CENTER, 15000);
    }

    @Test
    @Rule(jp = {"7.17.1", "7.17.2#1", "4.1.8"})
    void movingFromCircleToCircleIsNoPlacing() {
        table("{'auto': {'on': 'placed', 'then': 'draw'}}")
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .act("swap", Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND);
        called(table("{'auto': {'on': 'placed', 'then': 'draw'}}"))
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_1);
    }

    @Test
    @Rule(jp = {"11.2.1.2.1.1", "12.3.5#1", "12.3.1", "12.3.2"})
    void aRestrictedAbilityNeedNotBePlayed() {
        called(table("{'auto': {'on': 'placed', 'limit': 'turn', 'then': 'draw'}}"))
                .asked(A, "11.2.1.2.1.1")
                .offered("no", "yes")
                .no()
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND);
    }

    @Test
    @Rule(jp = "12.3.5")
    void anAbilityWithoutARestrictionIsPlayedUnasked() {
        called(table("{'auto': {'on': 'placed', 'then': 'draw'}}"))
                .asked(NATURE, "chance drawn")
                .draws(GRADE_1)
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND, GRADE_1);
    }

    @Test
    @Rule(jp = {"11.2.1.2.1", "12.2.1", "12.2.1.2.1", "12.3.2.2#2"})
    void onceUsedItDoesNotTriggerAgainThatTurn() {
        Player player = table("{'auto': {'in': 'rc', 'on': {'placed': 'other'}, 'limit': 'turn', 'then': 'draw'}}")
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .hand(A, GRADE_1, GRADE_1)
                .turn(A, "9.9");
        player.act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT)
                .yes()
                .draws(GRADE_1);
        player.act("call", Zone.HAND, GRADE_1).pickCircle(Circle.BACK_RIGHT).asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"12.3.2.2#1", "11.2.1.2.1"})
    void aRestrictionWaitsForAChangeOfTheGame() {
        String ability = "{'auto': {'in': 'rc', 'on': {'placed': 'other'}, 'limit': 'turn',"
                + " 'when': {'exists': {'cards': 'soul'}}, 'then': 'draw'}}";
        calledBeside(table(ability)).yes().calls(GRADE_1, Circle.BACK_RIGHT).asked(A, "11.2.1.2.1.1");
        calledBeside(table(ability).in(A, Zone.SOUL, TestCards.GRADE_0))
                .yes()
                .draws(GRADE_1)
                .calls(GRADE_1, Circle.BACK_RIGHT)
                .asked(A, "9.9.2");
    }

    private static Player calledBeside(Table table) {
        return table.unit(A, Circle.FRONT_LEFT, TEXT)
                .hand(A, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .calls(GRADE_1, Circle.BACK_LEFT);
    }

    @Test
    @Rule(jp = {"12.3.5#1", "12.3.5#2"})
    void whoDeclinesOneStandbyIsAskedForTheOther() {
        String dropped = "{'in': 'rc', 'on': {'put': {'who': 'other', 'from': 'soul', 'to': 'drop'}},"
                + " 'limit': 'turn', 'then': 'draw'}";
        Table.empty(TextCards.rules(
                        TextCards.card(TEXT, "{'auto': " + dropped + "}"),
                        TextCards.card(
                                OTHER,
                                "{'act': {'in': 'rc', 'then': {'put': {'what': {'cards': 'soul'}, 'to': 'drop'}}}}")))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .in(A, Zone.SOUL, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "11.9.4")
                .number(0)
                .no()
                .asked(A, "11.2.1.2.1.1")
                .holds(A, Zone.HAND)
                .yes()
                .draws(GRADE_1)
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND, GRADE_1);
    }

    /** It stands by once, however often it would be played (ruling 331). */
    @Test
    @Rule(jp = {"12.3.5#2", "7.15.1.3.1"})
    void whoDeclinesWhatActivatesSeveralTimesIsNotAskedAgain() {
        Player player = Table.empty(
                        TextCards.rules(
                                TextCards.card(
                                        TEXT,
                                        "{'auto': {'in': 'rc', 'on': {'placed': 'other'}, 'limit': 'turn', 'then': 'draw'}}"),
                                TextCards.card(
                                        OTHER,
                                        "{'cont': {'in': 'rc', 'effects': {'activates': {'number': 2, 'of': 'rear guards'}}}}")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.FRONT_RIGHT, OTHER)
                .hand(A, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .calls(GRADE_1, Circle.BACK_LEFT)
                .no()
                .asked(A, "9.9.2");
        player.calls(GRADE_1, Circle.BACK_RIGHT).asked(A, "11.2.1.2.1.1");
    }

    /** A's rear-guard is B's for this turn: B is asked, in the turn of A. */
    @Test
    @Rule(jp = "12.3.5#1")
    void theMasterOfTheAbilityDeclinesWhoeverOwnsTheCard() {
        String ability = "{'auto': {'in': 'rc', 'on': {'attack': {'who': 'other'}}, 'limit': 'turn', 'then':"
                + " {'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}}}";
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                TextCards.pack(TextCards.card(TEXT, ability)),
                Additions.of(Added.after("10.4", "10.4.1.2", run -> Added.dominate(run, B, Circle.FRONT_LEFT))));
        Player player = Table.empty(rules)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .asked(B, "11.2.1.2.1.1");
        player.no().power(A, Circle.FRONT_LEFT, 8000).happened(EventKinds.ABILITY_PLAYED, 0);
    }

    @Test
    @Rule(jp = "12.2.1.2.2")
    void whatHasBecomeUnusableOnStandbyIsPickedAndNotPlayed() {
        Table.empty(TextCards.rules(
                        TextCards.card(
                                TEXT,
                                "{'auto': {'in': 'rc', 'on': {'put': {'who': 'other', 'from': 'soul', 'to': 'drop'}},"
                                        + " 'limit': 'turn', 'then': 'draw'}}"),
                        TextCards.card(
                                OTHER,
                                "{'act': {'in': 'rc', 'then': {'put': {'what': {'cards': 'soul'}, 'to': 'drop'}}}}")))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .in(A, Zone.SOUL, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "11.9.4")
                .number(0)
                .yes()
                .draws(GRADE_1)
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND, GRADE_1);
    }

    /** Two cards of one fighter trigger together; the skill of the first is that of the second, and of no opponent. */
    @Test
    @Rule(jp = {"12.2.1.2.2", "12.3.4.2#2", "11.9.4#1"})
    void whatAnotherCardOfTheSameMasterHasUsedUpIsNotPlayedFromStandby() {
        String skill = "{'auto': {'in': 'rc', 'on': {'attack': {'who': 'other'}}, 'limit': 'unique skill',"
                + " 'then': {'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}}}";
        Player player = Table.empty(TextCards.rules(skill))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(B, Circle.BACK_LEFT, TEXT)
                .unit(B, Circle.BACK_RIGHT, TEXT)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .asked(A, "11.2.1.2.1.1")
                .yes()
                .asked(B, "11.9.4")
                .number(0)
                .asked(B, "11.2.1.2.1.1")
                .yes()
                .power(A, Circle.BACK_LEFT, 9000);
        player.asked(B, "10.5.1.2.1");
        assertEquals(
                List.of(A, B),
                player.events(EventKinds.ABILITY_PLAYED).stream()
                        .map(Event::seat)
                        .toList());
    }

    @Test
    @Rule(jp = {"11.2.3", "11.2.4", "11.8.3.1.1"})
    void laterSentencesAskWhatEarlierOnesDid() {
        String ability =
                "{'auto': {'on': 'placed', 'then': [{'put': {'what': {'cards': 'soul'}, 'to': 'drop', 'as': 'gone'}},"
                        + " {'if': {'when': '$gone', 'then': {'draw': '$gone'}, 'otherwise': 'soul charge'}}]}}";
        called(table(ability).in(A, Zone.SOUL, GRADE_1, GRADE_1))
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.HAND, GRADE_1, GRADE_1);
        called(table(ability)).draws(GRADE_1).holds(A, Zone.SOUL, GRADE_1).holds(A, Zone.HAND);
    }

    @Test
    @Rule(jp = "11.4.4.2")
    void whatLiesInZonesWithAStrokeLiesInEither() {
        String lies = "{'lies in': {'in': ['vc', 'rc'], 'of': 'you'}}";
        String ability = "{'auto': {'in': 'rc', 'on': {'begins': 'main phase'}, 'then': {'apply': {'effects':"
                + " {'gets': {'power': 1000, 'of': {'units': {'are': " + lies + "}}}}, 'lasting': 'turn'}}}}";
        table(ability)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, GRADE_1)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_LEFT, 9000)
                .power(A, Circle.BACK_LEFT, 9000)
                .power(A, Circle.FRONT_CENTER, 14000)
                .power(B, Circle.FRONT_CENTER, 13000);
    }

    @Test
    @Rule(jp = {"11.4.4", "11.4.4.1", "11.4.4.2"})
    void zonesWithAStrokeAreEither() {
        String ability = "{'auto': {'in': ['vc', 'rc'], 'on': {'begins': 'main phase'}, 'then': 'soul charge'}}";
        table(ability)
                .unit(A, Circle.FRONT_CENTER, TEXT)
                .unit(A, Circle.BACK_LEFT, TEXT)
                .in(A, Zone.DROP, TEXT)
                .unit(B, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .number(0)
                .draws(GRADE_1, GRADE_1)
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL, GRADE_1, GRADE_1);
    }
}
