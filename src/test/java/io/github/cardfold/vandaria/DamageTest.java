package io.github.cardfold.vandaria;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.vandaria.Board.card;
import static io.github.cardfold.vandaria.Board.human;
import static io.github.cardfold.vandaria.Board.land;
import static io.github.cardfold.vandaria.Board.names;
import static io.github.cardfold.vandaria.Board.points;
import static io.github.cardfold.vandaria.Board.territory;
import static io.github.cardfold.vandaria.state.VandariaZone.GAME;
import static io.github.cardfold.vandaria.state.VandariaZone.GRAVEYARD;
import static io.github.cardfold.vandaria.state.VandariaZone.HAND;
import static io.github.cardfold.vandaria.state.VandariaZone.SUBDECK;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FollowerKind;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Honor;
import io.github.cardfold.vandaria.card.Personality;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.fact.Damage;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaRules.SupremeCheck;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Damage and what it destroys (2.15 to 2.17, chapter 11), and the victories. */
class DamageTest {
    private static final VandariaCard FORD = land("Ford", 9, 4, 0);
    private static final VandariaCard TERRACE = land("Terrace", 9, 3, 0);
    private static final VandariaCard SKIFF =
            land("Skiff", territory(2, 2).vehicle(true).build());
    private static final VandariaCard GUARD = human("Guard", 1, 2, 2);
    private static final VandariaCard WALL = human("Wall", 0, 3, 4);
    private static final VandariaCard LOOM =
            card("Loom", Relic.of(Relic.Kind.GENERAL, 1), 1).build();
    private static final VandariaCard POST =
            card("Post", Relic.of(Relic.Kind.FACULTY, 0), 1).build();
    private static final VandariaCard WISP = card(
                    "Wisp",
                    Follower.builder()
                            .kind(FollowerKind.MONSTER)
                            .personality(Personality.ARK)
                            .atk(1)
                            .def(0)
                            .vit(1)
                            .build(),
                    0)
            .build()
            .withCost(GoldCost.S);

    private static final VandariaCard[] ALL = {FORD, TERRACE, SKIFF, GUARD, LOOM, POST};

    private static Board board(VandariaRules options, VandariaCard... others) {
        return Board.of(options, Array.of(ALL).appendAll(Array.of(others)).toJavaArray(VandariaCard[]::new))
                .lay(HAND, A, FORD)
                .lay(HAND, B, FORD);
    }

    private static Board board(VandariaCard... others) {
        return board(VandariaRules.standard(), others);
    }

    private static Event damage(Seat by, int object, int amount) {
        return Event.fact(VandariaEvents.DAMAGED, by, object, 0, amount, "ATK");
    }

    /** Lets batches happen, one after the other and each followed by what the rules destroy, in a turn of A's. */
    private static State after(Board board, Function<Position, Batch> first) {
        board.opening().startAfter("7", "8");
        board.opening().startAt("8", "8.6", A.ordinal(), 3, 0);
        board.opening().startAt("2.16.3", "2.16.3");
        board.opening().first(first);
        return board.opening().begin(OptionalLong.of(1));
    }

    private static State dealt(Board board, Event... events) {
        return after(board, position -> Batch.of(events));
    }

    private static GameObject found(State state, int object) {
        return state.position().find(object);
    }

    /** Catches damage that goes into VIT first, into DEF only, and DEF that is used twice by damage of one batch. */
    @Test
    @Rule(vw = {"2.15.1", "2.15.5", "11.1.1", "11.1.6", "11.7.1", "11.7.2"})
    void damageUsesUpDefBeforeItGoesIntoVit() {
        Board board = board();
        int guard = board.guard(B, GUARD, board.property(B, FORD));
        State state = dealt(board, damage(A, guard, 1), damage(A, guard, 2));
        assertEquals(0, Damage.defLeft(state.position(), found(state, guard)));
        assertEquals(1, Damage.vitLeft(state.position(), found(state, guard)));
        assertEquals(2, Damage.recorded(state.position(), VandariaMarks.DAMAGE_TO_DEF, guard));
        assertEquals(1, Damage.recorded(state.position(), VandariaMarks.DAMAGE_TO_VIT, guard));
        Board other = board();
        int spared = other.guard(B, GUARD, other.property(B, FORD));
        State lighter = dealt(other, damage(A, spared, 2));
        assertEquals(2, Damage.vitLeft(lighter.position(), found(lighter, spared)));
    }

