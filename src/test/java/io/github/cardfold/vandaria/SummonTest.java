package io.github.cardfold.vandaria;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.vandaria.Board.act;
import static io.github.cardfold.vandaria.Board.card;
import static io.github.cardfold.vandaria.Board.gold;
import static io.github.cardfold.vandaria.Board.honored;
import static io.github.cardfold.vandaria.Board.human;
import static io.github.cardfold.vandaria.Board.land;
import static io.github.cardfold.vandaria.Board.mayPick;
import static io.github.cardfold.vandaria.Board.monster;
import static io.github.cardfold.vandaria.Board.names;
import static io.github.cardfold.vandaria.Board.object;
import static io.github.cardfold.vandaria.Board.pass;
import static io.github.cardfold.vandaria.Board.pick;
import static io.github.cardfold.vandaria.Board.purpose;
import static io.github.cardfold.vandaria.Board.size;
import static io.github.cardfold.vandaria.Board.territory;
import static io.github.cardfold.vandaria.Board.whyNot;
import static io.github.cardfold.vandaria.state.VandariaVerbs.SUMMON;
import static io.github.cardfold.vandaria.state.VandariaZone.GAME;
import static io.github.cardfold.vandaria.state.VandariaZone.GRAVEYARD;
import static io.github.cardfold.vandaria.state.VandariaZone.HAND;
import static io.github.cardfold.vandaria.state.VandariaZone.REGISTER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.card.Faction;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Honor;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.Rune;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.fact.Heroes;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaRules.FactionRequirement;
import io.github.cardfold.vandaria.state.VandariaRules.HeroScope;
import io.github.cardfold.vandaria.state.VandariaRules.Stagger;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Summoning (2.5), what it requires, and being Fatigued and Staggered (2.8, 2.9). */
class SummonTest {
    private static final VandariaCard FORD = land("Ford", 3, 4, 0);
    private static final VandariaCard TERRACE = land("Terrace", 2, 4, 0);
    private static final VandariaCard SKIFF =
            land("Skiff", territory(2, 2).vehicle(true).build());
    private static final VandariaCard GATE =
            land("Gate", territory(2, 2).liftsStagger(true).build());
    private static final VandariaCard WARDEN = human("Warden", 1, 1, 2);
    private static final VandariaCard OX = monster("Ox", 3, 4, 2, 3);
    private static final VandariaCard LOOM =
            card("Loom", Relic.of(Relic.Kind.GENERAL, 2), 1).build();
    private static final VandariaCard STONE =
            card("Stone", Rune.of(Rune.Kind.GENERAL, 2), 1).build();
    private static final VandariaCard POST =
            card("Post", Relic.of(Relic.Kind.FACULTY, 0), 1).build();
    private static final VandariaCard SPRING =
            card("Spring", Rune.of(Rune.Kind.ELEMENTAL, 1), 0).build();
    private static final VandariaCard SHOUT =
            card("Shout", new ActionCard(Option.none()), 0).build();

    private static final VandariaCard[] ALL = {FORD, TERRACE, SKIFF, GATE, WARDEN, OX, LOOM, STONE, POST, SPRING, SHOUT
    };

    private static Board board(VandariaCard... others) {
        return Board.of(Array.of(ALL).appendAll(Array.of(others)).toJavaArray(VandariaCard[]::new));
    }

    private static State summon(State state, String name) {
        return act(state, SUMMON, object(state, HAND, Board.asked(state), name));
    }

    private static boolean maySummon(State state, String name) {
        return whyNot(state, name).isEmpty();
    }

    private static String whyNot(State state, String name) {
        return Board.whyNot(state, SUMMON, object(state, HAND, Board.asked(state), name));
    }

    private static int guarded(State state, Seat seat, String name) {
        return Territories.guarded(state.position(), object(state, GAME, seat, name));
    }

