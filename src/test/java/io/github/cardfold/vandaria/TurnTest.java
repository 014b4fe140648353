package io.github.cardfold.vandaria;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.vandaria.Board.act;
import static io.github.cardfold.vandaria.Board.asked;
import static io.github.cardfold.vandaria.Board.gold;
import static io.github.cardfold.vandaria.Board.human;
import static io.github.cardfold.vandaria.Board.land;
import static io.github.cardfold.vandaria.Board.mayAct;
import static io.github.cardfold.vandaria.Board.mayPick;
import static io.github.cardfold.vandaria.Board.monster;
import static io.github.cardfold.vandaria.Board.number;
import static io.github.cardfold.vandaria.Board.object;
import static io.github.cardfold.vandaria.Board.pass;
import static io.github.cardfold.vandaria.Board.pick;
import static io.github.cardfold.vandaria.Board.purpose;
import static io.github.cardfold.vandaria.Board.size;
import static io.github.cardfold.vandaria.Board.territory;
import static io.github.cardfold.vandaria.Board.whyNot;
import static io.github.cardfold.vandaria.Board.whyNotPick;
import static io.github.cardfold.vandaria.state.VandariaVerbs.DEPLOY;
import static io.github.cardfold.vandaria.state.VandariaVerbs.SUMMON;
import static io.github.cardfold.vandaria.state.VandariaZone.FATE_DECK;
import static io.github.cardfold.vandaria.state.VandariaZone.GAME;
import static io.github.cardfold.vandaria.state.VandariaZone.GRAVEYARD;
import static io.github.cardfold.vandaria.state.VandariaZone.HAND;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.Rune;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.fact.Damage;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaRules.DeckOut;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The turn and its phases (chapter 8). */
class TurnTest {
    private static final VandariaCard FORD = land("Ford", 3, 4, 2);
    private static final VandariaCard TERRACE = land("Terrace", 2, 4, 1);
    private static final VandariaCard SKIFF =
            land("Skiff", territory(2, 2).vehicle(true).goldProduce(3).build());
    private static final VandariaCard WARDEN = human("Warden", 1, 1, 2);
    private static final VandariaCard ROWER = human("Rower", 2, 0, 1);
    private static final VandariaCard OX = monster("Ox", 2, 4, 2, 3);
    private static final VandariaCard LOOM =
            Board.card("Loom", Relic.of(Relic.Kind.GENERAL, 1), 1).build();
    private static final VandariaCard POST =
            Board.card("Post", Relic.of(Relic.Kind.FACULTY, 0), 1).build();
    private static final VandariaCard SPRING =
            Board.card("Spring", Rune.of(Rune.Kind.ELEMENTAL, 1), 0).build();

    private static Board board() {
        return Board.of(FORD, TERRACE, SKIFF, WARDEN, ROWER, OX, LOOM, POST, SPRING);
    }

    private static Board board(VandariaRules options) {
        return Board.of(options, FORD, TERRACE, SKIFF, WARDEN, ROWER, OX, LOOM, POST, SPRING);
    }

    private static boolean isIn(State state, int property, int territory) {
        return Territories.guarded(state.position(), property) == territory;
    }

    /** Catches gold of the opponent's Territories, of one Territory only, and of none that is a Vehicle. */
    @Test
    @Rule(vw = "8.1.1")
    void theActivePlayerGainsWhatAllItsTerritoriesProduce() {
        Board board = board().gold(A, 1).gold(B, 1);
        board.property(A, FORD);
        board.property(A, TERRACE);
        board.property(A, SKIFF);
        board.property(B, FORD);
        State state = board.at(A, "8.1");
        assertEquals(1 + 2 + 1 + 3, gold(state, A));
        assertEquals(1, gold(state, B));
    }

    private static State drawing(int turn) {
        return board().lay(FATE_DECK, A, FORD, FORD, OX, OX)
                .lay(FATE_DECK, B, FORD, FORD)
                .at(A, turn, "8.2");
    }