    /** Catches values that damage lowers, and damage that is recorded as more or less than it was. */
    @Test
    @Rule(vw = "2.15.7")
    void damageChangesNoValueAndIsRecordedAgainstIt() {
        Board board = board(WALL);
        int ford = board.property(B, FORD);
        int wall = board.guard(B, WALL, ford);
        State state = dealt(board, damage(A, wall, 4), damage(A, ford, 1));
        assertEquals(Array.empty(), names(state, GRAVEYARD, B));
        assertEquals(3, VandariaProperty.trait(state.position(), found(state, wall), VandariaTrait.DEF));
        assertEquals(4, VandariaProperty.trait(state.position(), found(state, wall), VandariaTrait.VIT));
        assertEquals(4, VandariaProperty.trait(state.position(), found(state, ford), VandariaTrait.DEFENSE));
        assertEquals(0, Damage.defLeft(state.position(), found(state, wall)));
        assertEquals(3, Damage.vitLeft(state.position(), found(state, wall)));
        assertEquals(3, Damage.defenseLeft(state.position(), found(state, ford)));
    }

    @Test
    @Rule(vw = {"2.15.1", "2.15.8", "11.1.1", "11.1.2"})
    void onlyTerritoriesAndFollowersGetDamage() {
        Board board = board();
        int ford = board.property(B, FORD);
        int loom = board.guard(B, LOOM, ford);
        State state = dealt(board, damage(A, loom, 9), damage(A, ford, 1));
        assertEquals(loom, found(state, loom).object());
        assertEquals(1, state.position().lastingCount());
    }

    /** Catches a Follower that dies by as much as its VIT, and one that lives on by less than nothing. */
    @Test
    @Rule(vw = {"2.15.6", "2.16.1", "2.16.2", "2.16.3", "11.1.7", "11.2.1", "11.2.3", "11.7.3"})
    void aFollowerWithFatalDamageGoesToTheGraveyard() {
        for (int amount : new int[] {2, 3, 4, 5}) {
            Board board = board();
            int guard = board.guard(B, GUARD, board.property(B, FORD));
            State state = dealt(board, damage(A, guard, amount));
            assertEquals(amount < 4 ? Array.empty() : Array.of("Guard"), names(state, GRAVEYARD, B));
            assertEquals(4, Damage.fatal(after(board(), p -> Batch.NOTHING).position(), imagined(state)));
        }
    }

    private static GameObject imagined(State state) {
        return GameObject.imagined(state.position().rules().definitionIndex("guard"), B, 0);
    }

    /** Catches destruction that waits for the end of all that the register holds. */
    @Test
    @Rule(vw = {"2.16.3", "13.1.2"})
    void theRegisterResultsFromItsEndAndDestructionComesAfterEachResult() {
        Board board = board();
        int terrace = board.property(B, TERRACE);
        int ford = board.property(B, FORD);
        int guard = board.guard(B, GUARD, ford);
        board.opening().queue(entry(terrace, 9));
        board.opening().queue(entry(guard, 9));
        board.opening().startAfter("7", "8");
        board.opening().startAt("8", "8.6", A.ordinal(), 3, 0);
        board.opening().startAt("13.1.2", "13.1.2");
        State state = board.opening().begin(OptionalLong.of(1));
        Array<String> told = Array.range(0, state.eventCount())
                .map(state::event)
                .filter(each -> each.kind() == VandariaEvents.DAMAGED || each.kind() == VandariaEvents.DESTROYED)
                .map(each -> each.kind() + " " + (each.object() == guard ? "Guard" : "Terrace"));
        assertEquals(Array.of("damaged Guard", "destroyed Guard", "damaged Terrace", "destroyed Terrace"), told);
    }

    private static Frame.Queued entry(int receiver, int amount) {
        return Frame.Queued.of(VandariaQueues.REGISTER, "13.1.8", A, 0)
                .naming(receiver, receiver)
                .with(amount, A.ordinal());
    }

    @Test
    @Rule(vw = {"2.15.3", "11.1.4", "11.2.1", "11.2.3"})
    void aTerritoryWhoseDefenseIsUsedUpGoesToTheGraveyard() {
        for (int amount : new int[] {2, 3, 4}) {
            Board board = board();
            int terrace = board.property(B, TERRACE);
            board.property(B, FORD);
            State state = dealt(board, damage(A, terrace, amount));
            assertEquals(amount < 3 ? Array.empty() : Array.of("Terrace"), names(state, GRAVEYARD, B));
        }
    }