    /** Catches a card that is paid for in part, for nothing, or by the opponent. */
    @Test
    @Rule(vw = {"2.5.1", "8.4.2", "8.6.1"})
    void aCardOfTheHandComesIntoTheGameForItsGold() {
        for (String phase : Array.of("8.4", "8.6")) {
            VandariaCard dear = human("Envoy", 2, 2, 2).withCost(GoldCost.of(3));
            Board board = board(dear).gold(A, 4).gold(B, 4).lay(HAND, A, dear, WARDEN, OX);
            board.property(A, FORD);
            State state = board.at(A, phase);
            State after = summon(state, "Envoy");
            assertEquals(1, gold(after, A), phase);
            assertEquals(4, gold(after, B));
            assertEquals(Array.of("Ford", "Envoy"), names(after, GAME, A));
            assertEquals(2, size(after, HAND, A));
            State broke = summon(after, "Warden");
            assertEquals(0, gold(broke, A));
            assertEquals("2.5.1", whyNot(broke, "Ox"));
        }
    }

    /** Between the payment and the result it is neither in hand nor in the game. */
    @Test
    @Rule(vw = {"2.5.2", "3.7.2.1", "3.8.2.1"})
    void itIsPaidForBeforeItIsSaidWhereItGoes() {
        for (String name : Array.of("Warden", "Loom", "Stone")) {
            Board board = board().gold(A, 1).lay(HAND, A, WARDEN, LOOM, STONE);
            int ford = board.property(A, FORD);
            int terrace = board.property(A, TERRACE);
            State state = summon(board.at(A, "8.4"), name);
            assertEquals(VandariaPurposes.TERRITORY, purpose(state));
            assertEquals(0, gold(state, A));
            assertEquals(Array.of(name), names(state, REGISTER, A));
            assertEquals(2, size(state, HAND, A));
            assertEquals(2, size(state, GAME, A));
            assertTrue(mayPick(state, ford) && mayPick(state, terrace));
            State after = pick(state, terrace);
            assertEquals(0, size(after, REGISTER, A));
            assertEquals(terrace, guarded(after, A, name));
        }
    }

    /** Catches Property that is always the same player's, or the one's whose turn it is not. */
    @Test
    @Rule(vw = {"2.11.1", "3.2.2"})
    void whoSummonsItControlsIt() {
        for (Seat seat : Array.of(A, B)) {
            Board board = board().gold(seat, 2).lay(HAND, seat, WARDEN, LOOM);
            board.property(seat, FORD);
            State state = summon(summon(board.at(seat, "8.4"), "Warden"), "Loom");
            int warden = object(state, GAME, seat, "Warden");
            int place = state.position().placeOf(warden);
            assertEquals(seat, VandariaProperty.controller(state.position(), warden));
            assertEquals(seat, state.position().master(state.position().find(warden), place));
            assertEquals(3, VandariaProperty.of(state.position(), seat).size());
            assertEquals(
                    0, VandariaProperty.of(state.position(), seat == A ? B : A).size());
        }
    }

    @Test
    @Rule(vw = {"3.2.3", "3.2.13", "3.2.14"})
    void aFollowerNeedsATerritory() {
        State state = board().gold(A, 9).lay(HAND, A, WARDEN, FORD).at(A, "8.4");
        assertEquals("3.2.3", whyNot(state, "Warden"));
        assertTrue(maySummon(summon(state, "Ford"), "Warden"));
        Board vehicle = board().gold(A, 9).lay(HAND, A, WARDEN);
        vehicle.property(A, SKIFF);
        assertTrue(maySummon(vehicle.at(A, "8.4"), "Warden"), "a Vehicle is a Territory");
    }

    /** Catches a capacity that counts cards, only Followers, or what is Stray. */
    @Test
    @Rule(vw = {"3.6.1.5", "3.7.2.2"})
    void aTerritoryHoldsPropertyUpToItsCapacity() {
        Board board = board().gold(A, 9).lay(HAND, A, OX, WARDEN, WARDEN, LOOM);
        int ford = board.property(A, FORD);
        board.guard(A, LOOM, ford);
        State state = board.at(A, "8.4");
        assertEquals("3.6.1.5", whyNot(state, "Ox"));
        assertEquals(1, Territories.room(state.position(), state.position().find(ford)));
        state = summon(state, "Warden");
        assertEquals("3.6.1.5", whyNot(state, "Warden"));
        assertEquals(0, Territories.room(state.position(), state.position().find(ford)));
        Board full = board().gold(A, 9).lay(HAND, A, OX);
        int other = full.property(A, FORD);
        full.property(A, WARDEN);
        State beside = summon(full.at(A, "8.4"), "Ox");
        assertEquals(other, guarded(beside, A, "Ox"), "what is Stray takes no room");
    }

