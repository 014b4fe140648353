package io.github.cardfold.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.json.ReplayJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayBytes;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.VandariaSetup;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What the two games tell of themselves, and games that are started without knowing which one it is. */
class LibraryGameTest {
    private static final Rules RULES =
            Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards());

    private static VandariaSetup setup() {
        return Vandaria.setup(
                        RULES,
                        Array.of("salt-reeds", "cinder-court", "salt-reeds").map(VandariaPacks::deck))
                .withFirstTurnPriority(Seat.C)
                .with(PlayerNumbers.VICTORY_POINTS, Seat.B, 1);
    }

    @Test
    void rulesTellTheirGame() {
        assertEquals(LibraryGame.VANGUARD, LibraryGame.of(Cardfight.rules()));
        assertEquals(LibraryGame.VANDARIA_WARS, LibraryGame.of(RULES));
        assertThrows(IllegalArgumentException.class, () -> LibraryGame.named("chess"));
    }

    @Test
    void aGameOfThreeIsRecordedByDecksNumbersAndSeed() {
        Recorder record = Recorder.of(setup(), 4);
        State state = record.state();
        assertEquals(1, state.position().number(PlayerNumbers.VICTORY_POINTS, Seat.B));
        for (int i = 0; i < 40; i++) {
            record = record.step(record.state().legalActions().head());
        }
        Replay replay = record.replay();
        assertEquals(replay, ReplayJson.read(ReplayJson.write(replay)));
        assertEquals(replay, ReplayBytes.read(ReplayBytes.write(replay)));
        assertEquals(record.state(), replay.verify(RULES).get());
    }

    @Test
    void chanceMayBeOpen() {
        Replay replay = Recorder.ofOpenChance(setup()).replay();
        assertEquals(replay, ReplayBytes.read(ReplayBytes.write(replay)));
        assertTrue(replay.verify(RULES).get().isChanceOpen());
    }

    @Test
    void whatNoPlayerBringsIsRefused() {
        Array<DeckSheet> decks = setup().decks().map(DeckSheets::of);
        Array<StartNumber> luck = Array.of(new StartNumber(Seat.B, "luck", 1));
        assertEquals(
                "there is no number 'luck' that B could bring",
                LibraryGame.VANDARIA_WARS
                        .start(RULES, decks, luck, OptionalLong.empty())
                        .getLeft());
        assertEquals(
                "fighters bring decks and no numbers, such as 'luck'",
                LibraryGame.VANGUARD
                        .start(Cardfight.rules(), decks.take(2), luck, OptionalLong.empty())
                        .getLeft());
        assertThrows(IllegalArgumentException.class, () -> new StartNumber(Seat.A, "gold", -1));
        assertThrows(IllegalArgumentException.class, () -> setup().with(PlayerNumbers.GOLD, Seat.D, 1));
    }
}
