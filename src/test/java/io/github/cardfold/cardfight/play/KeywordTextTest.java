package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** Validity conditions, restraint, sentinel, and skills that are got and lost. */
class KeywordTextTest {
    private static final String RAISE = "'then': {'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}";
    private static final String SOUL = "{'exists': {'cards': 'soul'}}";

    private static Table table(String text, String other) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER, other)));
    }

    private static String valid(String ability) {
        return "{'keyword': {'when': " + SOUL + ", 'ability': " + ability + "}}";
    }

    private static Action use(Circle circle) {
        return Action.act(A, "activate", new Handle(circle.of(Seat.A), 0));
    }

    private static final String EMPTY_SOUL =
            "{'act': {'in': 'rc', 'cost': {'soul blast': {'cards': 'soul'}}, " + RAISE + "}}";

    @Test
    @Rule(jp = {"14.2.1", "14.2.2", "14.2.2.2", "14.2.3", "14.2.3.1", "14.2.3.1.1", "7.15.1.1", "7.15.1"})
    void aContinuousAbilityIsValidWhileTheConditionHolds() {
        Player player = table(valid("{'cont': {'in': 'rc', 'effects': {'gets': {'power': 500}}}}"), EMPTY_SOUL)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .in(A, Zone.SOUL, GRADE_1)
                .turn(A, "9.9");
        player.power(A, Circle.FRONT_LEFT, 8500).activate(Circle.BACK_LEFT).power(A, Circle.FRONT_LEFT, 8000);
    }

    @Test
    @Rule(jp = {"14.2.3.2", "14.2.3.2.1#1", "14.2.3.2.1#2"})
    void anAutomaticAbilityIsJudgedWhenItsEventHappens() {
        String placed = valid("{'auto': {'on': 'placed', " + RAISE + "}}");
        table(placed, EMPTY_SOUL)
                .hand(A, TEXT)
                .turn(A, "9.9")
                .act("call", Zone.HAND, TEXT)
                .pickCircle(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 8000);
        String empties =
                "{'auto': {'in': 'rc', 'on': {'placed': {'who': 'other'}}, 'cost': {'soul blast': {'cards': 'soul'}}, "
                        + RAISE + "}}";
        Player player = table(placed, empties)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .in(A, Zone.SOUL, GRADE_1)
                .hand(A, TEXT)
                .turn(A, "9.9")
                .act("call", Zone.HAND, TEXT)
                .pickCircle(Circle.FRONT_LEFT)
                .asked(A, "11.9.4");
        int blaster = player.state().position().standby(0).procedure().startsWith(OTHER) ? 0 : 1;
        player.number(blaster).yes().holds(A, Zone.SOUL).asked(A, "9.9.2").power(A, Circle.FRONT_LEFT, 9000);
    }

    @Test
    @Rule(jp = {"14.2.3.3", "14.2.3.3.1#1", "14.2.3.3.1#2", "7.15.1.2"})
    void anActivatedAbilityIsJudgedWhenItIsPlayed() {
        String act = valid("{'act': {'in': 'rc', 'cost': {'soul blast': {'cards': 'soul'}}, " + RAISE + "}}");
        table(act, EMPTY_SOUL).unit(A, Circle.FRONT_LEFT, TEXT).turn(A, "9.9").refused(use(Circle.FRONT_LEFT));
        table(act, EMPTY_SOUL)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .in(A, Zone.SOUL, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(A, Zone.SOUL)
                .power(A, Circle.FRONT_LEFT, 9000);
    }

    @Test
    @Rule(jp = {"14.1.1", "14.1.2", "11.11.1.5"})
    void onlyTheNamedKeywordIsMadeValid() {
        String both =
                "{'keyword': {'name': 'outer', 'when': " + SOUL + ", 'ability': {'keyword': {'name': 'inner', 'when':"
                        + " {'exists': {'cards': 'drop'}}, 'ability': {'cont': {'in': 'rc', 'effects': {'gets': {'power': 500}}}}}}}}";
        String makes = "{'cont': {'in': 'rc', 'effects': {'makes valid': {'keyword': 'outer', 'of': 'rear guards'}}}}";
        Table none = table(both, makes).unit(A, Circle.FRONT_LEFT, TEXT).in(A, Zone.DROP, GRADE_1);
        none.turn(A, "9.9").power(A, Circle.FRONT_LEFT, 8000);
        Table outer = table(both, makes).unit(A, Circle.FRONT_LEFT, TEXT).unit(A, Circle.BACK_LEFT, OTHER);
        outer.turn(A, "9.9").power(A, Circle.FRONT_LEFT, 8000);
        Table all = table(both, makes)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .in(A, Zone.DROP, GRADE_1);
        all.turn(A, "9.9").power(A, Circle.FRONT_LEFT, 8500);
    }

    @Test
    @Rule(jp = {"14.6.1", "14.6.2"})
    void aUnitWithRestraintIsNotChosenToAttack() {
        String restraint = "{'cont': {'in': 'rc', 'effects': {'gets': {'keyword': 'restraint'}}}}";
        String frees = "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'loses all': {'what': 'ability', 'of':"
                + " {'rear guards': {'are': {'not': 'this'}}}}}, 'lasting': 'turn'}}}}";
        Player bound = table(restraint, frees)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .turn(A, "9.10")
                .yes();
        bound.refused(Action.pick(A, new Handle(Circle.FRONT_LEFT.of(Seat.A), 0)));
        Player freed = table(restraint, frees)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .pass();
        freed.attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER);
    }

    /** Of three rear-guards one has it. */
    @Test
    @Rule(jp = "14.6.1")
    void restraintIsAnAbilityThatAUnitHasByItsText() {
        table(
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'keyword': 'restraint'}}}}",
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [1000, {'count': {'rear guards':"
                                + " {'are': {'keyword': 'restraint'}}}}]}}}}}")
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.FRONT_RIGHT, GRADE_1)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .turn(A, "9.9")
                .power(A, Circle.BACK_LEFT, 9000);
    }

    @Test
    @Rule(jp = {"14.10.1", "14.10.3"})
    void sentinelIsAnAbilityThatIsGotAndLost() {
        String counts =
                "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [1000, {'count': {'units': {'are': {'keyword': 'sentinel'}}}}]}}}}}";
        Table plain = table(
                counts,
                "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'loses all': {'what': 'ability', 'of':"
                        + " {'rear guards': {'are': {'grade': 1}}}}}, 'lasting': 'turn'}}}}");
        plain.unit(A, Circle.FRONT_CENTER, TEXT).unit(A, Circle.BACK_LEFT, TestCards.SENTINEL);
        String rear = counts.replace("'in': 'rc'", "'in': 'vc'");
        Player player = table(
                        rear,
                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'loses all': {'what': 'ability', 'of':"
                                + " {'rear guards': {'are': {'grade': 1}}}}}, 'lasting': 'turn'}}}}")
                .unit(A, Circle.FRONT_CENTER, TEXT)
                .unit(A, Circle.BACK_LEFT, TestCards.SENTINEL)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .turn(A, "9.9");
        player.power(A, Circle.FRONT_CENTER, 9000).activate(Circle.BACK_RIGHT).power(A, Circle.FRONT_CENTER, 8000);
        table(rear, "{'cont': {'in': 'rc', 'effects': {'gets': {'keyword': 'sentinel'}}}}")
                .unit(A, Circle.FRONT_CENTER, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 9000);
    }

    private static Player acting(String effect) {
        return table(
                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': " + effect + ", 'lasting': 'turn'}}}}",
                        EMPTY_SOUL)
                .unit(A, Circle.FRONT_RIGHT, TEXT)
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(A, Circle.BACK_LEFT, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_RIGHT);
    }

    private static Player attacking(Player player) {
        return player.pass().attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER);
    }

    @Test
    @Rule(jp = {"7.14.2#2", "2.10.1", "2.10.1.1"})
    void boostIsLost() {
        attacking(acting("{'gets': {'power': 1}}")).asked(A, "10.4.1.12");
        assertEquals(
                false, isAsked(attacking(acting("{'loses': {'keyword': 'boost', 'of': 'rear guards'}}")), "10.4.1.12"));
        assertEquals(
                false,
                isAsked(
                        attacking(acting(
                                "{'loses all': {'what': 'ability', 'of': {'rear guards': {'are': {'not': 'this'}}}}}")),
                        "10.4.1.12"));
    }

    @Test
    @Rule(jp = {"7.14.1#2", "7.14.2#2", "11.11.1.5", "11.11.3.1"})
    void whatIsGotAfterTheLossIsThere() {
        String lose = "{'loses': {'keyword': 'boost', 'of': 'rear guards'}}, "
                + "{'loses': {'keyword': 'intercept', 'of': 'rear guards'}}";
        String gain = "{'gets': {'keyword': 'boost', 'of': {'rear guards': {}}}}";
        attacking(acting("[" + lose + ", " + gain + "]")).asked(A, "10.4.1.12");
        assertEquals(false, isAsked(attacking(acting("[" + gain + ", " + lose + "]")), "10.4.1.12"));
    }

    private static boolean isAsked(Player player, String section) {
        return player.state().decision().exists(each -> each.section().equals(section));
    }

    private static int drive(String... effects) {
        return driveOf(GRADE_3, effects);
    }

    private static int driveOf(String vanguard, String... effects) {
        String all = String.join(", ", effects);
        Player player = table(
                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': [" + all + "], 'lasting': 'turn'}}}}",
                        EMPTY_SOUL)
                .unit(A, Circle.FRONT_CENTER, vanguard)
                .unit(A, Circle.FRONT_RIGHT, TEXT)
                .turn(A, "9.9");
        return player.activate(Circle.FRONT_RIGHT).fight().trait(A, Circle.FRONT_CENTER, Trait.DRIVE);
    }

    private static final String LOSE_TWIN = "{'loses': {'keyword': 'twin drive', 'of': 'vanguard'}}";
    private static final String LOSE_TRIPLE = "{'loses': {'keyword': 'triple drive', 'of': 'vanguard'}}";
    private static final String TWIN = "{'gets': {'keyword': 'twin drive', 'of': 'vanguard'}}";
    private static final String TRIPLE = "{'gets': {'keyword': 'triple drive', 'of': 'vanguard'}}";

    @Test
    @Rule(jp = {"7.14.1#2", "14.3.2#1", "14.3.2#2", "14.3.3.1", "14.3.4.1", "2.17.2.1"})
    void ofSeveralDriveAbilitiesTheGreatestCounts() {
        assertEquals(2, drive(TWIN));
        assertEquals(3, drive(TRIPLE));
        assertEquals(3, drive(TRIPLE, TWIN));
        assertEquals(4, drive("{'gets': {'drive': 1, 'of': 'vanguard'}}", TRIPLE));
    }

    @Test
    @Rule(jp = {"7.14.2#2", "2.17.2.1"})
    void aDriveAbilityIsLostHoweverOftenItWasGot() {
        assertEquals(1, drive(LOSE_TWIN));
        assertEquals(1, drive(TWIN, TWIN, LOSE_TWIN));
        assertEquals(2, drive(LOSE_TWIN, TWIN));
        assertEquals(2, drive(TRIPLE, TRIPLE, LOSE_TRIPLE));
        assertEquals(3, drive(TRIPLE, LOSE_TRIPLE, TRIPLE));
        assertEquals(2, drive(LOSE_TRIPLE));
    }

    @Test
    @Rule(jp = {"7.14.2#2", "14.3.2#1", "2.17.2.1"})
    void theDriveAbilityThatIsLeftCounts() {
        assertEquals(2, drive(TRIPLE, LOSE_TRIPLE));
        assertEquals(3, drive(TRIPLE, LOSE_TWIN));
        assertEquals(1, drive(TRIPLE, LOSE_TWIN, LOSE_TRIPLE));
        assertEquals(1, drive(TRIPLE, LOSE_TRIPLE, LOSE_TWIN));
        assertEquals(2, drive(LOSE_TWIN, TRIPLE, TWIN, LOSE_TRIPLE));
    }

    @Test
    @Rule(jp = {"7.14.2#2", "14.3.1", "14.3.2#1", "14.3.3.1", "14.3.4.1", "2.17.2.1"})
    void aPrintedTripleDriveIsLostApartFromTheTwinDrive() {
        assertEquals(1, driveOf(TestCards.TRIPLE_DRIVE, LOSE_TRIPLE));
        assertEquals(3, driveOf(TestCards.TRIPLE_DRIVE, LOSE_TWIN));
        assertEquals(2, driveOf(TestCards.TRIPLE_DRIVE, TWIN, LOSE_TRIPLE));
        assertEquals(1, driveOf(TestCards.TRIPLE_DRIVE, "{'loses all': {'what': 'ability', 'of': 'vanguard'}}"));
    }

    @Test
    @Rule(jp = {"7.14.2#2", "14.3.2#1", "11.11.3.1"})
    void whoLosesAllAbilitiesHasTheDriveAbilitiesGotLater() {
        String all = "{'loses all': {'what': 'ability', 'of': 'vanguard'}}";
        assertEquals(1, drive(all));
        assertEquals(1, drive(TRIPLE, all));
        assertEquals(2, drive(all, "{'gets': {'drive': 1, 'of': 'vanguard'}}"));
        assertEquals(2, drive(TRIPLE, all, TWIN));
        assertEquals(1, drive(all, TWIN, LOSE_TWIN));
        assertEquals(4, drive("{'becomes': {'drive': 4, 'of': 'vanguard'}}", all, LOSE_TWIN));
    }

    @Test
    @Rule(jp = {"2.17.2", "2.17.2.1", "5.1.3", "11.11.1.2", "11.11.1.3"})
    void driveAbilitiesAddToAnyOriginalDrive() {
        String original = "{'becomes': {'original': {'drive': 3}, 'of': 'vanguard'}}";
        assertEquals(4, drive(original));
        assertEquals(5, drive(original, TRIPLE));
        assertEquals(3, drive(original, LOSE_TWIN));
        assertEquals(1, drive("{'loses all': {'what': {'original': 'drive'}, 'of': 'vanguard'}}"));
        assertEquals(
                3,
                drive(
                        "{'gets': {'drive': {'sum': {'what': {'original': 'drive'}, 'of': 'vanguard'}}, 'of': 'vanguard'}}"));
    }

    @Test
    @Rule(jp = "7.14.4")
    void aGainedNumberOfAnotherCardIsAdded() {
        acting("{'gets': {'power': {'sum': {'what': 'power', 'of': 'vanguard'}}}}")
                .power(A, Circle.FRONT_RIGHT, 8000 + 13_000);
    }

    @Test
    @Rule(jp = "7.14.5")
    void aGainedNameIsThereBesidesTheOld() {
        String named =
                "{'cont': {'in': 'vc', 'effects': {'gets': {'power': {'times': [1000, {'count': {'rear guards': {'are': {'name': '%s'}}}}]}}}}}";
        String also = "{'cont': {'in': 'rc', 'effects': {'gets': {'name': 'Somebody'}}}}";
        for (String name : new String[] {"Somebody", OTHER}) {
            table(named.formatted(name), also)
                    .unit(A, Circle.FRONT_CENTER, TEXT)
                    .unit(A, Circle.BACK_LEFT, OTHER)
                    .turn(A, "9.9")
                    .power(A, Circle.FRONT_CENTER, 9000);
        }
    }

    @Test
    void skillsAreAskedFor() {
        String counts =
                "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [1000, {'count': {'rear guards': {'are': {'keyword': '%s'}}}}]}}}}}";
        for (String skill : new String[] {"boost", "intercept"}) {
            table(counts.formatted(skill), EMPTY_SOUL)
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .unit(A, Circle.FRONT_RIGHT, GRADE_2)
                    .turn(A, "9.9")
                    .power(A, Circle.FRONT_LEFT, 9000);
        }
    }

    @Test
    void theWordsAreThoseOfACard() {
        assertEquals(
                "Limit break (there are four or more cards in your damage zone) — CONT: This unit gets boost.",
                TextCards.ability(
                                "{'keyword': {'name': 'limit break', 'when': {'exists': {'of': {'cards': 'damage'}, 'at least': 4}}, 'ability': {'cont': {'effects': {'gets': {'keyword': 'boost'}}}}}}")
                        .english());
    }
}