    @Test
    @Rule(vw = {"2.3.1", "8.2.1"})
    void twoCardsTwoGoldOrOneOfEach() {
        State state = drawing(2);
        assertEquals(3, state.legalActions().size());
        State cards = number(state, 0);
        assertEquals(Array.of(2, 0), Array.of(size(cards, HAND, A), gold(cards, A)));
        assertEquals(2, size(cards, FATE_DECK, A));
        State gold = number(state, 1);
        assertEquals(Array.of(0, 2), Array.of(size(gold, HAND, A), gold(gold, A)));
        State both = number(state, 2);
        assertEquals(Array.of(1, 1), Array.of(size(both, HAND, A), gold(both, A)));
        assertEquals(0, size(cards, HAND, B));
    }

    /** Nothing has come before the choice, and nothing can be changed when a card has. */
    @Test
    @Rule(vw = "8.2.2")
    void whatIsChosenIsSaidBeforeAnyOfIt() {
        State state = drawing(2);
        assertEquals(Array.of(0, 0), Array.of(size(state, HAND, A), gold(state, A)));
        assertNotEquals(VandariaPurposes.DRAW_PHASE, purpose(number(state, 2)));
    }

    /** Catches the short choice for both players' first turns, and for the first player's second. */
    @Test
    @Rule(vw = {"7.4.4", "8.2.3"})
    void theFirstTurnOfTheGameBringsOneCardOrOneGold() {
        State first = drawing(1);
        assertEquals(
                Array.of(Action.number(A, 3), Action.number(A, 4)),
                Array.range(0, first.legalActions().size()).map(first.legalActions()::get));
        assertEquals(1, size(number(first, 3), HAND, A));
        assertEquals(1, gold(number(first, 4), A));
        assertFalse(drawing(2).legalActions().contains(Action.number(A, 3)));
    }

    @Test
    void fromAnEmptyDeckNothingIsDrawnUnlessTheTableSaysThatOneLoses() {
        State state = board().lay(FATE_DECK, A, FORD).at(A, "8.2");
        assertEquals(1, size(number(state, 0), HAND, A));
        State strict = board(VandariaRules.standard().withDeckOut(DeckOut.LOSE_ON_DRAW))
                .lay(FATE_DECK, A, FORD)
                .at(A, "8.2");
        assertEquals("B wins by 2.3.1", number(strict, 0).outcome().get().sentence());
        assertFalse(number(strict, 2).isOver());
    }

    @Test
    @Rule(vw = {"2.1.3", "8.3.1"})
    void allOwnPropertyIsUnslid() {
        Board board = board();
        int ford = board.property(A, FORD);
        int warden = board.in(board.slid(A, WARDEN), ford);
        int loom = board.in(board.slid(A, LOOM), ford);
        int other = board.in(board.slid(B, WARDEN), board.property(B, FORD));
        State state = board.at(A, "8.3");
        assertFalse(Statuses.isSlid(state.position().find(warden)));
        assertFalse(Statuses.isSlid(state.position().find(loom)));
        assertTrue(Statuses.isSlid(state.position().find(other)));
    }

    /** Catches what comes back into full Territories, out of its own choice, or not at all. */
    @Test
    @Rule(vw = {"2.7.1", "2.7.2", "3.6.1.5", "8.3.2"})
    void whatIsOutsideComesBackWhereThereIsRoom() {
        Board board = board();
        int ford = board.property(A, FORD);
        int terrace = board.property(A, TERRACE);
        int guard = board.guard(A, OX, terrace);
        int stray = board.property(A, WARDEN);
        int returning = board.property(A, ROWER);
        board.returning(A, returning);
        int big = board.property(A, OX);
        State state = board.at(A, "8.3");
        assertEquals(VandariaPurposes.RETURNING, purpose(state));
        assertFalse(state.legalActions().contains(Action.pass(A)), "there is room");
        assertEquals("3.6.1.5", whyNotTerritory(pick(state, stray), terrace));
        state = pick(state, stray);
        assertTrue(isIn(state, stray, ford), "one Territory alone has room, so that nobody is asked");
        assertFalse(Statuses.isStray(state.position(), state.position().find(stray)));
        State two = pick(state, big);
        assertTrue(isIn(two, big, ford));
        assertNotEquals(VandariaPurposes.RETURNING, purpose(two), "no room is left");
        assertTrue(Statuses.isStray(two.position(), two.position().find(returning)));
        assertTrue(isIn(two, guard, terrace), "what is inside is not put out");
        State one = pick(state, returning);
        assertTrue(isIn(one, returning, ford));
        assertFalse(Statuses.isReturningHome(one.position(), one.position().find(returning)));
        assertTrue(Statuses.isStray(one.position(), one.position().find(big)));
    }

