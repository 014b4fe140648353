package io.github.cardfold.vandaria.format;

import static io.github.cardfold.vandaria.format.MatchSide.FIRST;
import static io.github.cardfold.vandaria.format.MatchSide.SECOND;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.VandariaSetup;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Matches of several games: the standard one, Tag Team, Three On Three, Team Survival. */
class MatchShellsTest {
    private static final Array<String> ANA = Array.of("Ana", "Amir", "Asti");
    private static final Array<String> BAYU = Array.of("Bayu", "Budi", "Bela");

    private static final VandariaDeckList REEDS = VandariaPacks.deck("salt-reeds");
    private static final VandariaDeckList CINDERS = VandariaPacks.deck("cinder-court");

    @Test
    @Rule(vw = {"1.2.7", "17.3.19", "7.4.3"})
    void twoRoundsWinAndWhoHasLostTheLastHasPriority() {
        VandariaMatch match = VandariaMatch.of(Array.of(REEDS, CINDERS));
        assertEquals(Option.none(), match.priority());
        match = match.won(FIRST);
        assertEquals(Option.some(Seat.B), match.priority());
        match = match.won(SECOND);
        assertEquals(Option.some(Seat.A), match.priority());
        assertEquals(new RoundWins(1, 1), match.wins());
        assertEquals(3, match.round());
        VandariaMatch end = match.won(SECOND);
        assertEquals(Option.some(SECOND), end.winner());
        assertThrows(IllegalArgumentException.class, () -> end.won(FIRST));
    }

    @Test
    @Rule(vw = "16.4.1")
    void ifTimeIsOverWhoLeadsWinsAndElseASuddenDeathDecides() {
        VandariaMatch match = VandariaMatch.of(Array.of(REEDS, CINDERS));
        assertEquals(Option.none(), match.winnerAtTime());
        assertEquals(Option.some(SECOND), match.won(SECOND).winnerAtTime());
        assertEquals(Option.none(), match.won(SECOND).won(FIRST).winnerAtTime());
    }

    private static final VandariaCard PUT = CINDERS.fate().head().card();

    private static VandariaDeckList withSideboard() {
        return REEDS.withSide(Array.of(new DeckEntry<>(1, PUT)));
    }

    private static VandariaDeckList exchanged() {
        VandariaDeckList before = withSideboard();
        VandariaCard taken = before.fate().head().card();
        return before.withFate(before.fate()
                        .update(0, each -> new DeckEntry<>(each.count() - 1, taken))
                        .append(new DeckEntry<>(1, PUT)))
                .withSide(Array.of(new DeckEntry<>(1, taken)));
    }

    /** Before the first game, too; a card of neither the decks nor the Sideboard comes in nowhere. */
    @Test
    @Rule(vw = "17.4.10")
    void inTeamSurvivalTheSideboardIsUsedBeforeEachGame() {
        VandariaDeckLimits limits = VandariaDeckLimits.standard();
        assertEquals(Array.empty(), TeamSurvival.exchange(withSideboard(), exchanged(), limits));
        assertEquals(
                Array.of("7.1.16", "7.1.4"),
                TeamSurvival.exchange(REEDS, exchanged(), limits).map(Violation::section));
    }

    @Test
    @Rule(vw = {"7.1.4", "7.1.18", "14.2.22"})
    void theSideboardIsUsedAfterTheFirstRound() {
        VandariaDeckList before = withSideboard();
        VandariaDeckList after = exchanged();
        VandariaDeckLimits limits = VandariaDeckLimits.standard();
        VandariaMatch match = VandariaMatch.of(Array.of(before, CINDERS));
        assertThrows(IllegalStateException.class, () -> match.exchanged(Seat.A, after, limits));
        VandariaMatch next = match.won(FIRST).exchanged(Seat.A, after, limits).get();
        assertEquals(Array.of(after, CINDERS), next.decks());
        assertTrue(match.won(FIRST).exchanged(Seat.B, after, limits).isLeft());
    }

