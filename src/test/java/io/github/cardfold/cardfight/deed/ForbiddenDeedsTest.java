package io.github.cardfold.cardfight.deed;

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
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** What effects forbid fighters to do. */
class ForbiddenDeedsTest {
    private static final String GRADE_1 = TestCards.GRADE_1;
    private static final String GRADE_2 = TestCards.GRADE_2;

    private static Table table(String text, String... others) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER, others)))
                .unit(A, Circle.BACK_LEFT, TEXT);
    }

    private static String act(String effects) {
        return "{'act': {'in': 'rc', 'then': {'apply': {'effects': " + effects + ", 'lasting': 'turn'}}}}";
    }

    private static String cont(String effects) {
        return "{'cont': {'in': 'rc', 'effects': " + effects + "}}";
    }

    private static boolean offers(Player player, String id) {
        return player.state().legalActions().contains(Action.act(A, "call", player.card(A, Zone.HAND, id)));
    }

    @Test
    @Rule(jp = {"1.3.1", "1.3.3", "11.11.5"})
    void whatIsForbiddenIsForbiddenAlsoToCardsThatComeLater() {
        Player player = table(
                        act("{'cannot': {'call': {'of': 'you', 'are': {'grade': 1}, 'to': 'rc'}}}"),
                        "{'act': {'in': 'rc', 'then': 'draw'}}")
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .hand(A, GRADE_2)
                .turn(A, "9.9");
        player.activate(Circle.BACK_LEFT).activate(Circle.BACK_RIGHT).draws(GRADE_1);
        assertTrue(offers(player, GRADE_2));
        assertEquals(false, offers(player, GRADE_1));
        Action call = Action.act(A, "call", player.card(A, Zone.HAND, GRADE_1));
        Refusal refusal = player.state().refusal(call).get();
        assertEquals("1.3.3", refusal.section());
        assertTrue(refusal.toString().contains("an effect of text forbids A to call grade-1"), refusal.toString());
    }

    @Test
    @Rule(jp = {"1.3.3", "11.11.4#1"})
    void unitsThatAreNamedAreThoseThatWereThereWhenItBegan() {
        table(act("{'cannot': {'attack': {'rear guards': 'you'}}}"))
                .unit(A, Circle.FRONT_LEFT, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .calls(GRADE_2, Circle.FRONT_RIGHT)
                .pass()
                .yes()
                .asked(A, "10.4.1.3")
                .offered("grade-3 on vanguard", "grade-2 on front right");
    }

    @Test
    @Rule(jp = {"1.3.1", "1.3.3"})
    void guardingInterceptingAttackingAndBoostingCanBeForbidden() {
        String guard = cont("[{'cannot': {'call': {'of': 'opponent', 'are': {'grade': {'at least': 1}}, 'to': 'gc'}}},"
                + " {'cannot': {'intercept': {'of': 'opponent'}}}, {'cannot': {'boost': {'of': 'you'}}},"
                + " {'cannot': {'attack': {'of': 'you', 'are': {'grade': 2}}}}]");
        Player player = table(guard)
                .unit(A, Circle.BACK_CENTER, GRADE_1)
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(A, Circle.FRONT_RIGHT, GRADE_1)
                .unit(B, Circle.FRONT_LEFT, GRADE_2)
                .hand(B, TestCards.GRADE_0, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(A, "10.4.1.3");
        assertEquals(2, player.state().legalActions().size());
        player.pickUnit(A, Circle.FRONT_CENTER).pickUnit(B, Circle.FRONT_CENTER);
        player.asked(B, "10.5.1.2.1").offered("pass", "guard grade-0 from hand");
    }

    @Test
    @Rule(jp = "1.3.3")
    void ridingCanBeForbidden() {
        String text = cont("{'cannot': {'ride': {'of': 'you'}}}");
        Player free = table(cont("{'gets': {'power': 0}}"))
                .hand(A, TestCards.GRADE_3, TestCards.GRADE_4)
                .turn(A, "9.6");
        Player bound = table(text).hand(A, TestCards.GRADE_3, TestCards.GRADE_4).turn(A, "9.6");
        assertEquals(3, free.asked(A, "9.7.2").state().legalActions().size());
        assertEquals(1, bound.asked(A, "9.7.2").state().legalActions().size());
    }

    @Test
    @Rule(jp = {"1.3.3", "11.4.1", "11.4.3"})
    void anAbilityForbidsOnlyWhileItsConditionHolds() {
        String text =
                "{'cont': {'in': 'rc', 'when': {'exists': {'cards': 'soul'}}, 'effects': {'cannot': {'call': {'of': 'you', 'to': 'rc'}}}}}";
        assertTrue(offers(table(text).hand(A, GRADE_1).turn(A, "9.9"), GRADE_1));
        Player bound = table(text).in(A, Zone.SOUL, GRADE_1).hand(A, GRADE_1).turn(A, "9.9");
        assertEquals(false, offers(bound, GRADE_1));
    }

    private static final String CALLS =
            "{'act': {'in': 'rc', 'then': {'call': {'what': {'cards': 'drop'}, 'circles': 'front row'}}}}";

    @Test
    @Rule(jp = {"1.3.2#1", "1.3.3"})
    void noEffectCallsWhatMayNotBeCalled() {
        Table all = table(cont("{'cannot': {'call': {'of': 'you', 'are': {'grade': 1}, 'to': 'rc'}}}"), CALLS)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .in(A, Zone.DROP, GRADE_1, GRADE_2);
        all.turn(A, "9.9")
                .activate(Circle.BACK_RIGHT)
                .pickCircle(Circle.FRONT_RIGHT)
                .stands(A, Circle.FRONT_RIGHT, GRADE_2)
                .holds(A, Zone.DROP, GRADE_1);
    }

    private static int seenByB(Player player, String id) {
        return View.of(player.state(), B).cards(A, Zone.HAND).count(id);
    }

    @Test
    @Rule(jp = {"4.1.6", "1.3.3"})
    void aHiddenCardThatIsNotCalledOrRiddenForWhatItIsIsShown() {
        for (String deed : new String[] {"call", "ride"}) {
            String does = "{'act': {'in': 'rc', 'then': {'" + deed + "': {'cards': 'hand'}}}}";
            for (String are : new String[] {", 'are': {'grade': 1}", ""}) {
                Player player = table(cont("{'cannot': {'" + deed + "': {'of': 'you'" + are + "}}}"), does)
                        .unit(A, Circle.BACK_RIGHT, OTHER)
                        .hand(A, GRADE_1)
                        .turn(A, "9.9")
                        .activate(Circle.BACK_RIGHT)
                        .asked(A, "9.9.2")
                        .holds(A, Zone.HAND, GRADE_1)
                        .stands(A, Circle.FRONT_CENTER, TestCards.GRADE_3);
                assertEquals(are.isEmpty() ? 0 : 1, seenByB(player, GRADE_1));
            }
        }
    }

    @Test
    @Rule(jp = {"1.3.3", "6.2.2", "6.2.2.1"})
    void whereOnlyNormalCallsAreForbiddenEffectsCall() {
        Player player = table(cont("{'cannot': {'call': {'of': 'you', 'how': 'normal call'}}}"), CALLS)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .in(A, Zone.DROP, GRADE_2)
                .hand(A, GRADE_1)
                .turn(A, "9.9");
        assertEquals(false, offers(player, GRADE_1));
        player.activate(Circle.BACK_RIGHT).pickCircle(Circle.FRONT_RIGHT).stands(A, Circle.FRONT_RIGHT, GRADE_2);
    }

    @Test
    @Rule(jp = "1.3.3")
    void noEffectCallsAGuardianThatMayNotGuard() {
        String guard = "{'auto': {'in': 'vc', 'on': {'attack': {'who': {'not': 'this'}, 'whom': 'this'}}, 'then':"
                + " {'call': {'what': {'cards': 'drop'}, 'to': 'gc'}}}}";
        for (String forbidden : new String[] {"gc", "rc"}) {
            Player player = table(
                            cont("{'cannot': {'call': {'of': 'opponent', 'to': '" + forbidden
                                    + "', 'are': {'grade': 1}}}}"),
                            guard)
                    .unit(B, Circle.FRONT_CENTER, OTHER)
                    .in(B, Zone.DROP, GRADE_1, GRADE_2)
                    .turn(A, "9.10")
                    .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER);
            if (forbidden.equals("gc")) {
                player.holds(B, Zone.DROP, GRADE_1);
            } else {
                player.holds(B, Zone.DROP);
            }
        }
    }

    @Test
    @Rule(jp = {"1.3.3", "6.3.2"})
    void noEffectRidesWhatMayNotBeRidden() {
        for (String forbidden : new String[] {"ride", "normal ride"}) {
            String how = forbidden.equals("ride") ? "" : ", 'how': 'normal ride'";
            Player player = table(
                            cont("{'cannot': {'ride': {'of': 'you'" + how + "}}}"),
                            "{'act': {'in': 'rc', 'then': {'ride': {'cards': 'drop'}}}}")
                    .unit(A, Circle.BACK_RIGHT, OTHER)
                    .in(A, Zone.DROP, GRADE_2)
                    .turn(A, "9.9")
                    .activate(Circle.BACK_RIGHT);
            boolean rides = forbidden.equals("normal ride");
            player.stands(A, Circle.FRONT_CENTER, rides ? GRADE_2 : TestCards.GRADE_3);
            Player step = table(cont("{'cannot': {'ride': {'of': 'you'" + how + "}}}"))
                    .hand(A, TestCards.GRADE_3)
                    .turn(A, "9.6");
            assertEquals(1, step.asked(A, "9.7.2").state().legalActions().size());
        }
    }

    @Test
    @Rule(jp = {"11.11.1.5", "1.3.3"})
    void whoHasLostItsAbilitiesForbidsNothing() {
        Player player = table(
                        cont("{'cannot': {'call': {'of': 'you', 'to': 'rc'}}}"),
                        act("{'loses all': {'what': 'ability', 'of': 'rear guards'}}"))
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .hand(A, GRADE_1)
                .turn(A, "9.9");
        assertEquals(false, offers(player, GRADE_1));
        assertTrue(offers(player.activate(Circle.BACK_RIGHT), GRADE_1));
    }

    @Test
    @Rule(jp = "1.3.3")
    void whoCannotStandIsNotStoodByAnEffectNorInTheStandPhase() {
        table(
                        cont("{'cannot': {'stand': {'rear guards': {'are': {'grade': 2}}}}}"),
                        "{'act': {'in': 'rc', 'then': {'stand': 'rear guards'}}}")
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .resting(A, Circle.FRONT_LEFT, GRADE_2)
                .resting(A, Circle.FRONT_RIGHT, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.BACK_RIGHT)
                .rests(A, Circle.FRONT_LEFT, GRADE_2)
                .stands(A, Circle.FRONT_RIGHT, GRADE_1);
        table(cont("{'cannot': {'stand': {'rear guards': {'are': {'grade': 2}}}}}"))
                .resting(A, Circle.FRONT_LEFT, GRADE_2)
                .resting(A, Circle.FRONT_RIGHT, GRADE_1)
                .turn(A, "9.2")
                .until(A, "9.9.2")
                .rests(A, Circle.FRONT_LEFT, GRADE_2)
                .stands(A, Circle.FRONT_RIGHT, GRADE_1);
    }

    @Test
    @Rule(jp = "11.11.5")
    void whatIsAskedAnewCannotSpeakOfVariables() {
        EffectException thrown = assertThrows(
                EffectException.class,
                () -> TextCards.rules(
                        "{'act': {'in': 'rc', 'then': [{'let': {'as': 'n', 'be': 1}}, {'apply': {'effects':"
                                + " {'cannot': {'call': {'of': 'opponent', 'are': {'grade': '$n'}, 'to': 'gc'}}}, 'lasting':"
                                + " 'turn'}}]}}"));
        assertTrue(thrown.getMessage().contains("11.11.5"), thrown.getMessage());
    }

    @Test
    @Rule(jp = {"11.4.1", "11.4.3", "1.3.3", "3.2.2.1"})
    void theMasterOfTheUnitThatHasAnAbilityIsMeantNotItsOwner() {
        String text =
                "{'cont': {'in': 'rc', 'when': {'exists': {'cards': 'soul'}}, 'effects': {'cannot': {'call': {'of': 'you', 'to': 'rc'}}}}}";
        Table table = Table.empty(TextCards.rules(text)).unitOf(B, A, Circle.BACK_LEFT, TEXT);
        Player bound = table.in(A, Zone.SOUL, GRADE_1).hand(A, GRADE_1).turn(A, "9.9");
        assertEquals(false, offers(bound, GRADE_1));
        Table other = Table.empty(TextCards.rules(text)).unitOf(B, A, Circle.BACK_LEFT, TEXT);
        assertTrue(offers(other.in(B, Zone.SOUL, GRADE_1).hand(A, GRADE_1).turn(A, "9.9"), GRADE_1));
    }

    private static String inDropZone(String deed, int grade) {
        return "{'cont': {'in': 'drop', 'when': {'exists': {'cards': 'soul'}}, 'effects': {'cannot': {'" + deed
                + "': {'of': 'you', 'are': {'grade': " + grade + "}}}}}}";
    }

    /** One of two cards in a zone forbids one thing, the other another, and each forbids two things. */
    @Test
    @Rule(jp = {"11.4.1", "11.4.2", "11.4.3", "1.3.3"})
    void everyAbilityOfEveryCardInAZoneForbidsWhileItsConditionHolds() {
        Card first = TextCards.card("first", inDropZone("call", 0), inDropZone("call", 1));
        Card second = TextCards.card("second", inDropZone("call", 2), inDropZone("call", 3));
        Table bound = Table.empty(TextCards.rules(first, second)).in(A, Zone.SOUL, GRADE_1);
        Table free = Table.empty(TextCards.rules(first, second));
        String[] hand = {TestCards.GRADE_0, GRADE_1, GRADE_2, TestCards.GRADE_3};
        bound.in(A, Zone.DROP, "first", "second").hand(A, hand).turn(A, "9.9").offered("pass");
        free.in(A, Zone.DROP, "first", "second")
                .hand(A, hand)
                .turn(A, "9.9")
                .offered(
                        "pass",
                        "call grade-0 from hand",
                        "call grade-1 from hand",
                        "call grade-2 from hand",
                        "call grade-3 from hand");
    }

    /** The call of the guard step is a normal call; whoever may not make one may still guard by an effect. */
    @Test
    @Rule(jp = {"6.2.2.1", "10.5.1.2.2.1", "1.3.3"})
    void whereNormalCallsAreForbiddenNoCardOfTheHandGuards() {
        String guard = "{'auto': {'in': 'vc', 'on': {'attack': {'who': {'not': 'this'}, 'whom': 'this'}}, 'then':"
                + " {'call': {'what': {'cards': 'drop'}, 'to': 'gc'}}}}";
        for (String forbidden :
                new String[] {"'how': 'normal call'", "'to': 'gc', 'how': 'normal call'", "'to': 'gc'", "'to': 'rc'"}) {
            Player player = table(cont("{'cannot': {'call': {'of': 'opponent', " + forbidden + "}}}"), guard)
                    .unit(B, Circle.FRONT_CENTER, OTHER)
                    .in(B, Zone.DROP, GRADE_2)
                    .hand(B, GRADE_1)
                    .turn(A, "9.10")
                    .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                    .holds(B, Zone.DROP, forbidden.equals("'to': 'gc'") ? new String[] {GRADE_2} : new String[0]);
            if (forbidden.equals("'to': 'rc'")) {
                player.offered("pass", "guard grade-1 from hand");
            } else {
                player.offered("pass");
            }
        }
    }

    @Test
    @Rule(jp = {"10.5.1.2.1.1", "6.2.2.1"})
    void whereNormalCallsAndOrdersAreForbiddenNobodyIsAskedToGuard() {
        table(
                        cont(
                                "[{'cannot': {'call': {'of': 'opponent', 'how': 'normal call'}}}, {'cannot': {'play': {'of': 'opponent'}}}]"))
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .asked(Seat.NATURE, "chance drawn");
    }

    @Test
    @Rule(jp = {"6.2.2", "6.2.2.1", "1.3.3"})
    void aCallOfTheHandByAnEffectIsNoNormalOne() {
        String calls = "{'act': {'in': 'rc', 'then': [{'choose': {'cards': 'hand'}}, {'call': '$it'}]}}";
        Player player = table(cont("{'cannot': {'call': {'of': 'you', 'how': 'normal call'}}}"), calls)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .hand(A, GRADE_1)
                .turn(A, "9.9");
        assertEquals(false, offers(player, GRADE_1));
        player.activate(Circle.BACK_RIGHT).pickCircle(Circle.FRONT_RIGHT).stands(A, Circle.FRONT_RIGHT, GRADE_1);
    }
}