    /** Catches Property that outlives the Territory it was in, or a Faculty that does. */
    @Test
    @Rule(vw = "3.7.1.3")
    void whatIsInADestroyedTerritoryIsStrayOrDestroyed() {
        Board board = board();
        int terrace = board.property(B, TERRACE);
        int guard = board.guard(B, GUARD, terrace);
        board.guard(B, LOOM, terrace);
        board.faculty(B, POST, terrace);
        board.property(B, FORD);
        State state = dealt(board, damage(A, terrace, 3));
        assertEquals(
                Array.of("Loom", "Post", "Terrace"), names(state, GRAVEYARD, B).sorted());
        assertTrue(Statuses.isStray(state.position(), found(state, guard)), "outside of combat at once");
    }

    @Test
    @Rule(vw = "6.1.4.3")
    void aCardOfTheSubdeckGoesBackThere() {
        Board board = board(WISP);
        int wisp = board.guard(B, WISP, board.property(B, FORD));
        State state = dealt(board, damage(A, wisp, 1));
        assertEquals(Array.empty(), names(state, GRAVEYARD, B));
        assertEquals(1, state.position().size(SUBDECK.of(B)));
    }

    /** Catches points for one of several Territories, for the loser, two at once, and points that Vehicles keep off. */
    @Test
    @Rule(vw = {"2.17.1", "3.2.7", "3.2.8", "3.2.11"})
    void theLossOfAllNonVehicleTerritoriesBringsAPoint() {
        Board board = board();
        int ford = board.property(B, FORD);
        int terrace = board.property(B, TERRACE);
        board.property(B, SKIFF);
        board.property(B, SKIFF);
        assertEquals(0, points(dealt(board, damage(A, ford, 4)), A));
        Board both = board();
        int one = both.property(B, FORD);
        int other = both.property(B, TERRACE);
        both.property(B, SKIFF);
        State state = dealt(both, damage(A, one, 4), damage(A, other, 4));
        assertEquals(1, points(state, A));
        assertEquals(0, points(state, B));
        assertFalse(state.isOver());
        assertEquals(Array.of("Skiff"), names(state, GAME, B));
        assertTrue(terrace > ford);
    }

    /** Catches a point for the first of two Vehicles. */
    @Test
    @Rule(vw = {"2.17.1", "3.2.12"})
    void whoHasOnlyVehiclesLosesThemAllForAPoint() {
        Board board = board();
        int first = board.property(B, SKIFF);
        int second = board.property(B, SKIFF);
        assertEquals(0, points(dealt(board, damage(A, first, 2)), A));
        Board both = board();
        int one = both.property(B, SKIFF);
        int other = both.property(B, SKIFF);
        assertEquals(1, points(dealt(both, damage(A, one, 2), damage(A, other, 2)), A));
        assertTrue(second > first);
    }

    /** Catches a point for damage that a player deals to its own Territory. */
    @Test
    @Rule(vw = "2.17.1")
    void whoDestroysItsOwnTerritoriesGivesNobodyAPoint() {
        Board board = board();
        int ford = board.property(A, FORD);
        State state = dealt(board, damage(A, ford, 4));
        assertEquals(0, points(state, A) + points(state, B));
        Board shared = board();
        int other = shared.property(B, FORD);
        assertEquals(1, points(dealt(shared, damage(B, other, 3), damage(A, other, 1)), A), "the last of it was A's");
    }

    /** The Vehicles that are left bring a second point, unless the table says otherwise. */
    @Test
    void theVehiclesThatAreLeftBringAnotherPoint() {
        for (boolean brings : new boolean[] {true, false}) {
            Board board = board(
                    VandariaRules.standard().withVehicleSweepAfterPoint(brings).withMilitaryPoints(3));
            int ford = board.property(B, FORD);
            int skiff = board.property(B, SKIFF);
            board.opening().queue(entry(skiff, 2));
            board.opening().queue(entry(ford, 4));
            board.opening().startAfter("7", "8");
            board.opening().startAt("8", "8.6", A.ordinal(), 3, 0);
            board.opening().startAt("13.1.2", "13.1.2");
            State state = board.opening().begin(OptionalLong.of(1));
            assertEquals(brings ? 2 : 1, points(state, A));
        }
    }