    @Test
    void twoSidesHaveAsManyDecks() {
        assertThrows(IllegalArgumentException.class, () -> VandariaMatch.of(Array.of(REEDS)));
    }

    @Test
    @Rule(vw = "17.3.4")
    void theSeatsAreOfTheOneSideAndTheOtherByTurns() {
        assertEquals(Array.of(FIRST, SECOND, FIRST, SECOND), Seat.first(4).map(VandariaMatch::side));
    }

    @Test
    @Rule(vw = {"17.2.1", "17.2.4", "17.2.5"})
    void tablesAreKnownOnceBothCaptainsHaveWrittenTheirOrders() {
        ThreeOnThree match = ThreeOnThree.of(ANA, BAYU).ordered(FIRST, ANA.reverse());
        assertEquals(Array.empty(), match.tables());
        match = match.ordered(SECOND, BAYU);
        assertEquals(
                Array.of(
                        new ThreeOnThree.Table("Asti", "Bayu"),
                        new ThreeOnThree.Table("Amir", "Budi"),
                        new ThreeOnThree.Table("Ana", "Bela")),
                match.tables());
        ThreeOnThree told = match;
        assertThrows(IllegalStateException.class, () -> told.ordered(FIRST, ANA));
        assertThrows(
                IllegalArgumentException.class, () -> ThreeOnThree.of(ANA, BAYU).ordered(FIRST, BAYU));
        assertThrows(IllegalArgumentException.class, () -> ThreeOnThree.of(ANA, ANA));
    }

    @Test
    @Rule(vw = {"17.2.3", "17.2.6", "17.2.7", "17.2.8"})
    void twoTablesWinARoundAndTwoRoundsTheMatch() {
        ThreeOnThree match = ThreeOnThree.of(ANA, BAYU);
        for (int round = 0; round < 2; round++) {
            assertEquals(Option.none(), match.winner());
            assertEquals(Array.empty(), match.tables());
            match = match.ordered(FIRST, ANA).ordered(SECOND, BAYU);
            match = match.won(3, SECOND).won(1, FIRST);
            ThreeOnThree now = match;
            assertThrows(IllegalStateException.class, () -> now.won(3, FIRST));
            match = match.won(2, SECOND);
        }
        assertEquals(Array.of(SECOND, SECOND), match.rounds());
        assertEquals(Option.some(SECOND), match.winner());
        ThreeOnThree end = match;
        assertThrows(IllegalStateException.class, () -> end.ordered(FIRST, ANA));
    }

    @Test
    @Rule(vw = {"17.4.1", "17.4.2", "17.4.4", "17.4.5", "17.4.6"})
    void whoLosesMakesRoomForTheNextWhoBringsAPoint() {
        TeamSurvival match =
                assertDoesNotThrow(() -> TeamSurvival.of(ANA, BAYU)).ordered(FIRST, ANA);
        assertThrows(IllegalArgumentException.class, () -> TeamSurvival.of(ANA.init(), BAYU));
        TeamSurvival unwritten = match;
        assertThrows(IllegalStateException.class, () -> unwritten.next(FIRST));
        assertThrows(IllegalStateException.class, () -> unwritten.won(FIRST));
        match = match.ordered(SECOND, BAYU);
        assertEquals(new TeamSurvival.Entrant("Ana", 0, false, false), match.next(FIRST));
        assertEquals(new TeamSurvival.Entrant("Bayu", 0, false, false), match.next(SECOND));
        match = match.won(FIRST);
        assertEquals(new TeamSurvival.Entrant("Ana", 0, true, false), match.next(FIRST));
        assertEquals(new TeamSurvival.Entrant("Budi", 1, false, true), match.next(SECOND));
        match = match.won(SECOND);
        assertEquals(new TeamSurvival.Entrant("Amir", 1, false, true), match.next(FIRST));
        assertEquals(new TeamSurvival.Entrant("Budi", 0, true, false), match.next(SECOND));
    }

