package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import org.junit.jupiter.api.Test;

/** What stands where, between two steps of the rules. */
class FieldTest {
    /** As the rider comes to the circle, A is asked about a card of the hand. */
    @Test
    @Rule(jp = {"4.9.2.6", "6.3.3.4"})
    void whoIsRiddenUponIsTheVanguardUntilTheRideIsDone() {
        Player player = Table.empty(TextCards.rules(
                        "{'auto': {'in': 'hand', 'on': {'placed': {'who': 'other', 'to': 'vc'}}, 'then': 'draw'}}"))
                .unit(A, FRONT_CENTER, GRADE_2)
                .hand(A, GRADE_3, TEXT)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_3)
                .asked(A, "11.1.1.2.1.1");
        assertEquals(2, player.state().position().size(FRONT_CENTER.of(A)));
        assertEquals(GRADE_2, vanguard(player));
        assertEquals(GRADE_3, vanguard(player.pass()));
    }

    private static String vanguard(Player player) {
        Position position = player.state().position();
        GameObject vanguard = Vanguards.leader(position, A);
        assertNotNull(vanguard);
        return Field.card(position, vanguard).id();
    }
}