    /** Catches a Relic that cannot be summoned, that stays, or that goes for nothing. */
    @Test
    @Rule(vw = {"3.2.4", "3.7.1.3", "3.8.1.3"})
    void aRelicOrRuneWithoutRoomIsDestroyedAtOnce() {
        for (String name : Array.of("Loom", "Stone")) {
            State state = summon(board().gold(A, 1).lay(HAND, A, LOOM, STONE).at(A, "8.4"), name);
            assertEquals(Array.of(name), names(state, GRAVEYARD, A));
            assertEquals(0, gold(state, A));
            Board board = board().gold(A, 1).lay(HAND, A, LOOM, STONE);
            board.guard(A, OX, board.property(A, FORD));
            assertEquals(Array.of(name), names(summon(board.at(A, "8.4"), name), GRAVEYARD, A));
        }
    }

    @Test
    @Rule(vw = "3.8.4.3")
    void anElementalRuneNeedsNoTerritory() {
        State state = summon(board().lay(HAND, A, SPRING).at(A, "8.4"), "Spring");
        assertEquals(Array.of("Spring"), names(state, GAME, A));
        Board board = board().lay(HAND, A, SPRING);
        int ford = board.property(A, FORD);
        State asked = summon(board.at(A, "8.4"), "Spring");
        assertEquals(ford, guarded(pick(asked, ford), A, "Spring"));
        assertEquals(0, guarded(pass(asked), A, "Spring"));
        assertEquals(2, size(pass(asked), GAME, A));
    }

    @Test
    @Rule(vw = {"3.7.4.5", "3.7.4.6"})
    void aFacultyNeedsATerritoryThatIsNoVehicleAndHasNone() {
        Board board = board().gold(A, 9).lay(HAND, A, POST, POST, POST);
        board.property(A, SKIFF);
        State none = board.at(A, "8.4");
        assertEquals("3.7.4.6", whyNot(none, "Post"));
        Board two = board().gold(A, 9).lay(HAND, A, POST, POST, POST);
        two.property(A, SKIFF);
        int ford = two.property(A, FORD);
        int full = two.property(A, TERRACE);
        two.guard(A, WARDEN, full);
        two.guard(A, WARDEN, full);
        State state = summon(two.at(A, "8.4"), "Post");
        assertFalse(mayPick(state, object(state, GAME, A, "Skiff")));
        state = summon(pick(state, ford), "Post");
        assertEquals("3.7.4.6", whyNot(state, "Post"), "both have one");
        assertFalse(Territories.takesFaculty(state.position(), state.position().find(ford)));
        assertFalse(Territories.takesFaculty(state.position(), state.position().find(full)));
        assertEquals(2, Territories.guards(state.position(), full).size(), "a Faculty takes no room");
    }

    @Test
    void anActionIsNoProperty() {
        State state = board().gold(A, 9).lay(HAND, A, SHOUT, FORD).at(A, "8.4");
        assertEquals("8.4.2", whyNot(state, "Shout"));
    }

