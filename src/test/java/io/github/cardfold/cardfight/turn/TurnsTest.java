package io.github.cardfold.cardfight.turn;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnsTest {
    @Test
    @Rule(jp = "9.1.2")
    void thePhasesComeInOrder() {
        Player player = Table.empty().turn(A, "9.2").until(B, "9.7.2");

        assertEquals(
                List.of(
                        "stand phase",
                        "draw phase",
                        "ride phase",
                        "main phase",
                        "battle phase",
                        "end phase",
                        "stand phase",
                        "draw phase",
                        "ride phase"),
                player.texts(EventKinds.BEGINNING).stream()
                        .filter(each -> each.endsWith("phase"))
                        .toList());
    }

    @Test
    @Rule(jp = {"9.1.2", "10.2.1"})
    void eachPhaseAndEachStepOfAnAttackIsTheMomentOfWhatHappensInIt() {
        Player player = Table.empty().hand(A, GRADE_1).hand(B, GRADE_1).turn(A, "9.6");

        assertEquals("9.6", moment(player.asked(A, "9.7.2")));
        assertEquals("9.9", moment(player.pass().asked(A, "9.9.2")));
        assertEquals("10.3", moment(player.pass().asked(A, "10.3.1.3")));
        assertEquals("10.5", moment(player.yes().asked(B, "10.5.1.2.1")));
        assertEquals("10.6", moment(player.pass().asked(Seat.NATURE, "chance drawn")));
    }

    private static String moment(Player player) {
        var position = player.state().position();
        return position.rules().game().moment(position);
    }

    @Test
    @Rule(jp = "9.1.1")
    void theGamePreparedTheFirstTurnIsTheFirstFighters() {
        int nobody = 0;
        Player player = Table.empty()
                .hand(A, GRADE_1)
                .hand(B, GRADE_1)
                .at("8.2.1", "8.2.1.9", nobody, B.ordinal())
                .until(B, "9.7.2");

        assertEquals(Option.some(B), player.fight().turnFighter());
        assertEquals(1, player.fight().turn());
    }

    @Test
    @Rule(jp = {"9.1.1#1", "9.1.1#2"})
    void theFightersTakeTurns() {
        Player player = Table.empty().turn(A, 1, "9.2");

        assertEquals(Option.some(A), player.fight().turnFighter());
        player.until(B, "9.7.2");
        assertEquals(Option.some(B), player.fight().turnFighter());
        assertEquals(2, player.fight().turn());
        player.until(A, "9.7.2");
        assertEquals(Option.some(A), player.fight().turnFighter());
        assertEquals(3, player.fight().turn());
    }
}
