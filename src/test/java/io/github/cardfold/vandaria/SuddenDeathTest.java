package io.github.cardfold.vandaria;

import static io.github.cardfold.vandaria.Board.asked;
import static io.github.cardfold.vandaria.Board.gold;
import static io.github.cardfold.vandaria.Board.human;
import static io.github.cardfold.vandaria.Board.land;
import static io.github.cardfold.vandaria.Board.names;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.github.cardfold.view.Determinize;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Sudden Death (16). */
class SuddenDeathTest {
    private static final VandariaCard FIELD = land("Field", 9, 2, 0);
    private static final VandariaCard SCOUT = human("Scout", 2, 1, 1);
    private static final VandariaCard WALL = human("Wall", 0, 9, 9);
    private static final VandariaCard OX = human("Ox", 3, 3, 3);
    private static final VandariaCard ASIDE = human("Aside", 1, 1, 1).withCost(GoldCost.S);

    private final Board board = Board.of(FIELD, SCOUT, WALL, OX, ASIDE);

    private State begin() {
        return VandariaSuddenDeath.of(board.at(Seat.A, "8.4"), Array.of(Seat.A, Seat.B), 3);
    }

    private static State chosen(State first) {
        State state = first;
        while (!state.isOver()) {
            state = state.step(state.legalActions().head());
        }
        return state;
    }

    @Test
    @Rule(vw = {"16.2.3", "16.2.4", "16.4.6"})
    void followersOfTheFateDeckTheHandAndTheGameAreChosenFrom() {
        board.property(Seat.A, FIELD);
        board.property(Seat.A, SCOUT);
        board.property(Seat.A, ASIDE);
        board.lay(VandariaZone.HAND, Seat.A, OX, FIELD);
        board.lay(VandariaZone.FATE_DECK, Seat.A, WALL, FIELD, OX, OX, OX);
        board.lay(VandariaZone.GRAVEYARD, Seat.A, WALL);
        assertEquals(
                Array.of("Scout", "Wall", "Ox", "Ox", "Ox", "Ox").sorted(),
                names(begin(), VandariaZone.HAND, Seat.A).sorted());
    }

    @Test
    @Rule(vw = "16.2.5")
    void whatHasChangedLetsTheCardThatItWasBeChosen() {
        board.property(Seat.A, ASIDE);
        board.lay(VandariaZone.BENEATH, Seat.A, WALL);
        board.lay(VandariaZone.FATE_DECK, Seat.A, OX, OX, OX, OX);
        assertEquals(
                Array.of("Wall", "Ox", "Ox", "Ox", "Ox").sorted(),
                names(begin(), VandariaZone.HAND, Seat.A).sorted());
    }

    @Test
    @Rule(vw = {"16.2.1", "16.2.2", "16.3.1"})
    void eachPlayerHasFiveGoldAndChoosesFiveThatNobodyElseSees() {
        board.lay(VandariaZone.HAND, Seat.A, OX, OX, OX, OX, OX, OX).gold(Seat.A, 9);
        board.lay(VandariaZone.HAND, Seat.B, OX, WALL, SCOUT, OX, SCOUT, OX);
        State state = begin();
        assertEquals(5, gold(state, Seat.A));
        assertEquals(5, gold(state, Seat.B));
        for (int i = 0; i < 5; i++) {
            assertEquals(Seat.A, asked(state));
            assertEquals(i > 0, state.isUnfinished(), "all five are one choice");
            state = state.step(state.legalActions().head());
        }
        assertEquals(Seat.B, asked(state));
        assertEquals(5, state.position().size(VandariaZone.FATE_DECK.of(Seat.A)));
        assertEquals(
                View.of(state, Seat.B).text(),
                View.of(Determinize.deal(state, Seat.B, 2), Seat.B).text());
        assertEquals(Array.empty(), Audit.of(state).broken(state));
    }

    @Test
    @Rule(vw = {"16.4.3", "16.3.7", "16.3.8", "16.1.1"})
    void whoHasMoreSurvivorsWins() {
        board.lay(VandariaZone.HAND, Seat.A, SCOUT, SCOUT, SCOUT, SCOUT, SCOUT);
        board.lay(VandariaZone.HAND, Seat.B, SCOUT, SCOUT, SCOUT, SCOUT, OX);
        State end = chosen(begin());
        assertEquals("B wins by 16.4.3", end.outcome().get().sentence());
        assertEquals(Array.of("Ox"), names(end, VandariaZone.GAME, Seat.B));
        assertFalse(end.position().objectAt(VandariaZone.GAME.of(Seat.B), 0).is(GameObject.REST));
        assertEquals(
                5,
                names(end, VandariaZone.GRAVEYARD, Seat.A).size()
                        + names(end, VandariaZone.GAME, Seat.A).size());
    }

