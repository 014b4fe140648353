package io.github.cardfold.cardfight.turn;

import static io.github.cardfold.kernel.Seat.A;
import static io.github.cardfold.kernel.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Happenings;
import io.github.cardfold.kernel.Rule;
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
                player.texts(Happenings.BEGINNING).stream()
                        .filter(each -> each.endsWith("phase"))
                        .toList());
    }

    @Test
    @Rule(jp = "9.1.1")
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
