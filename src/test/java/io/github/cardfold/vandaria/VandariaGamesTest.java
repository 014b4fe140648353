package io.github.cardfold.vandaria;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Random games. */
class VandariaGamesTest {
    private static final int GAMES = 9;
    /** Each pair of shipped decks once, whoever is first, and the games of more players. */
    private static final int[] MIXED = {0, 1, 2, 3, 5, 6, 7, 10, 11, 15, 16, 17, 18, 19};

    @Test
    void randomGamesEndAndHoldEverywhere() {
        Array<Outcome> ends =
                Array.range(0, GAMES).map(i -> VandariaGames.play(i).outcome().get());
        assertTrue(ends.forAll(end -> end.kind() == Outcome.Kind.WON));
    }

    @Test
    void gamesOfShippedDecksAndOfMorePlayersEndAndHoldEverywhere() {
        for (int i : MIXED) {
            assertEquals(
                    Outcome.Kind.WON, VandariaGames.mixed(i).outcome().get().kind());
        }
    }

    @Test
    @Rule(vw = {"6.4.2", "14.1.6"})
    void gamesWithFrameSpellsEndAndHoldEverywhere() {
        for (int i = 0; i < 3; i++) {
            assertEquals(
                    Outcome.Kind.WON, VandariaGames.spells(i).outcome().get().kind());
        }
    }

    @Test
    void gamesOfCardsThatChangeEndAndHoldEverywhere() {
        for (int i : new int[] {0, 2, 3, 4}) {
            assertEquals(
                    Outcome.Kind.WON,
                    VandariaGames.shaped(i, 2 + i % 3 / 2).outcome().get().kind());
        }
    }

    @Test
    void gamesAboutLootEndAndHoldEverywhere() {
        for (int i = 0; i < 5; i++) {
            assertEquals(
                    Outcome.Kind.WON, VandariaGames.trading(i).outcome().get().kind());
        }
    }

    /** A skill was used before a card of its name came, which is older than that card in a dealt game, too. */
    @Test
    @Rule(vw = "12.8.5")
    void whatIsOlderIsOlderInADealtGame() {
        assertEquals(
                Outcome.Kind.WON,
                VandariaGames.longRun(45, 2, 32).outcome().get().kind());
    }

    /** Catches random games that never come to what they are to try. */
    @Test
    void everythingHappens() {
        Array<State> states = Array.range(0, 3 * VandariaGames.OPTIONS.size()).flatMap(VandariaGames::states);
        Array<String> happened = states.flatMap(state -> Array.range(0, state.eventCount())
                        .map(i -> state.event(i).kind().name()))
                .distinct();
        Array<String> wanted = Array.of(
                EventKind.MOVE.name(),
                EventKind.TURN.name(),
                EventKind.LINK.name(),
                EventKind.UNLINK.name(),
                EventKind.QUEUE.name(),
                EventKind.UNQUEUE.name(),
                EventKind.LOSE.name(),
                EventKind.RANDOM.name(),
                "damaged",
                "destroyed");
        assertEquals(Array.empty(), wanted.removeAll(happened));
        assertTrue(states.exists(State::isUnfinished));
    }

    @Test
    void aPlayerMayConcedeAtAnyTime() {
        State state = VandariaGames.states(0).head();
        State end = state.step(Action.concede(Seat.B));
        assertEquals("A wins by 17.3.10", end.outcome().get().sentence());
    }
}