    @Test
    void whoHasNobodyToFightSurvives() {
        board.lay(VandariaZone.HAND, Seat.A, WALL, WALL);
        board.lay(VandariaZone.HAND, Seat.B, SCOUT);
        assertEquals("A wins by 16.4.3", chosen(begin()).outcome().get().sentence());
    }

    @Test
    @Rule(vw = {"16.1.1", "16.4.5"})
    void ifAllIsLevelFiveOthersAreChosenAndInTheEndALotIsDrawn() {
        board.lay(VandariaZone.HAND, Seat.A, WALL, WALL, WALL, WALL, WALL, WALL, OX);
        board.lay(VandariaZone.HAND, Seat.B, WALL, WALL, WALL, WALL, WALL, WALL, WALL);
        State state = begin();
        for (int i = 0; i < 10; i++) {
            state = state.step(state.legalActions().head());
        }
        assertEquals(5, names(state, VandariaZone.GRAVEYARD, Seat.A).size());
        State end = chosen(state);
        assertTrue(end.outcome().get().sentence().matches("[AB] wins by 16.1.1"));
        assertEquals(7, names(end, VandariaZone.GRAVEYARD, Seat.B).size());
    }

    @Test
    @Rule(vw = "16.4.4")
    void ifSurvivorsAreLevelGoldDecides() {
        board.property(Seat.A, WALL);
        board.property(Seat.B, SCOUT);
        State end = board.gold(Seat.A, 2).gold(Seat.B, 3).outside("16", "16.4.3");
        assertEquals("B wins by 16.4.4", end.outcome().get().sentence());
    }

    @Test
    @Rule(vw = {"16.4.1", "16.4.2"})
    void aSuddenDeathInPlaceOfARoundHasTheFateDecks() {
        Rules rules = Vandaria.rules(VandariaRules.standard(), PlainDecks.ALL);
        SplittableRandom random = new SplittableRandom(8);
        State state = VandariaSuddenDeath.of(rules, Array.fill(2, () -> PlainDecks.deck("some", random)), 1);
        assertTrue(state.position().size(VandariaZone.HAND.of(Seat.A)) > 5);
        assertTrue(chosen(state).isOver());
    }

    @Test
    @Rule(vw = "16.4.7")
    void ofTeamsOnePlayerRepresentsEach() {
        Board teams = Board.of(4, VandariaRules.standard().withTeams(VandariaRules.Teams.TWO), SCOUT, WALL);
        teams.lay(VandariaZone.HAND, Seat.C, WALL, WALL).lay(VandariaZone.HAND, Seat.B, WALL);
        State round = teams.at(Seat.A, "8.4");
        State end = chosen(VandariaSuddenDeath.of(round, Array.of(Seat.C, Seat.B), 1));
        assertEquals("A wins by 16.4.3", end.outcome().get().sentence());
        assertThrows(IllegalArgumentException.class, () -> VandariaSuddenDeath.of(round, Array.of(Seat.A, Seat.C), 1));
    }

    private static String refused(State round, Seat one, Seat other) {
        String said = assertThrows(
                        IllegalArgumentException.class, () -> VandariaSuddenDeath.of(round, Array.of(one, other), 1))
                .getMessage();
        return String.valueOf(said);
    }

    @Test
    @Rule(vw = "16.1.1")
    void aRoundThatSomebodyHasWonNeedsNone() {
        State won = board.at(Seat.A, "8.4").step(Action.concede(Seat.A));
        assertEquals("a Sudden Death decides what nobody has won, and B has", refused(won, Seat.A, Seat.B));
    }

    @Test
    @Rule(vw = "16.1.1")
    void whoHasLostTheRoundWhileOthersPlayOnCannotWinIt() {
        State round = Board.royal(3, SCOUT).at(Seat.A, "8.4").step(Action.concede(Seat.C));
        assertFalse(round.isOver());
        assertEquals("C has lost the round already", refused(round, Seat.A, Seat.C));
        assertFalse(VandariaSuddenDeath.of(round, Array.of(Seat.A, Seat.B), 1)
                .rules()
                .numbers()
                .isEmpty());
    }

    @Test
    @Rule(vw = "16.4.7")
    void onlyTwoWhoPlayTheRoundMeet() {
        State round = board.at(Seat.A, "8.4");
        assertEquals("a Sudden Death is between two opponents, not A, C", refused(round, Seat.A, Seat.C));
        assertEquals("a Sudden Death is between two opponents, not A, A", refused(round, Seat.A, Seat.A));
    }
}