    private static String whyNotTerritory(State state, int territory) {
        return purpose(state).equals(VandariaPurposes.TERRITORY) ? whyNotPick(state, territory) : "3.6.1.5";
    }

    @Test
    void aTableMayLeaveStrayPropertyOutside() {
        Board board = board(VandariaRules.standard().withStrayReturnMandatory(false));
        board.property(A, FORD);
        int stray = board.property(A, WARDEN);
        State state = pass(board.at(A, "8.3"));
        assertTrue(Statuses.isStray(state.position(), state.position().find(stray)));
    }

    /** Catches Relics that are deployed with the Followers, and Followers of the opponent. */
    @Test
    @Rule(vw = {"2.7.1", "2.7.3", "8.3.3"})
    void followersAreDeployedAndMayGoBack() {
        Board board = board();
        int ford = board.property(A, FORD);
        int terrace = board.property(A, TERRACE);
        int warden = board.in(board.slid(A, WARDEN), ford);
        int loom = board.guard(A, LOOM, ford);
        board.property(B, FORD);
        State state = board.at(A, "8.3");
        assertEquals("8.3.3", whyNot(state, DEPLOY, loom));
        State there = act(state, DEPLOY, warden);
        assertTrue(isIn(there, warden, terrace));
        State back = act(there, DEPLOY, warden);
        assertTrue(isIn(back, warden, ford));
        assertEquals(VandariaPurposes.DEPLOY_OR_NOT, purpose(back));
        assertEquals("8.4", moment(pass(back)));
    }

    /** Catches Stray Property that goes into an old Territory, guards that go along, and one who may go where not. */
    @Test
    @Rule(vw = {"8.4.3", "8.4.4", "8.4.5"})
    void strayPropertyComesIntoATerritoryThatIsNewInMainPhaseOne() {
        strayComesIntoNewTerritories("8.4");
    }

    @Test
    @Rule(vw = {"8.6.2", "8.6.3", "8.6.4"})
    void strayPropertyComesIntoATerritoryThatIsNewInMainPhaseTwo() {
        strayComesIntoNewTerritories("8.6");
    }

    private static void strayComesIntoNewTerritories(String phase) {
        Board board = board().gold(A, 1).lay(HAND, A, TERRACE, OX);
        int ford = board.property(A, FORD);
        int guard = board.guard(A, WARDEN, ford);
        int stray = board.property(A, ROWER);
        int big = board.property(A, OX);
        State state = board.at(A, phase);
        assertFalse(mayAct(state, DEPLOY, stray), "no Territory is new, though the old one has room");
        state = act(state, SUMMON, object(state, HAND, A, "Terrace"));
        int terrace = object(state, GAME, A, "Terrace");
        assertTrue(mayAct(state, DEPLOY, stray) && mayAct(state, DEPLOY, big));
        State after = act(state, DEPLOY, stray);
        assertTrue(isIn(after, stray, terrace), "the old Territory is not offered");
        assertFalse(mayAct(after, DEPLOY, big), "the new one has no room for it any more");
        if (phase.equals("8.6")) {
            assertFalse(mayAct(after, DEPLOY, guard), "what is in a Territory stays there");
        } else {
            assertEquals("8.7", moment(act(after, DEPLOY, guard)), "that is to go on to the Deploy Phase");
        }
        State next = phase.equals("8.4") ? toPhase(state, "8.6") : state;
        assertEquals(phase.equals("8.6"), mayAct(next, DEPLOY, stray), "new is what came in this phase");
    }

