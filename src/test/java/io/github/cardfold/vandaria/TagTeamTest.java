package io.github.cardfold.vandaria;

import static io.github.cardfold.vandaria.Board.asked;
import static io.github.cardfold.vandaria.Board.human;
import static io.github.cardfold.vandaria.Board.land;
import static io.github.cardfold.vandaria.Board.number;
import static io.github.cardfold.vandaria.Board.pick;
import static io.github.cardfold.vandaria.Board.points;
import static io.github.cardfold.vandaria.Board.purpose;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Seen;
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

/** Games of two teams (17.3): the seats A and C are one, B and D the other. */
class TagTeamTest {
    private static final VandariaRules TEAMS = VandariaRules.standard().withTeams(VandariaRules.Teams.TWO);
    private static final VandariaCard FIELD = land("Field", 3, 2, 0);
    private static final VandariaCard SCOUT = human("Scout", 2, 1, 1);

    private Board board = Board.of(4, TEAMS, FIELD, SCOUT);

    private static State until(State state, String purpose) {
        State now = state;
        while (!purpose(now).equals(purpose)) {
            Action pass = Action.pass(asked(now));
            now = now.step(
                    now.legalActions().contains(pass)
                            ? pass
                            : now.legalActions().head());
        }
        return now;
    }

    private static State game() {
        Rules rules = Vandaria.rules(TEAMS, PlainDecks.ALL);
        SplittableRandom random = new SplittableRandom(3);
        return Vandaria.setup(rules, Array.fill(4, () -> PlainDecks.deck("some", random)))
                .withFirstTurnPriority(Seat.C)
                .start(5);
    }

    @Test
    @Rule(vw = {"17.3.4", "17.3.5", "17.3.6"})
    void turnsAlternateAndOnlyTheTeamThatGoesFirstHasShortDrawPhases() {
        State state = until(game(), VandariaPurposes.FIRST_PLAYER);
        state = number(state, Seat.C.ordinal());
        for (int turn = 1; turn <= 6; turn++) {
            state = until(state, VandariaPurposes.DRAW_PHASE);
            assertEquals(Seat.of((turn + 1) % 4), asked(state));
            assertEquals(turn == 1 || turn == 3 ? 2 : 3, state.legalActions().size(), "turn " + turn);
            state = state.step(state.legalActions().head());
        }
    }

    @Test
    @Rule(vw = {"17.3.9", "17.3.8"})
    void theTeamWinsWithOneOfItsPlayers() {
        for (int i = 0; i < 5; i++) {
            board.property(Seat.D, FIELD);
        }
        Outcome end = board.at(Seat.D, "8.1").outcome().get();
        assertEquals("B wins by 3.2.9", end.sentence());
        assertEquals(Array.of(Seat.A, Seat.C), end.losers());
    }

    @Test
    @Rule(vw = "17.3.9")
    void propertyOfTwoPlayersIsNotCountedTogether() {
        for (int i = 0; i < 4; i++) {
            board.property(Seat.B, FIELD);
            board.property(Seat.D, FIELD);
        }
        assertFalse(board.at(Seat.D, "8.1").isOver());
    }

    @Test
    @Rule(vw = "17.3.10")
    void whoConcedesLosesWithTheTeam() {
        for (Seat each : Array.of(Seat.A, Seat.C)) {
            Outcome end =
                    board.at(Seat.A, "8.2").step(Action.concede(each)).outcome().get();
            assertEquals("B wins by 17.3.10", end.sentence());
            assertEquals(Array.of(Seat.A, Seat.C), end.losers());
            board = Board.of(4, TEAMS, FIELD, SCOUT);
        }
    }

    @Test
    @Rule(vw = {"17.3.11", "17.3.15"})
    void bothOpponentsAreAttackedAndNoAllyIs() {
        int home = board.property(Seat.A, FIELD);
        int scout = board.guard(Seat.A, SCOUT, home);
        int second = board.guard(Seat.A, SCOUT, home);
        int hit = board.property(Seat.B, FIELD);
        board.guard(Seat.C, SCOUT, board.property(Seat.C, FIELD));
        int other = board.property(Seat.D, FIELD);
        State state = pick(pick(pick(board.at(Seat.A, "8.5"), scout), second), scout);
        assertEquals(2, state.legalActions().size());
        state = pick(pick(pick(state, hit), second), other);
        assertEquals(2, points(state, Seat.A));
        assertEquals(Array.of(Seat.B, Seat.D), state.outcome().get().losers());
    }

