package io.github.cardfold.vandaria;

import static io.github.cardfold.vandaria.Board.asked;
import static io.github.cardfold.vandaria.Board.human;
import static io.github.cardfold.vandaria.Board.land;
import static io.github.cardfold.vandaria.Board.names;
import static io.github.cardfold.vandaria.Board.number;
import static io.github.cardfold.vandaria.Board.pass;
import static io.github.cardfold.vandaria.Board.pick;
import static io.github.cardfold.vandaria.Board.points;
import static io.github.cardfold.vandaria.Board.purpose;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Games of more than two players, each for himself (17.1). */
class BattleRoyalTest {
    private static final VandariaCard FIELD = land("Field", 3, 2, 0);
    private static final VandariaCard SCOUT = human("Scout", 2, 1, 1);
    private static final int MOST_STEPS = 40_000;

    private final Board board = Board.royal(4, FIELD, SCOUT);

    private static State phase(State state, String purpose) {
        State now = state;
        while (!purpose(now).equals(purpose)) {
            now = purpose(now).equals(VandariaPurposes.DRAW_PHASE) ? number(now, 0) : pass(now);
        }
        return now;
    }

    @Test
    @Rule(vw = {"17.1.3", "8.8.3"})
    void turnsPassRoundTheTable() {
        State state = board.at(Seat.C, "8.8");
        for (Seat seat : Array.of(Seat.D, Seat.A, Seat.B, Seat.C)) {
            assertEquals(seat, asked(state));
            state = number(state, 0);
        }
    }

    @Test
    @Rule(vw = "17.1.2")
    void eachPlayerIsAnOpponentOfEachOther() {
        Position table = board.at(Seat.A, "8.4").position();
        for (Seat one : table.seats()) {
            assertEquals(table.seats().remove(one), table.opponents(one).sorted());
            assertEquals(Array.empty(), table.allies(one));
        }
    }

    @Test
    @Rule(vw = {"17.1.2", "17.1.4"})
    void anAttackerChoosesAmongTheTerritoriesOfAll() {
        int home = board.property(Seat.A, FIELD);
        int scout = board.guard(Seat.A, SCOUT, home);
        int second = board.guard(Seat.A, SCOUT, home);
        board.property(Seat.B, FIELD);
        int hit = board.property(Seat.C, FIELD);
        int other = board.property(Seat.D, FIELD);
        State state = pick(pick(board.at(Seat.A, "8.5"), scout), second);
        state = pick(state, scout);
        assertEquals(3, state.legalActions().size());
        state = pick(pick(pick(state, hit), second), other);
        assertEquals(Array.of("Field"), names(state, VandariaZone.GRAVEYARD, Seat.C));
        assertEquals(Array.of("Field"), names(state, VandariaZone.GRAVEYARD, Seat.D));
        assertEquals(Array.of("Field"), names(state, VandariaZone.GAME, Seat.B));
        assertEquals(2, points(state, Seat.A));
        assertEquals("A wins by 9.1.1", state.outcome().get().sentence());
    }

    @Test
    @Rule(vw = "17.1.4")
    void whoMeetsAVictoryConditionFirstWinsAgainstAll() {
        for (int i = 0; i < 5; i++) {
            board.property(Seat.C, FIELD);
        }
        assertEquals("C wins by 3.2.9", board.at(Seat.C, "8.1").outcome().get().sentence());
    }

    @Test
    void ofAPlayerWhoConcedesNothingStaysInTheGame() {
        board.property(Seat.B, FIELD);
        State state = board.at(Seat.A, "8.2").step(Action.concede(Seat.B));
        assertFalse(state.isOver());
        assertEquals(Array.empty(), names(state, VandariaZone.GAME, Seat.B));
        assertEquals(Array.of("Field"), names(state, VandariaZone.GRAVEYARD, Seat.B));
        assertEquals(Seat.C, asked(phase(number(state, 0), VandariaPurposes.DRAW_PHASE)));
    }

    @Test
    void whoConcedesInTheOwnTurnLeavesItToTheNext() {
        board.property(Seat.A, FIELD);
        board.lay(VandariaZone.HAND, Seat.A, FIELD).gold(Seat.A, 1);
        State state = board.at(Seat.A, "8.4").step(Action.concede(Seat.A));
        assertEquals(Seat.B, asked(state));
        assertEquals(Array.empty(), names(state, VandariaZone.GAME, Seat.A));
        state = state.step(Action.concede(Seat.C)).step(Action.concede(Seat.B));
        assertEquals("D wins by 17.3.10", state.outcome().get().sentence());
    }

    @Test
    void gamesOfThreeToSixPlayersComeToAnEnd() {
        SplittableRandom random = new SplittableRandom(5);
        Rules rules = Vandaria.rules(VandariaRules.standard(), PlainDecks.ALL);
        for (int players = 3; players <= 6; players++) {
            Array<VandariaDeckList> decks = Array.fill(players, () -> PlainDecks.deck("some", random));
            State state = Vandaria.setup(rules, decks).start(players);
            for (int steps = 0; !state.isOver(); steps++) {
                assertTrue(steps < MOST_STEPS);
                boolean moves = state.decision().get().purpose().equals(VandariaPurposes.DEPLOY_OR_NOT);
                int answer = moves ? 0 : random.nextInt(state.legalActions().size());
                state = state.step(state.legalActions().get(answer));
                assertEquals(Array.empty(), VandariaAudit.broken(state));
            }
            assertEquals(1, players - state.position().seats().count(state.position()::hasLost));
        }
    }

    @Test
    void aGameHasTwoToSixPlayers() {
        Rules rules = Vandaria.rules(VandariaRules.standard(), PlainDecks.ALL);
        VandariaDeckList deck = PlainDecks.deck("one", new SplittableRandom(1));
        for (int players : new int[] {1, 7}) {
            String refusal = assertThrows(
                            IllegalArgumentException.class,
                            () -> Vandaria.setup(rules, Array.fill(players, () -> deck)))
                    .getMessage();
            assertEquals("a game has 2 to 6 players, each with a deck, not " + players, refusal);
        }
    }
}