    /** Catches a requirement of the wrong direction, and Honor of one Territory or of the opponent's. */
    @Test
    @Rule(vw = {"3.3.1", "3.3.3", "3.3.4"})
    void honorIsTheSumOfAllTerritoriesAndMayBeRequired() {
        VandariaCard petals = honored("Petals", Honor.of(20));
        VandariaCard moor = honored("Moor", Honor.of(-30));
        VandariaCard envoy = human("Envoy", 1, 1, 1).withHonorRequirement(40);
        VandariaCard reaver = human("Reaver", 1, 1, 1).withHonorRequirement(-10);
        Board board = board(petals, moor, envoy, reaver).gold(A, 9).lay(HAND, A, envoy, reaver, petals, moor, moor);
        board.property(A, petals);
        board.property(B, petals);
        State state = board.at(A, "8.4");
        assertEquals(Honor.of(20), Territories.honor(state.position(), A));
        assertEquals("3.3.1", whyNot(state, "Envoy"));
        assertEquals("3.3.1", whyNot(state, "Reaver"));
        state = summon(state, "Petals");
        assertEquals(Honor.of(40), Territories.honor(state.position(), A));
        assertTrue(maySummon(state, "Envoy"));
        state = summon(summon(state, "Moor"), "Moor");
        assertEquals(Honor.of(-20), Territories.honor(state.position(), A));
        assertTrue(maySummon(state, "Reaver"));
    }

    @Test
    @Rule(vw = "3.3.8")
    void infiniteHonorStaysInfinite() {
        VandariaCard reign = honored("Reign", Honor.INFINITE);
        VandariaCard moor = honored("Moor", Honor.of(-30));
        Board board = board(reign, moor).gold(A, 9).lay(HAND, A, moor, moor);
        board.property(A, reign);
        State state = summon(board.at(A, "8.4"), "Moor");
        assertEquals(Honor.INFINITE, Territories.honor(state.position(), A));
    }

    /** Catches one Territory for two Factions printed alike, the opponent's, and Territories that ask themselves. */
    @Test
    @Rule(vw = "2.6.2")
    void cardsAskForTerritoriesOfTheirFactions() {
        VandariaCard court = land("Court", 3, 4, 0).withFactions(Array.of(Faction.ORDER));
        VandariaCard bailiff = human("Bailiff", 1, 1, 1).withFactions(Array.of(Faction.ORDER, Faction.ORDER));
        Board board = board(court, bailiff).gold(A, 9).lay(HAND, A, bailiff, court, court);
        board.property(A, FORD);
        board.property(B, court);
        State state = board.at(A, "8.4");
        assertEquals("2.6.2", whyNot(state, "Bailiff"));
        state = summon(state, "Court");
        assertEquals("2.6.2", whyNot(state, "Bailiff"));
        assertTrue(maySummon(summon(state, "Court"), "Bailiff"));
        Board loose = Board.of(VandariaRules.standard().withFactionRequirement(FactionRequirement.NONE), FORD, bailiff)
                .gold(A, 9)
                .lay(HAND, A, bailiff);
        loose.property(A, FORD);
        assertTrue(maySummon(loose.at(A, "8.4"), "Bailiff"));
    }

    private static VandariaCard hero(String name, Option<String> heroic) {
        return human(name, 1, 1, 1).withHero(true).withHeroic(heroic);
    }

    /** Catches Heroes that are kept out by name alone, by status alone, in one direction, or by their own player's. */
    @Test
    @Rule(vw = {"7.1.10", "7.1.11", "10.1.2", "10.1.3", "10.1.4"})
    void oneHeroOfANameOrHeroicStatusIsInTheGame() {
        VandariaCard first = hero("Aldis, First Rower", Option.some("Aldis"));
        VandariaCard last = hero("Aldis, Last Rower", Option.some("Aldis"));
        VandariaCard young = hero("Aldis, Ferry Child", Option.none());
        VandariaCard other = hero("Maro, Quay Singer", Option.some("Maro"));
        for (VandariaCard there : Array.of(first, last, young)) {
            for (VandariaCard comes : Array.of(first, last, young, other)) {
                Board board = board(first, last, young, other).gold(A, 9).lay(HAND, A, comes);
                board.property(A, FORD);
                board.guard(B, there, board.property(B, FORD));
                boolean isFree = comes == other;
                assertEquals(
                        isFree ? "" : "7.1.10",
                        whyNot(board.at(A, "8.4"), comes.name()),
                        there.name() + " against " + comes.name());
            }
        }
        assertFalse(Heroes.areOne(first, human("Aldis, First Rower", 1, 1, 1)), "only Heroes are kept out");
        Board own = Board.of(VandariaRules.standard().withHeroScope(HeroScope.PLAYER), FORD, first, last)
                .gold(A, 9)
                .lay(HAND, A, first, last);
        own.property(A, FORD);
        own.guard(B, first, own.property(B, FORD));
        State state = own.at(A, "8.4");
        assertTrue(maySummon(state, "Aldis, First Rower"));
        assertEquals("7.1.10", whyNot(summon(state, "Aldis, First Rower"), "Aldis, Last Rower"));
    }

