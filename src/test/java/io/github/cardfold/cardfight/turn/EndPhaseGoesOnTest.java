package io.github.cardfold.cardfight.turn;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/** The end phase is carried out anew for abilities of its beginning that have not been on standby in it. */
@Rule(jp = {"9.11.8", "9.11.10"})
class EndPhaseGoesOnTest {
    private static final String TEXT = TextCards.TEXT;
    private static final String OTHER = TextCards.OTHER;
    private static final String FROM_SOUL =
            "{'auto': {'in': 'rc', 'on': {'begins': 'end phase'}, 'then': {'put': {'what': {'cards': 'soul'}, 'to': 'drop'}}}}";
    private static final String IN_DROP =
            "{'auto': {'in': 'drop', 'on': {'begins': 'end phase'}, 'then': 'soul charge'}}";

    private static Table table() {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, FROM_SOUL), TextCards.card(OTHER, IN_DROP)))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .deck(A, GRADE_1, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = "9.11.10#3")
    void whatComesToWhereItIsValidTriggersThen() {
        Player player = table().in(A, Zone.SOUL, OTHER).turn(A, "9.11").draws(GRADE_1);
        player.holds(A, Zone.DROP, OTHER).holds(A, Zone.SOUL, GRADE_1);
    }

    /** What has triggered in the second pass does not trigger in the third. */
    @Test
    void eachPassNotesWhatHasTriggeredInIt() {
        String inSoul = "{'auto': {'in': 'soul', 'on': {'begins': 'end phase'}, 'then': {'energy charge': 1}}}";
        Player player = Table.empty(TextCards.rules(
                        TextCards.card(TEXT, FROM_SOUL),
                        TextCards.card(OTHER, IN_DROP),
                        TextCards.card("third", inSoul)))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .in(A, Zone.SOUL, OTHER)
                .deck(A, "third", "third", "third")
                .turn(A, "9.11")
                .draws("third");
        player.until(B, "9.9.2").holds(A, Zone.SOUL, "third").holds(A, Zone.DROP, OTHER);
        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, A));
    }

    @Test
    @Rule(jp = "9.11.8#1")
    void whatHasTriggeredDoesNotTriggerAgain() {
        Player player =
                table().in(A, Zone.SOUL, GRADE_0).in(A, Zone.DROP, OTHER).turn(A, "9.11");
        player.number(1).draws(GRADE_1).holds(A, Zone.SOUL, GRADE_1).holds(A, Zone.DROP, GRADE_0, OTHER);
    }
}
