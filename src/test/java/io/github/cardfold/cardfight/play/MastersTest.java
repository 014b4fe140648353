package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.TimedEffect;
import org.junit.jupiter.api.Test;

/** Whose an effect is and what it comes from: here a card of B's stands on a circle of A's. */
class MastersTest {
    private static final String GRADE_1 = TestCards.GRADE_1;

    private static Table table(String text) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER)))
                .unitOf(B, A, Circle.BACK_LEFT, TEXT);
    }

    @Test
    @Rule(jp = {"3.2.2.1", "3.2.2.5"})
    void aContWorksForTheMasterOfItsCard() {
        table("{'cont': {'in': 'rc', 'effects': {'gets': {'power': 1000, 'of': 'vanguard'}}}}")
                .turn(A, "9.9")
                .power(A, Circle.FRONT_CENTER, 14000)
                .power(B, Circle.FRONT_CENTER, 13000);
    }

    @Test
    @Rule(jp = {"3.1.1", "3.2.2.2", "3.2.2.5", "3.2.2.5.1", "11.8.5", "11.8.5.1"})
    void anActIsThePlayersWhoCarriesItOut() {
        Player player = table("{'act': {'in': 'rc', 'then': [{'choose': {'rear guards': 'opponent'}}, 'draw']}}")
                .unit(B, Circle.FRONT_LEFT, GRADE_1)
                .unit(B, Circle.FRONT_RIGHT, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT);
        player.asked(A, "choose 1").pickUnit(B, Circle.FRONT_LEFT).draws(GRADE_1);
        assertEquals(1, player.fight().cards(A, Zone.HAND).size());
        assertEquals(0, player.fight().cards(B, Zone.HAND).size());
    }

    @Test
    @Rule(jp = {"3.2.2.3", "3.2.2.5", "11.3.1", "11.3.1.1"})
    void anAutoIsItsCardsMastersAndOneShotLeavesNothingBehind() {
        Player player = table("{'auto': {'in': 'rc', 'on': {'placed': 'other'}, 'then': 'soul charge'}}")
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.FRONT_LEFT)
                .draws(GRADE_1);
        assertEquals(1, player.fight().cards(A, Zone.SOUL).size());
        assertEquals(0, player.state().position().lastingCount());
    }

    @Test
    @Rule(jp = {"3.2.1", "11.8.5.2"})
    void aCardGoesToItsOwnersZones() {
        table("{'act': {'in': 'rc', 'then': {'retire': 'this'}}}")
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT)
                .holds(B, Zone.DROP, TEXT)
                .holds(A, Zone.DROP);
    }

    @Test
    @Rule(jp = {"11.5.1", "11.5.1.1", "11.5.3", "11.5.3.1"})
    void theSourceOfAnEffectIsTheUnitThatHasTheAbility() {
        Player player = table("{'act': {'in': 'rc', 'then': {'apply': {'effects': {'gets': {'ability': {'auto': {'in':"
                        + " 'vc', 'on': {'placed': 'other'}, 'then': {'apply': {'effects': {'gets': {'critical': 1}},"
                        + " 'lasting': 'turn'}}}}, 'of': 'vanguard'}}, 'lasting': 'turn'}}}}")
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.BACK_LEFT);
        TimedEffect granted = player.state().position().lasting(0);
        assertEquals(player.object(A, Circle.BACK_LEFT), granted.source());
        player.act("call", Zone.HAND, GRADE_1).pickCircle(Circle.FRONT_LEFT);
        TimedEffect critical = player.state().position().lasting(1);
        assertEquals(player.object(A, Circle.FRONT_CENTER), critical.source());
        assertEquals(A, critical.master());
    }

    @Test
    @Rule(jp = "1.3.7")
    void whoBeginsToAttackHasAttackedAndAttacksUntilTheBattleEnds() {
        Player player = table(
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'power': 1000, 'of': {'units': {'are': 'attacking'}}}}}}")
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .until(A, "10.3.1.3")
                .yes();
        player.until(B, "10.5.1.2.1").power(A, Circle.FRONT_CENTER, 14000);
        assertEquals(1, player.events(EventKinds.ATTACKED).size());
        player.pass().until(A, "9.9.2").power(A, Circle.FRONT_CENTER, 13000);
    }
}