    @Test
    @Rule(vw = "17.3.15")
    void anAllyDoesNotBlock() {
        int scout = board.guard(Seat.A, SCOUT, board.property(Seat.A, FIELD));
        int hit = board.property(Seat.B, land("Field", 3, 2, 0));
        board.guard(Seat.D, SCOUT, board.property(Seat.D, FIELD));
        State state = pick(pick(board.at(Seat.A, "8.5"), scout), scout);
        state = pick(state, hit);
        assertEquals(1, points(state, Seat.A));
    }

    @Test
    @Rule(vw = {"9.1.1", "17.3.9"})
    void victoryPointsAreThePlayersOwnUnlessTheOptionSaysOtherwise() {
        for (boolean shared : new boolean[] {false, true}) {
            Board table = Board.of(4, TEAMS.withSharedVictoryPoints(shared), FIELD, SCOUT);
            table.points(Seat.C, 1);
            int scout = table.guard(Seat.A, SCOUT, table.property(Seat.A, FIELD));
            table.property(Seat.B, FIELD);
            State state = pick(pick(table.at(Seat.A, "8.5"), scout), scout);
            assertEquals(
                    shared ? "A wins by 9.1.1" : "nobody",
                    state.outcome().map(Outcome::sentence).getOrElse("nobody"));
        }
    }

    @Test
    @Rule(vw = "17.3.7")
    void playersOfOneTeamSeeEachOthersHands() {
        State state = until(game(), VandariaPurposes.DRAW_PHASE);
        state = until(state.step(state.legalActions().head()), VandariaPurposes.DRAW_PHASE);
        for (Seat seat : state.position().seats()) {
            for (Seat other : state.position().opponents(seat)) {
                assertEquals(0, known(state, seat, VandariaZone.HAND, other));
                assertEquals(0, known(state, seat, VandariaZone.SUBDECK, other));
            }
            for (Seat ally : state.position().allies(seat)) {
                for (VandariaZone zone : Array.of(VandariaZone.HAND, VandariaZone.SUBDECK)) {
                    assertEquals(state.position().size(zone.of(ally)), known(state, seat, zone, ally), zone.label());
                }
            }
        }
    }

    /** All Subdecks differ, so that nobody can be shown the wrong one. */
    @Test
    @Rule(vw = {"7.1.16", "17.3.7"})
    void eachOfThreeAlliesSeesTheSubdecksOfBothOthers() {
        Rules rules = Vandaria.rules(TEAMS, PlainDecks.ALL);
        VandariaDeckList deck = PlainDecks.deck("some", new SplittableRandom(3));
        State state = Vandaria.setup(
                        rules,
                        Array.rangeClosed(1, 6)
                                .map(cards -> deck.withSub(Array.of(new DeckEntry<>(cards, PlainDecks.HIDE)))))
                .start(5);
        Array<Seat> seats = state.position().seats();
        assertEquals(6, seats.size());
        seats.forEach(seat -> seats.filter(each -> each != seat)
                .forEach(other -> assertEquals(
                        seat.ordinal() % 2 == other.ordinal() % 2 ? other.ordinal() + 1 : 0,
                        known(state, seat, VandariaZone.SUBDECK, other),
                        seat + " and " + other)));
    }

    private static int known(State state, Seat seat, VandariaZone zone, Seat other) {
        Seen seen = Seen.of(state.position(), zone.of(other), seat);
        return seen.poolCount() == 0 ? 0 : seen.kinds(0).length;
    }

    @Test
    void gamesOfTwoTeamsComeToAnEnd() {
        for (int players : new int[] {4, 6}) {
            Outcome end = VandariaGames.teams(players, players).outcome().get();
            assertEquals(players / 2, end.losers().size());
        }
    }

    @Test
    @Rule(vw = "17.3.1")
    void twoTeamsHaveAsManyPlayers() {
        Rules rules = Vandaria.rules(TEAMS, PlainDecks.ALL);
        VandariaDeckList deck = PlainDecks.deck("one", new SplittableRandom(1));
        String refusal = assertThrows(
                        IllegalArgumentException.class, () -> Vandaria.setup(rules, Array.fill(3, () -> deck)))
                .getMessage();
        assertEquals("two teams have as many players each, not 3 together", refusal);
    }
}