    @Test
    @Rule(vw = {"17.4.8", "17.4.9"})
    void whoHasBeatenAllWins() {
        TeamSurvival match = TeamSurvival.of(ANA, BAYU).ordered(FIRST, ANA).ordered(SECOND, BAYU);
        for (MatchSide side : Array.of(FIRST, SECOND, SECOND, FIRST)) {
            match = match.won(side);
            assertEquals(Option.none(), match.winner());
        }
        TeamSurvival end = match.won(SECOND);
        assertEquals(Option.some(SECOND), end.winner());
        assertEquals(Array.of(FIRST, SECOND, SECOND, FIRST, SECOND), end.games());
        assertThrows(IllegalStateException.class, () -> end.next(FIRST));
        assertThrows(IllegalStateException.class, () -> end.won(FIRST));
    }

    @Test
    @Rule(vw = {"17.4.5", "17.4.6"})
    void theNextGameBeginsWithAPointForOneAndLessGoldForTheOther() {
        VandariaSetup setup = Vandaria.setup(
                Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards()), Array.of(REEDS, CINDERS));
        TeamSurvival match = TeamSurvival.of(ANA, BAYU)
                .ordered(FIRST, ANA)
                .ordered(SECOND, BAYU)
                .won(FIRST);
        VandariaSetup next = setup.withEntrant(Seat.A, match.next(FIRST)).withEntrant(Seat.B, match.next(SECOND));
        assertEquals(1, next.number(PlayerNumbers.VICTORY_POINTS, Seat.B));
        assertEquals(0, next.number(PlayerNumbers.VICTORY_POINTS, Seat.A));
        State state = next.start(1);
        for (Seat seat : state.position().seats()) {
            assertEquals(5, state.position().size(VandariaZone.HAND.of(seat)));
        }
        assertEquals(3, state.position().number(PlayerNumbers.GOLD, Seat.A));
        assertEquals(0, state.position().number(PlayerNumbers.VICTORY_POINTS, Seat.A));
        assertEquals(5, state.position().number(PlayerNumbers.GOLD, Seat.B));
        assertEquals(1, state.position().number(PlayerNumbers.VICTORY_POINTS, Seat.B));
        assertEquals(1, state.position().number(PlayerNumbers.FIRST_TURN_PRIORITY, Seat.B));
        assertEquals(
                "B cannot bring -1 Victory Points",
                assertThrows(IllegalArgumentException.class, () -> setup.with(PlayerNumbers.VICTORY_POINTS, Seat.B, -1))
                        .getMessage());
    }

    @Test
    void onlyWhoPlaysInTheMatchExchangesAndWins() {
        VandariaMatch match = VandariaMatch.of(Array.of(REEDS, CINDERS)).won(FIRST);
        VandariaDeckLimits limits = VandariaDeckLimits.standard();
        assertEquals(
                "C takes no part in a match of 2",
                assertThrows(IllegalArgumentException.class, () -> match.exchanged(Seat.C, REEDS, limits))
                        .getMessage());
        assertThrows(NullPointerException.class, () -> match.won(nobody()));
        assertThrows(NullPointerException.class, () -> new VandariaMatch(match.decks(), Array.of(nobody())));
        assertThrows(NullPointerException.class, () -> ready().won(1, nobody()));
        assertThrows(
                NullPointerException.class, () -> TeamSurvival.of(ANA, BAYU).won(nobody()));
    }

    @SuppressWarnings({"NullAway", "DataFlowIssue"}) // what a user compiled without null checks may pass
    private static MatchSide nobody() {
        return null;
    }

    private static ThreeOnThree ready() {
        return ThreeOnThree.of(ANA, BAYU).ordered(FIRST, ANA).ordered(SECOND, BAYU);
    }

    @Test
    @Rule(vw = "17.2.3")
    void nobodyPlaysAtATableThatThereIsNot() {
        for (int table : new int[] {0, 4, -1}) {
            assertEquals(
                    "nobody plays at table " + table,
                    assertThrows(IllegalStateException.class, () -> ready().won(table, FIRST))
                            .getMessage());
        }
    }
}
