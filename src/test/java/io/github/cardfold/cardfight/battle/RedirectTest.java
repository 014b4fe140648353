package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
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
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

class RedirectTest {
    private static final String ATTACKED = "{'attack': {'who': {'not': 'this'}, 'whom': 'this'}}";
    private static final String AT_CLOSE =
            "{'auto': {'in': 'vc', 'on': {'begins': 'close step'}, 'when': {'attacked': '%s'}, 'then': 'soul charge'}}";

    /** B's vanguard does what is said when it is attacked; A's soul charges at the close step if such a unit was. */
    private static Table table(String then, String attackedOn, String... more) {
        return Table.empty(TextCards.rules(
                        TextCards.like(
                                GRADE_3, TEXT, "{'auto': {'in': 'vc', 'on': " + ATTACKED + ", 'then': " + then + "}}"),
                        TextCards.like(GRADE_2, OTHER, more),
                        TextCards.like(GRADE_3, "third", AT_CLOSE.formatted(attackedOn))))
                .unit(A, FRONT_CENTER, "third")
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_CENTER, TEXT);
    }

    @Test
    @Rule(jp = {"9.10.1", "10.1.5", "10.4.1.9.1#1", "10.7.1.10"})
    void anAttackIsChangedToAnotherUnitWhichIsThenHit() {
        table("{'redirect': {'rear guards': 'you'}}", "vc")
                .unit(B, FRONT_RIGHT, GRADE_1)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .happened(EventKinds.ATTACK_CHANGED, 1)
                .asked(A, "10.3.1.3")
                .empty(B, FRONT_RIGHT)
                .holds(B, Zone.DROP, GRADE_1)
                .holds(B, Zone.DAMAGE)
                .holds(A, Zone.SOUL);
    }

    /** However often a text names it. */
    @Test
    @Rule(jp = {"10.4.1.9", "10.7.1.4", "10.7.1.6.1"})
    void aUnitIsAttackedOnce() {
        table("{'redirect': ['vanguard', 'vanguard', {'rear guards': 'you'}]}", "vc")
                .unit(B, FRONT_RIGHT, GRADE_1)
                .unit(A, FRONT_RIGHT, GRADE_3)
                .turn(A, "9.10")
                .attacks(FRONT_RIGHT, B, FRONT_CENTER)
                .draws(GRADE_1)
                .draws(GRADE_1)
                .asked(A, "10.3.1.3")
                .happened(EventKinds.UNIT_HIT, 2)
                .holds(B, Zone.DAMAGE, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .empty(B, FRONT_RIGHT);
    }

    @Test
    @Rule(jp = {"10.1.4", "10.1.5#1"})
    void untilTheCloseStepEndsTheKindOfUnitThatIsAttackedHasBeenAttacked() {
        String change = "{'redirect': {'rear guards': 'you'}}";
        for (String on : new String[] {"rc", "vc"}) {
            Player player = table(change, on)
                    .unit(A, FRONT_RIGHT, GRADE_2)
                    .unit(B, FRONT_RIGHT, GRADE_1)
                    .turn(A, "9.10")
                    .attacks(FRONT_LEFT, B, FRONT_CENTER);
            if (on.equals("rc")) {
                player.draws(GRADE_1).holds(A, Zone.SOUL, GRADE_1);
            } else {
                player.asked(A, "10.3.1.3");
            }
        }
        table("{'put': {'what': 'this', 'to': 'hand'}}", "vc")
                .in(B, Zone.SOUL, GRADE_0)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    /** Between the comparison and the telling of hits: the vanguard has been hit, the rear-guard was never compared. */
    @Test
    @Rule(jp = {"10.1.5", "10.7.1.6.1", "10.7.1.10"})
    void anAttackThatIsChangedAfterTheComparisonHasHitWhatItHit() {
        for (String whom : new String[] {"vc", "rc"}) {
            String hits = "{'auto': {'in': 'vc', 'on': {'hit': {'who': {'not': 'this'}, 'whom': {'lies in': '" + whom
                    + "'}}}, 'then': 'soul charge'}}";
            String change = "{'auto': {'in': 'rc', 'on': {'damage check': {'of': 'opponent'}},"
                    + " 'then': {'redirect': {'rear guards': 'opponent'}}}}";
            Player player = Table.empty(TextCards.rules(
                            TextCards.like(GRADE_3, TEXT, hits), TextCards.like(GRADE_2, OTHER, change)))
                    .unit(A, FRONT_CENTER, TEXT)
                    .unit(A, FRONT_LEFT, GRADE_3)
                    .unit(A, FRONT_RIGHT, OTHER)
                    .unit(B, FRONT_RIGHT, GRADE_1)
                    .turn(A, "9.10")
                    .attacks(FRONT_LEFT, B, FRONT_CENTER)
                    .draws(GRADE_1);
            if (whom.equals("vc")) {
                player.draws(GRADE_1).holds(A, Zone.SOUL, GRADE_1);
            }
            player.happened(EventKinds.ATTACK_CHANGED, 1)
                    .happened(EventKinds.UNIT_HIT, 1)
                    .asked(A, "10.3.1.3")
                    .stands(B, FRONT_RIGHT, GRADE_1);
        }
    }

    @Test
    @Rule(jp = "10.2.3")
    void aUnitThatCannotBeAttackedIsNeitherTargetNorBattled() {
        String cont = "{'cont': {'in': 'rc', 'effects': {'cannot': {'attack': {'whom': 'this'}}}}}";
        table("{'redirect': {'rear guards': 'you'}}", "vc", cont)
                .unit(B, FRONT_RIGHT, OTHER)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .pickUnit(A, FRONT_LEFT)
                .asked(B, "10.5.1.2.1")
                .happened(EventKinds.ATTACK_CHANGED, 0)
                .pass()
                .stands(B, FRONT_RIGHT, OTHER);
    }

    /** Attacks go from vanguards and rear-guards to others; what lies elsewhere, or is gone, is not attacked. */
    @Test
    @Rule(jp = {"10.1.5", "10.2.3"})
    void anAttackIsChangedToVanguardsAndRearGuardsAlone() {
        String guarded = "[{'call': {'what': {'cards': 'drop'}, 'to': 'gc'}}, {'redirect': 'guardians'}]";
        table(guarded, "vc")
                .in(B, Zone.DROP, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .pickUnit(A, FRONT_LEFT)
                .asked(B, "10.5.1.2.1")
                .happened(EventKinds.ATTACK_CHANGED, 0)
                .power(B, FRONT_CENTER, 13000 + 5000);
        String gone = "[{'choose': {'rear guards': 'you'}}, {'retire': '$it'}, {'redirect': '$it'}]";
        table(gone, "vc")
                .unit(B, FRONT_RIGHT, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .pickUnit(A, FRONT_LEFT)
                .pickUnit(B, FRONT_CENTER)
                .asked(B, "10.5.1.2.1")
                .holds(B, Zone.DROP, GRADE_1)
                .happened(EventKinds.ATTACK_CHANGED, 0);
    }

    @Test
    @Rule(jp = {"10.4.1.5.2", "10.4.1.3"})
    void whoMayNotAttackAnyMoreGoesOnWithItsBattle() {
        table(
                        "{'apply': {'effects': {'cannot': {'attack': {'rear guards': 'opponent'}}}, 'lasting':"
                                + " 'turn'}}",
                        "vc")
                .unit(A, FRONT_RIGHT, GRADE_3)
                .turn(A, "9.10")
                .attacks(FRONT_RIGHT, B, FRONT_CENTER)
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(B, Zone.DAMAGE, GRADE_1);
    }

    /** It still goes to another unit, but not to one that cannot be attacked. */
    @Test
    @Rule(jp = {"10.2.3", "10.4.1.5.2"})
    void theAttackOfWhoMayNotAttackAnyMoreIsChanged() {
        String then = "[{'apply': {'effects': {'cannot': {'attack': {'rear guards': 'opponent'}}}, 'lasting':"
                + " 'turn'}}, {'redirect': {'rear guards': 'you'}}]";
        String cont = "{'cont': {'in': 'rc', 'effects': {'cannot': {'attack': {'whom': 'this'}}}}}";
        table(then, "rc", cont)
                .unit(A, FRONT_RIGHT, GRADE_3)
                .unit(B, FRONT_RIGHT, GRADE_1)
                .unit(B, FRONT_LEFT, OTHER)
                .turn(A, "9.10")
                .attacks(FRONT_RIGHT, B, FRONT_CENTER)
                .happened(EventKinds.ATTACK_CHANGED, 1)
                .pass()
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(B, Zone.DROP, GRADE_1)
                .stands(B, FRONT_LEFT, OTHER);
    }

    @Test
    @Rule(jp = {"10.4.1.9.2#1", "10.4.1.9.2#2"})
    void theUnitsThatAttackEachOtherAreBattleOpponents() {
        String weaker = "{'apply': {'effects': {'gets': {'power': -5000, 'of': 'battle opponents'}}, 'lasting':"
                + " 'battle'}}";
        table(weaker, "vc")
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .power(A, FRONT_LEFT, 5000)
                .power(A, FRONT_CENTER, 13000);
        Table.empty(TextCards.rules("{'auto': {'in': 'rc', 'on': 'attack', 'then': " + weaker + "}}"))
                .unit(A, FRONT_LEFT, TEXT)
                .unit(B, FRONT_LEFT, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_LEFT)
                .power(B, FRONT_LEFT, 3000)
                .power(B, FRONT_CENTER, 13000);
    }
}
