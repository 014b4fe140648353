package io.github.cardfold.vandaria;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.vandaria.card.ElementToken;
import io.github.cardfold.vandaria.state.ElementNumbers;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What players bring into a game besides their decks. */
class VandariaSetupTest {
    private static final VandariaSetup SETUP = Vandaria.setup(
            Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards()),
            Array.of("salt-reeds", "cinder-court").map(VandariaPacks::deck));

    private static int begins(VandariaSetup setup, NumberKey key, Seat player) {
        return setup.start(1).position().number(key, player);
    }

    @Test
    @Rule(vw = {"17.4.5", "17.4.6"})
    void whatTheRulesGiveComesOnTopOfWhatAPlayerBrings() {
        VandariaSetup setup = SETUP.with(PlayerNumbers.GOLD, Seat.A, 2).with(PlayerNumbers.VICTORY_POINTS, Seat.B, 1);
        assertEquals(2, setup.number(PlayerNumbers.GOLD, Seat.A));
        assertEquals(7, begins(setup, PlayerNumbers.GOLD, Seat.A));
        assertEquals(5, begins(setup, PlayerNumbers.GOLD, Seat.B));
        assertEquals(1, begins(setup, PlayerNumbers.VICTORY_POINTS, Seat.B));
        assertEquals(5, begins(setup.with(PlayerNumbers.STAYS, Seat.A, 1), PlayerNumbers.GOLD, Seat.A));
        assertEquals(5, begins(setup.with(PlayerNumbers.GOLD, Seat.A, 0), PlayerNumbers.GOLD, Seat.A));
    }

    @Test
    void elementsThatAPlayerBringsAreInTheReplay() {
        NumberKey element = ElementNumbers.of(ElementToken.values()[0]);
        Recorder record = Recorder.of(SETUP.with(element, Seat.B, 3), 4);
        State state = record.state();
        assertEquals(3, state.position().number(element, Seat.B));
        Replay replay = record.replay();
        assertEquals(state, replay.verify(SETUP.rules()).get());
    }

    @Test
    void nobodyBringsWhatTheGameItselfCounts() {
        for (NumberKey key : Array.of(
                PlayerNumbers.TURNS, PlayerNumbers.STAGGER, PlayerNumbers.TERRITORIES_SUMMONED, PlayerNumbers.SWEPT)) {
            assertEquals(
                    "nobody brings " + key.name() + ": the game itself counts that",
                    assertThrows(IllegalArgumentException.class, () -> SETUP.with(key, Seat.A, 1))
                            .getMessage());
        }
    }

    @Test
    void aNumberOfTheOtherGameIsRefused() {
        assertEquals(
                "this game has no number 'energy'",
                assertThrows(IllegalArgumentException.class, () -> SETUP.with(FighterNumbers.ENERGY, Seat.A, 1))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> SETUP.number(FighterNumbers.ENERGY, Seat.A));
    }
}