    private static String moment(State state) {
        return state.position().rules().game().moment(state.position());
    }

    private static State toPhase(State state, String phase) {
        State now = state;
        while (!moment(now).equals(phase)) {
            now = onward(now);
        }
        return now;
    }

    private static State onward(State state) {
        return purpose(state).equals(VandariaPurposes.DRAW_PHASE) ? number(state, 1) : pass(state);
    }

    @Test
    @Rule(vw = {"8.4.6", "8.6.5"})
    void propertyMovesBetweenTerritoriesInTheUnslideAndDeployPhasesOnly() {
        Board board = board();
        int ford = board.property(A, FORD);
        board.property(A, TERRACE);
        int warden = board.guard(A, WARDEN, ford);
        board.lay(HAND, A, OX);
        State state = board.at(A, "8.3");
        assertTrue(mayAct(state, DEPLOY, warden));
        State main = toPhase(state, "8.4");
        State second = toPhase(main, "8.6");
        assertFalse(mayAct(second, DEPLOY, warden));
        State deploy = toPhase(second, "8.7");
        assertTrue(mayAct(deploy, DEPLOY, warden));
        assertEquals("8.7", moment(act(main, DEPLOY, warden)), "in Main Phase I it begins the Deploy Phase");
    }

    /** Catches a deployment in Main Phase I after which a Combat Phase or Main Phase II comes. */
    @Test
    @Rule(vw = "8.6.6")
    void whoDeploysInMainPhaseOneGoesStraightToTheDeployPhase() {
        Board board = board().lay(HAND, A, OX);
        int ford = board.property(A, FORD);
        int terrace = board.property(A, TERRACE);
        int warden = board.guard(A, WARDEN, ford);
        int loom = board.guard(A, LOOM, ford);
        board.property(B, FORD);
        State state = board.at(A, "8.4");
        State after = act(state, DEPLOY, warden);
        assertEquals("8.7", moment(after));
        assertTrue(isIn(after, warden, terrace));
        assertTrue(isIn(act(state, DEPLOY, loom), loom, terrace), "a Relic as well");
        State next = pass(after);
        assertEquals(B, asked(next));
        assertEquals(VandariaPurposes.ATTACKERS, purpose(pass(state)), "who passes comes to the Combat Phase");
    }

    /** Catches Faculties and strays that are deployed, and Relics that are not. */
    @Test
    @Rule(vw = {"3.2.2", "3.7.4.4", "8.7.1"})
    void propertyThatGuardsATerritoryIsDeployedIntoAnother() {
        Board board = board();
        int ford = board.property(A, FORD);
        int terrace = board.property(A, TERRACE);
        int warden = board.fatiguedGuard(A, WARDEN, ford);
        int loom = board.guard(A, LOOM, ford);
        int stray = board.property(A, ROWER);
        int post = board.faculty(A, POST, ford);
        State state = board.at(A, "8.7");
        assertFalse(mayAct(state, DEPLOY, stray));
        assertEquals("3.7.4.4", whyNot(state, DEPLOY, post));
        state = act(act(state, DEPLOY, loom), DEPLOY, warden);
        assertTrue(isIn(state, loom, terrace) && isIn(state, warden, terrace));
        assertEquals(B, asked(pass(state)));
    }