    /** Catches Fatigue of Relics, Fatigue that ends with the turn, and one that ends with the opponent's. */
    @Test
    @Rule(vw = {"2.8.1", "2.8.4"})
    void aFollowerIsFatiguedUntilItsControllersNextTurn() {
        Board board = board().gold(A, 9).lay(HAND, A, WARDEN, STONE, OX).lay(HAND, B, OX);
        board.property(A, FORD);
        State state = summon(summon(board.at(A, "8.4"), "Warden"), "Stone");
        int warden = object(state, GAME, A, "Warden");
        int stone = object(state, GAME, A, "Stone");
        assertTrue(isFatigued(state, warden));
        assertFalse(isFatigued(state, stone));
        while (Board.asked(state) == A) {
            state = pass(state);
        }
        assertTrue(isFatigued(state, warden));
        while (Board.asked(state) == B) {
            state = purpose(state).equals(VandariaPurposes.DRAW_PHASE) ? Board.number(state, 1) : pass(state);
        }
        assertFalse(isFatigued(state, warden));
    }

    private static boolean isFatigued(State state, int object) {
        return Statuses.isFatigued(state.position(), state.position().find(object));
    }

    /** Catches Stagger that ends with the first Territory, with any turn, or comes again. */
    @Test
    @Rule(vw = {"2.9.1", "7.5.1"})
    void aPlayerIsStaggeredUntilATurnBeginsWithATerritory() {
        State state = board().gold(A, 9)
                .gold(B, 9)
                .staggered(A)
                .staggered(B)
                .lay(HAND, A, FORD, OX)
                .lay(HAND, B, GATE, OX)
                .at(A, "8.4");
        state = summon(state, "Ford");
        assertTrue(Statuses.isStaggered(state.position(), A), "not since the beginning of the turn");
        while (Board.asked(state) == A) {
            state = pass(state);
        }
        assertTrue(Statuses.isStaggered(state.position(), B));
        state = summon(Board.number(state, 1), "Gate");
        assertFalse(Statuses.isStaggered(state.position(), B), "it lifts Stagger at once");
        assertTrue(Statuses.isStaggered(state.position(), A));
        while (Board.asked(state) == B) {
            state = pass(state);
        }
        assertFalse(Statuses.isStaggered(state.position(), A));
    }

    @Test
    void aTableMayGiveAStaggeredPlayerAFreeTerritoryEachTurn() {
        Board board = Board.of(VandariaRules.standard().withStaggerEffect(Stagger.FREE_TERRITORY), ALL)
                .staggered(A)
                .lay(HAND, A, FORD, TERRACE);
        State state = board.at(A, "8.4");
        assertTrue(maySummon(state, "Ford"));
        assertEquals("2.5.1", whyNot(summon(state, "Ford"), "Terrace"));
        State settled = Board.of(VandariaRules.standard().withStaggerEffect(Stagger.FREE_TERRITORY), ALL)
                .lay(HAND, A, FORD, TERRACE)
                .at(A, "8.4");
        assertEquals("2.5.1", whyNot(settled, "Ford"));
    }

    @Test
    void aTableMayAllowSoManyTerritoriesEachTurn() {
        Board board = Board.of(VandariaRules.standard().withTerritoriesPerTurn(1), ALL)
                .gold(A, 9)
                .lay(HAND, A, FORD, TERRACE, WARDEN);
        State state = summon(board.at(A, "8.4"), "Ford");
        assertEquals("8.4.2", whyNot(state, "Terrace"));
        assertTrue(maySummon(state, "Warden"));
    }
}
