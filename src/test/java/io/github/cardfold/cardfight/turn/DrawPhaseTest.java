package io.github.cardfold.cardfight.turn;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawPhaseTest {
    @Test
    @Rule(jp = "9.4.2")
    void theTurnFighterDrawsOneCard() {
        Player player = Table.empty()
                .deck(A, GRADE_1, GRADE_2, GRADE_3)
                .hand(A, GRADE_0)
                .hand(B, GRADE_0)
                .turn(A, "9.3");

        player.draws(GRADE_2).asked(A, "9.7.2");
        player.holds(A, Zone.HAND, GRADE_0, GRADE_2).holds(A, Zone.DECK, GRADE_1, GRADE_3);
        player.holds(B, Zone.HAND, GRADE_0);
    }

    @Test
    @Rule(jp = "9.4.2")
    void theFirstTurnOfTheGameHasADrawToo() {
        Table.empty().turn(B, 1, "9.3").draws(GRADE_1).holds(B, Zone.HAND, GRADE_1);
    }

    @Test
    @Rule(jp = {"9.4.1#1", "9.4.1#2"})
    void abilitiesOfTheBeginningOfTheDrawPhaseArePlayedBeforeTheDraw() {
        Player player = Table.with(Auto.on(B, Auto.beginning("draw phase"))).turn(A, "9.3");

        player.asked(B, "auto").holds(A, Zone.HAND);
        player.no().draws(GRADE_1).holds(A, Zone.HAND, GRADE_1);
    }

    @Test
    @Rule(jp = {"9.4.3#1", "9.4.3#2"})
    void whatTheDrawTriggersIsPlayedBeforeTheRidePhaseBegins() {
        Player player = Table.with(Auto.on(B, Auto.each(EventKind.MOVE))).turn(A, "9.3");

        player.draws(GRADE_1).asked(B, "auto");
        assertEquals(List.of("draw phase"), player.texts(EventKinds.BEGINNING));
    }

    @Test
    @Rule(jp = "9.5.1")
    void aFighterWithARideDeckGetsNoAssistWhateverTheHandLacks() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_0)
                .in(A, Zone.RIDE_DECK, GRADE_1)
                .deck(A, GRADE_1, GRADE_3, GRADE_3)
                .turn(A, "9.3");

        player.draws(GRADE_3).asked(A, "9.7.2");
        assertEquals(List.of("draw phase", "ride phase"), player.texts(EventKinds.BEGINNING));
        player.holds(A, Zone.DECK, GRADE_1, GRADE_3).happened(EventKind.SHUFFLE, 0);
    }

    @Test
    @Rule(jp = "9.4.2")
    void onlyChanceKnowsWhichCardIsDrawn() {
        Player player = Table.empty().deck(A, GRADE_1, GRADE_2, GRADE_3).turn(A, "9.3");

        player.asked(NATURE, "chance drawn")
                .offered("grade-1 from A deck", "grade-2 from A deck", "grade-3 from A deck");
    }
}