    /** Catches a hand that is cut for the other player, by one card, or to a limit that no option moves. */
    @Test
    @Rule(vw = "8.8.1")
    void whoHasMoreThanSevenCardsDiscardsTheRest() {
        Board board = board().lay(HAND, A, FORD, FORD, FORD, FORD, FORD, FORD, FORD, WARDEN, ROWER)
                .lay(HAND, B, FORD, FORD, FORD, FORD, FORD, FORD, FORD, FORD);
        State state = board.at(A, "8.8");
        int warden = object(state, HAND, A, "Warden");
        int rower = object(state, HAND, A, "Rower");
        assertTrue(mayPick(state, warden));
        assertFalse(mayPick(state, rower), "after the last card there is no second one");
        assertFalse(state.isUnfinished());
        assertTrue(pick(state, warden).isUnfinished(), "both are one choice");
        State after = pick(pick(state, warden), rower);
        assertEquals(7, size(after, HAND, A));
        assertEquals(
                Array.of("Rower", "Warden"), Board.names(after, GRAVEYARD, A).sorted());
        assertEquals(8, size(after, HAND, B));
        State loose = board(VandariaRules.standard().withHandLimit(9))
                .lay(HAND, A, FORD, FORD, FORD, FORD, FORD, FORD, FORD, WARDEN, ROWER)
                .at(A, "8.8");
        assertEquals(B, asked(loose));
    }

    @Test
    @Rule(vw = {"1.2.2", "2.15.2", "8.8.4", "11.1.3", "11.1.5", "11.7.5"})
    void damageVanishesWhenTheTurnEnds() {
        Board board = board();
        int ford = board.property(A, FORD);
        int warden = board.guard(A, WARDEN, ford);
        board.opening().lasting(damage(VandariaMarks.DAMAGE_TO_VIT, warden));
        board.opening().lasting(damage(VandariaMarks.DAMAGE_TO_DEF, warden));
        board.opening().lasting(damage(VandariaMarks.DAMAGE_TO_DEFENSE, ford));
        State state = board.lay(HAND, A, OX).at(A, "8.6");
        assertEquals(1, Damage.vitLeft(state.position(), state.position().find(warden)));
        assertEquals(0, Damage.defLeft(state.position(), state.position().find(warden)));
        assertEquals(3, Damage.defenseLeft(state.position(), state.position().find(ford)));
        State deploy = toPhase(state, "8.2");
        assertEquals(B, asked(deploy));
        assertEquals(2, Damage.vitLeft(deploy.position(), deploy.position().find(warden)));
        assertEquals(1, Damage.defLeft(deploy.position(), deploy.position().find(warden)));
        assertEquals(4, Damage.defenseLeft(deploy.position(), deploy.position().find(ford)));
    }

    private static TimedEffect damage(io.github.cardfold.kernel.position.Mark mark, int object) {
        return TimedEffect.of(mark, B, 0, new int[] {object}, 1, VandariaLifetimes.TURN);
    }

    /** Catches a turn that begins anew for the same player, and phases that are left out. */
    @Test
    @Rule(vw = {"2.13.1", "2.13.2", "8.8.3"})
    void theTurnPassesToTheOpponentWhoPrepares() {
        Board board = board().lay(HAND, B, OX);
        board.property(A, FORD);
        board.property(B, FORD);
        State state = board.at(A, "8.8");
        assertEquals(B, asked(state));
        assertEquals(2, gold(state, B), "the Preparation Phase has begun");
        assertEquals(4, state.position().rules().game().turn(state.position()));
        assertEquals(1, state.position().number(PlayerNumbers.TURNS, B), "a turn of B's has begun");
        State round = number(state, 1);
        while (asked(round) == B) {
            round = onward(round);
        }
        assertEquals(A, asked(round));
        assertEquals(2, gold(round, A));
    }

    /** Catches an Elemental Rune that is forced into a Territory. */
    @Test
    @Rule(vw = "3.8.4.3")
    void whatHasWanderMayStayOutside() {
        Board board = board();
        board.property(A, FORD);
        int spring = board.property(A, SPRING);
        State state = board.at(A, "8.3");
        assertTrue(mayPick(state, spring));
        State after = pass(state);
        assertEquals(GAME.of(A), after.position().placeOf(spring));
    }
}