    @Test
    @Rule(vw = "9.1.1")
    void whoHasEnoughVictoryPointsWinsAtOnce() {
        Board board = board().points(A, 1);
        int ford = board.property(B, FORD);
        State state = dealt(board, damage(A, ford, 4));
        assertEquals("A wins by 9.1.1", state.outcome().get().sentence());
        Board three = board(VandariaRules.standard().withMilitaryPoints(3)).points(A, 1);
        int other = three.property(B, FORD);
        assertFalse(dealt(three, damage(A, other, 4)).isOver());
    }

    /** Catches a count of Vehicles, of the opponent's Territories, and a look at another time. */
    @Test
    @Rule(vw = {"1.2.8", "3.2.8", "3.2.9", "3.2.10"})
    void fiveNonVehicleTerritoriesWinAsThePreparationPhaseBegins() {
        Board board = board();
        Array.range(0, 5).forEach(i -> board.property(A, FORD));
        State won = board.at(A, "8.1");
        assertTrue(won.isOver(), "none of the five is a Vehicle");
        assertEquals("A wins by 3.2.9", won.outcome().get().sentence());
        Board four = board();
        Array.range(0, 4).forEach(i -> four.property(A, FORD));
        four.property(A, SKIFF);
        assertFalse(four.at(A, "8.1").isOver());
        Board other = board();
        Array.range(0, 5).forEach(i -> other.property(B, FORD));
        assertFalse(other.at(A, "8.1").isOver(), "it is not B's Preparation Phase");
        Board later = board();
        Array.range(0, 5).forEach(i -> later.property(A, FORD));
        assertFalse(later.at(A, "8.2").isOver());
        Board few = board(VandariaRules.standard().withPoliticalTerritories(2));
        few.property(A, FORD);
        few.property(A, FORD);
        assertTrue(few.at(A, "8.1").isOver());
    }

    /** Catches Honor of 99, and infinite Honor that counts as much as anybody likes. */
    @Test
    @Rule(vw = {"3.3.1", "3.3.9"})
    void aHundredHonorWinsAndInfiniteHonorNever() {
        VandariaCard most = Board.honored("Most", Honor.of(99));
        VandariaCard one = Board.honored("One", Honor.of(1));
        VandariaCard reign = Board.honored("Reign", Honor.INFINITE);
        Board board = board(most, one, reign);
        board.property(A, most);
        assertFalse(board.at(A, "8.1").isOver());
        Board enough = board(most, one, reign);
        enough.property(A, most);
        enough.property(A, one);
        assertEquals("A wins by 3.3.9", enough.at(A, "8.1").outcome().get().sentence());
        Board infinite = board(most, one, reign);
        infinite.property(A, most);
        infinite.property(A, one);
        infinite.property(A, reign);
        assertFalse(infinite.at(A, "8.1").isOver());
    }

    @Test
    void aTableMayLetHonorWinAtOnce() {
        VandariaCard most = Board.honored("Most", Honor.of(99));
        VandariaCard one = Board.honored("One", Honor.of(1));
        for (SupremeCheck check : SupremeCheck.values()) {
            Board board = board(VandariaRules.standard().withSupremeCheck(check), most, one)
                    .gold(A, 5)
                    .lay(HAND, A, one);
            board.property(A, most);
            State state = board.at(A, "8.4");
            State after = Board.act(state, VandariaVerbs.SUMMON, Board.object(state, HAND, A, "One"));
            assertEquals(check == SupremeCheck.IMMEDIATE, after.isOver());
        }
    }

    /** Catches Stagger that comes back with the loss, and one that outlives it. */
    @Test
    @Rule(vw = "2.9.2")
    void whoseTerritoriesWereDestroyedIsNotStaggered() {
        Board board = board().staggered(B);
        int ford = board.property(B, FORD);
        State state = dealt(board, damage(A, ford, 4));
        assertFalse(Statuses.isStaggered(state.position(), B));
        Board again = board(VandariaRules.standard().withStaggerAfterWipe(true));
        int other = again.property(B, FORD);
        assertTrue(Statuses.isStaggered(dealt(again, damage(A, other, 4)).position(), B));
        Board relic = board().staggered(B);
        int home = relic.property(B, FORD);
        int guard = relic.guard(B, GUARD, home);
        assertTrue(Statuses.isStaggered(dealt(relic, damage(A, guard, 4)).position(), B), "no Territory was");
    }
}
