package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.edition.EnglishSteps;
import io.github.cardfold.cardfight.edition.ItalianSteps;
import io.github.cardfold.cardfight.state.Amendment;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Restriction icons, abilities that cannot be used, and how often AUTO abilities activate. */
class LimitTextTest {
    private static final String RAISE = "'then': {'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}";

    private static Table table(String text, String other) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER, other)));
    }

    private static Table acts(String limit) {
        String act = "{'act': {'in': 'rc', " + limit + ", " + RAISE + "}}";
        return table(act, act)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.FRONT_RIGHT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER);
    }

    private static Action use(Circle circle) {
        return Action.act(A, "activate", new Handle(circle.of(Seat.A), 0));
    }

    private static Player used(Table table) {
        return table.turn(A, "9.9").activate(Circle.FRONT_LEFT).refused(use(Circle.FRONT_LEFT));
    }

    @Test
    @Rule(jp = {"12.3.2.1.1", "12.3.2.2#2", "12.2.1.1"})
    void aPeriodBindsEachCardOnItsOwn() {
        used(acts("'limit': 'turn'"))
                .activate(Circle.FRONT_RIGHT)
                .activate(Circle.BACK_LEFT)
                .asked(A, "9.9.2");
    }

    @Test
    void soManyUsesAreAllowed() {
        Player player = acts("'limit': 'turn', 'times': 2").turn(A, "9.9").activate(Circle.FRONT_LEFT);
        player.activate(Circle.FRONT_LEFT).refused(use(Circle.FRONT_LEFT)).activate(Circle.FRONT_RIGHT);
    }

    @Test
    void byNameBindsAllCopies() {
        used(acts("'limit': 'turn by name'")).refused(use(Circle.FRONT_RIGHT)).activate(Circle.BACK_LEFT);
    }

    @Test
    @Rule(jp = {"12.2.1.1", "12.3.3", "12.3.3.1", "12.3.3.2#2", "12.3.3.2#3"})
    void aDivineSkillBindsAllDivineSkillsOfItsMasterForTheFight() {
        iconBinds("divine skill", "unique skill");
    }

    @Test
    @Rule(jp = {"12.3.4", "12.3.4.1", "12.3.4.2#2", "12.3.4.2#3"})
    void aUniqueSkillBindsAllUniqueSkillsOfItsMasterForTheFight() {
        iconBinds("unique skill", "divine skill");
    }

    private static void iconBinds(String icon, String different) {
        used(acts("'limit': '" + icon + "'")).refused(use(Circle.FRONT_RIGHT)).refused(use(Circle.BACK_LEFT));
        String act = "{'act': {'in': 'rc', 'limit': '" + icon + "', " + RAISE + "}}";
        String other = "{'act': {'in': 'rc', 'limit': ['" + different + "', 'turn'], " + RAISE + "}}";
        Player player = table(act, other)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .unit(B, Circle.FRONT_LEFT, TEXT)
                .turn(A, "9.9");
        player.activate(Circle.FRONT_LEFT).activate(Circle.BACK_LEFT).refused(use(Circle.BACK_LEFT));
        player.until(B, "9.9.2").activate(Circle.FRONT_LEFT).until(A, "9.9.2");
        player.refused(use(Circle.FRONT_LEFT)).refused(use(Circle.BACK_LEFT));
        assertEquals(
                "[" + icon + "] ACT [(RC)]: This unit gets power +1000 this turn.",
                TextCards.ability(act).english());
    }

    @Test
    @Rule(jp = {"12.3.2.2", "12.3.3.1", "12.3.4.1"})
    void theIconOfASkillStandsBeforeTheSortOfTheAbilityAndThatOfAPeriodAfterIt() {
        String both = "'in': 'rc', 'limit': ['turn', '%s'], 'then': 'draw'}}";
        for (String icon : new String[] {"divine skill", "unique skill"}) {
            String head = "[" + icon + "] %s [(RC)] [1/turn]: ";
            String act = TextCards.ability("{'act': {" + both.formatted(icon)).english();
            String auto = TextCards.ability("{'auto': {'on': 'attack', " + both.formatted(icon))
                    .english();
            assertTrue(act.startsWith(head.formatted("ACT")), act);
            assertTrue(auto.startsWith(head.formatted("AUTO")), auto);
        }
    }

    @Test
    @Rule(jp = {"12.2.1.1", "12.3.2.2#2", "12.3.3.2#2"})
    void eachOfSeveralRestrictionsBinds() {
        Player player = used(acts("'limit': ['turn', 'divine skill']"));
        player.until(B, "9.9.2").until(A, "9.9.2").refused(use(Circle.FRONT_LEFT));
    }

    @Test
    @Rule(jp = {"12.3.3.2#1", "12.3.4.2#1"})
    void aSkillThatChangesNothingIsNotUsedUp() {
        for (String icon : new String[] {"divine skill", "unique skill"}) {
            String act =
                    "{'act': {'in': 'rc', 'limit': '" + icon + "', 'then': {'retire': {'rear guards': 'opponent'}}}}";
            table(act, act)
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .turn(A, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .activate(Circle.FRONT_LEFT);
            used(table(act, act).unit(A, Circle.FRONT_LEFT, TEXT).unit(B, Circle.FRONT_LEFT, GRADE_1));
        }
    }

    @Test
    @Rule(jp = {"4.1.8", "12.3.2.2"})
    void aCardThatComesAnewIsAnotherCard() {
        String act = "{'act': {'in': 'rc', 'limit': 'fight', 'then': {'put': {'what': 'this', 'to': 'hand'}}}}";
        Player player = table(act, act).unit(A, Circle.FRONT_LEFT, TEXT).turn(A, "9.9");
        player.activate(Circle.FRONT_LEFT).act("call", Zone.HAND, TEXT).pickCircle(Circle.FRONT_LEFT);
        player.activate(Circle.FRONT_LEFT).holds(A, Zone.HAND, TEXT);
    }

    @Test
    @Rule(jp = "4.1.8")
    void aCardThatMovesFromCircleToCircleIsStillUsedUp() {
        Player player = used(acts("'limit': 'turn'").unit(A, Circle.BACK_RIGHT, GRADE_1));
        player.act("swap", Circle.FRONT_LEFT).refused(use(Circle.BACK_LEFT));
    }

    private static final String PLACED =
            "{'auto': {'in': 'rc', 'limit': 'turn', 'on': {'placed': {'who': 'other'}}, " + RAISE + "}}";

    @Test
    @Rule(jp = {"12.2.1", "12.2.1.2", "12.2.1.2.1"})
    void anAutomaticAbilityThatCannotBeUsedDoesNotTrigger() {
        String ban =
                "{'cont': {'in': 'rc', 'effects': {'cannot': {'use': {'who': {'rear guards': {'are': {'grade': 1}}}, 'kind': 'auto'}}}}}";
        Player player = table(PLACED, ban)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .hand(A, GRADE_1)
                .turn(A, "9.9");
        player.act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_RIGHT)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 8000)
                .happened(EventKind.ENTER_STANDBY, 0);
    }

    /** The unit whose effect that is is there when the other comes, and retired for it before the check timing. */
    @Test
    @Rule(jp = "12.2.1.2.1")
    void whatCannotBeUsedWhenItHappensIsNotPlayedLater() {
        String ban =
                "{'cont': {'in': 'rc', 'effects': {'cannot': {'use': {'who': {'rear guards': {'are': {'grade': 1}}}, 'kind': 'auto'}}}}}";
        table(PLACED, ban)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_LEFT)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"12.2.1", "12.2.1.1", "12.2.1.2", "12.2.1.2.1"})
    void whereNoKindIsNamedNeitherKindCanBeUsed() {
        String ban = "{'cont': {'in': 'rc', 'effects': {'cannot': {'use': {'who': {'rear guards': 'opponent'}}}}}}";
        String act = "{'act': {'in': 'rc', " + RAISE + "}}";
        Table.empty(TextCards.rules(TextCards.card(TEXT, PLACED, act), TextCards.card(OTHER, ban)))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(B, Circle.BACK_LEFT, OTHER)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .refused(use(Circle.FRONT_LEFT))
                .calls(GRADE_1, Circle.BACK_RIGHT)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"12.2.1", "12.2.1.1"})
    void anActThatCannotBeUsedCannotBePlayed() {
        String ban = "{'cont': {'in': 'rc', 'effects': {'cannot': {'use': {'who': {'rear guards': 'opponent'}}}}}}";
        table("{'act': {'in': 'rc', " + RAISE + "}}", ban)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(B, Circle.BACK_LEFT, OTHER)
                .turn(A, "9.9")
                .refused(use(Circle.FRONT_LEFT));
    }

    /** Two units are retired at once, so that two abilities stand by twice, and the one with a limit is used. */
    private static Player twice(Ruleset ruleset) {
        return retired(ruleset, Circle.BACK_LEFT, Circle.BACK_RIGHT)
                .offered("0", "1", "2", "3")
                .number(0)
                .yes()
                .power(A, Circle.FRONT_LEFT, 9000)
                .asked(A, "11.9.4");
    }

    /** Units on some circles are retired at once; each triggers both abilities, first the limited one. */
    private static Player retired(Ruleset ruleset, Circle... circles) {
        String on = "'in': 'rc', 'on': {'put': {'who': 'other', 'from': 'rc', 'to': 'drop'}}, ";
        String limited = "{'auto': {'limit': 'turn', " + on + RAISE + "}}";
        String free = "{'auto': {" + on + RAISE + "}}";
        String act = "{'act': {'in': 'rc', 'then': {'retire': {'rear guards': {'are': {'grade': 2}}}}}}";
        Table table = Table.empty(Cardfight.rules(
                        ruleset, TextCards.pack(TextCards.card(TEXT, limited, free), TextCards.card(OTHER, act))))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.FRONT_RIGHT, OTHER);
        for (Circle circle : circles) {
            table.unit(A, circle, GRADE_2);
        }
        return table.turn(A, "9.9").activate(Circle.FRONT_RIGHT);
    }

    @Test
    @Rule(jp = {"12.2.1.2.2", "11.6.1"})
    void whereTheRulesetWantsItAllThatHasBecomeUnusableIsCancelled() {
        retired(
                        Editions.JP_2026_04.amended(EnglishSteps.UNUSABLE_ABILITIES_ARE_CANCELLED),
                        Circle.BACK_LEFT,
                        Circle.BACK_CENTER,
                        Circle.BACK_RIGHT)
                .offered("0", "1", "2", "3", "4", "5")
                .number(0)
                .yes()
                .power(A, Circle.FRONT_LEFT, 9000)
                .offered("0", "1", "2")
                .number(0)
                .number(0)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 12_000);
    }

    @Test
    @Rule(
            jp = {"12.2.1.2", "12.2.1.2.2", "11.9.4"},
            it = "12.2.1.3",
            en = "11.2.1.3")
    void whatBecomesUnusableOnStandbyIsPickedAndDroppedOrCancelledByTheRuleset() {
        Player stays = twice(Editions.JP_2026_04);
        stays.offered("0", "1", "2");
        int unusable = stays.state().position().standby(0).procedure().equals("text/1")
                ? 0
                : stays.state().position().standby(1).procedure().equals("text/1") ? 1 : 2;
        stays.number(unusable).asked(A, "11.9.4").offered("0", "1").power(A, Circle.FRONT_LEFT, 9000);
        for (Amendment each :
                List.of(ItalianSteps.UNUSABLE_ABILITIES_ARE_CANCELLED, EnglishSteps.UNUSABLE_ABILITIES_ARE_CANCELLED)) {
            twice(Editions.JP_2026_04.amended(each))
                    .offered("0", "1")
                    .number(0)
                    .asked(A, "9.9.2")
                    .power(A, Circle.FRONT_LEFT, 11_000);
        }
    }

    @Test
    @Rule(jp = {"7.15.1.3", "7.15.1.3.1#1", "7.15.1.3.1#2"})
    void anAbilityActivatesSeveralTimes() {
        String placed = "{'auto': {'in': 'rc', 'on': {'placed': {'who': 'other'}}, " + RAISE + "}}";
        String twice = "{'cont': {'in': 'rc', 'effects': {'activates': {'number': 3, 'of': 'rear guards'}}}}";
        Player player = table(placed, twice)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .unit(A, Circle.BACK_CENTER, OTHER)
                .hand(A, GRADE_1)
                .turn(A, "9.9");
        player.act("call", Zone.HAND, GRADE_1).pickCircle(Circle.BACK_RIGHT).until(A, "9.9.2");
        player.power(A, Circle.FRONT_LEFT, 11_000);
    }

    @Test
    @Rule(jp = "7.15.1.3.2")
    void abilitiesDoNotActivateForASituation() {
        String placed = "{'auto': {'on': 'placed', " + RAISE + "}}";
        String silence =
                "{'cont': {'in': 'rc', 'effects': {'does not activate': {'when': {'placed': {'from': 'hand'}}, 'of': 'rear guards'}}}}";
        Player player = table(placed, silence)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .hand(A, TEXT, TEXT)
                .turn(A, "9.9");
        player.act("call", Zone.HAND, TEXT)
                .pickCircle(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 8000);
        String other = silence.replace("'from': 'hand'", "'from': 'soul'");
        Player heard = table(placed, other)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .hand(A, TEXT)
                .turn(A, "9.9");
        heard.act("call", Zone.HAND, TEXT)
                .pickCircle(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 9000);
    }

    @Test
    @Rule(jp = "7.15.1.3.2")
    void abilitiesDoNotActivateForAnyOfSeveralSituations() {
        String silence = "{'cont': {'in': 'rc', 'effects': {'does not activate': {'when': {'placed': {'from': '%s'}},"
                + " 'of': 'rear guards'}}}}";
        for (String first : new String[] {"hand", "soul"}) {
            String second = first.equals("hand") ? "soul" : "hand";
            Table.empty(TextCards.rules(
                            TextCards.card(TEXT, "{'auto': {'on': 'placed', " + RAISE + "}}"),
                            TextCards.card(OTHER, silence.formatted(first), silence.formatted(second))))
                    .unit(A, Circle.BACK_LEFT, OTHER)
                    .hand(A, TEXT)
                    .turn(A, "9.9")
                    .calls(TEXT, Circle.FRONT_LEFT)
                    .asked(A, "9.9.2")
                    .power(A, Circle.FRONT_LEFT, 8000);
        }
    }

    @Test
    void nobodyUsesAContinuousAbility() {
        assertThrows(
                StateFormatException.class,
                () -> TextCards.ability("{'cont': {'effects': {'cannot': {'use': {'who': 'this', 'kind': 'cont'}}}}}"));
    }
}
