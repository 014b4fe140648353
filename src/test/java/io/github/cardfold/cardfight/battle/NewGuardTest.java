package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class NewGuardTest {
    private static final String TO_REAR_GUARDS = "{'redirect': {'what': 'guardians', 'to': {'rear guards': 'you'}}}";

    /**
     * When the vanguard of one fighter is attacked, so are some units; and then a guardian with shield 15000 does what
     * is said as it comes.
     */
    private static Table table(String attacked, String then) {
        String all =
                "{'auto': {'in': 'vc', 'on': {'attack': {'who': {'not': 'this'}, 'whom': 'this'}}, 'then': {'redirect': "
                        + attacked + "}}}";
        String called = "{'auto': {'on': {'placed': {'to': 'gc'}}, 'then': " + then + "}}";
        return Table.empty(TextCards.rules(
                TextCards.like(GRADE_3, TEXT, all), TextCards.like(TestCards.trigger("critical"), OTHER, called)));
    }

    private static Player attacked(Table table, Seat defender) {
        Seat attacker = defender == A ? B : A;
        return table.unit(defender, FRONT_CENTER, TEXT)
                .unit(attacker, FRONT_CENTER, GRADE_3)
                .hand(defender, GRADE_1, OTHER, GRADE_1)
                .turn(attacker, "9.10")
                .attacks(FRONT_CENTER, defender, FRONT_CENTER)
                .asked(defender, "10.5.1.2.1");
    }

    /** Also those that came before it; one that comes later is asked for anew. */
    @Test
    @Rule(jp = {"6.2.4#1", "6.2.4.1", "10.4.1.10#2"})
    void allGuardiansGuardAnotherAttackedUnitFromNowOn() {
        for (Seat defender : new Seat[] {A, B}) {
            attacked(
                            table("['vanguard', {'rear guards': 'you'}]", TO_REAR_GUARDS)
                                    .unit(defender, FRONT_LEFT, GRADE_2),
                            defender)
                    .act("guard", Zone.HAND, GRADE_1)
                    .pass()
                    .pickUnit(defender, FRONT_CENTER)
                    .power(defender, FRONT_CENTER, 13000 + 5000)
                    .act("guard", Zone.HAND, OTHER)
                    .pass()
                    .pickUnit(defender, FRONT_CENTER)
                    .power(defender, FRONT_CENTER, 13000)
                    .power(defender, FRONT_LEFT, 10000 + 5000 + 15000)
                    .happened(EventKinds.GUARDED, 4)
                    .act("guard", Zone.HAND, GRADE_1)
                    .pass()
                    .asked(defender, "10.4.1.10")
                    .pickUnit(defender, FRONT_CENTER)
                    .power(defender, FRONT_CENTER, 13000 + 5000);
        }
    }

    @Test
    @Rule(jp = {"10.4.1.9.1", "6.2.4.1"})
    void guardiansGoAlongWithAnAttackThatIsChanged() {
        String change = "[{'choose': {'rear guards': 'you'}}, {'redirect': '$it'}, "
                + "{'redirect': {'what': 'guardians', 'to': '$it'}}]";
        attacked(table("'vanguard'", change).unit(B, FRONT_LEFT, GRADE_2).unit(B, FRONT_RIGHT, GRADE_2), B)
                .act("guard", Zone.HAND, OTHER)
                .pass()
                .pickUnit(B, FRONT_RIGHT)
                .power(B, FRONT_CENTER, 13000)
                .power(B, FRONT_RIGHT, 10000 + 15000)
                .act("guard", Zone.HAND, GRADE_1)
                .pass()
                .power(B, FRONT_RIGHT, 10000 + 15000 + 5000);
    }

    /** For each guardian its master selects anew, whoever's effect it is. */
    @Test
    @Rule(jp = {"10.4.1.10#1", "10.4.1.10.1"})
    void ofSeveralUnitsEachGuardianGuardsOne() {
        String watch = "{'auto': {'in': 'vc', 'on': {'placed': {'who': {'grade': 0}, 'to': 'gc'}}, 'then': {'redirect':"
                + " {'what': {'guardians': 'opponent'}, 'to': {'rear guards': 'opponent'}}}}}";
        String all = "{'auto': {'in': 'rc', 'on': {'attack': {'who': [], 'whom': 'this'}}, 'then': {'redirect':"
                + " ['vanguard', {'rear guards': 'you'}]}}}";
        Table.empty(TextCards.rules(TextCards.like(GRADE_3, TEXT, watch), TextCards.like(GRADE_2, OTHER, all)))
                .unit(A, FRONT_CENTER, TEXT)
                .unit(B, FRONT_LEFT, OTHER)
                .unit(B, FRONT_RIGHT, GRADE_2)
                .hand(B, GRADE_1, TestCards.trigger("critical"), GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_LEFT)
                .act("guard", Zone.HAND, GRADE_1)
                .pass()
                .pickUnit(B, FRONT_CENTER)
                .act("guard", Zone.HAND, TestCards.trigger("critical"))
                .pass()
                .pickUnit(B, FRONT_LEFT)
                .asked(B, "redirect 1 whom")
                .offered("other-text on front left", "grade-2 on front right")
                .pickUnit(B, FRONT_RIGHT)
                .asked(B, "redirect 1 whom")
                .pickUnit(B, FRONT_LEFT)
                .asked(B, "10.5.1.2.1")
                .power(B, FRONT_CENTER, 13000)
                .power(B, FRONT_RIGHT, 10000 + 5000)
                .power(B, FRONT_LEFT, 10000 + 15000)
                .happened(EventKinds.GUARDED, 3);
    }

    /** The text names an attacked unit and one that is not, guardians and units that guard nothing. */
    @Test
    @Rule(jp = {"6.2.4", "10.4.1.10", "1.3.2.1"})
    void onlyGuardiansGuardAndOnlyAttackedUnitsAreGuarded() {
        for (String to : new String[] {"{'rear guards': 'you'}", "['vanguard', {'rear guards': 'you'}]"}) {
            attacked(
                            table(
                                            "'vanguard'",
                                            "{'redirect': {'what': ['guardians', {'rear guards': 'you'}], 'to': " + to
                                                    + "}}")
                                    .unit(B, FRONT_LEFT, GRADE_2),
                            B)
                    .act("guard", Zone.HAND, OTHER)
                    .pass()
                    .asked(B, "10.5.1.2.1")
                    .power(B, FRONT_CENTER, 13000 + 15000)
                    .power(B, FRONT_LEFT, 10000)
                    .happened(EventKinds.GUARDED, 1);
        }
    }
}
