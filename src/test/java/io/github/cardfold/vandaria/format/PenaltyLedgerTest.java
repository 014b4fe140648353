package io.github.cardfold.vandaria.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Penalties of a tournament add up, and change its matches (18.1, 18.2). */
class PenaltyLedgerTest {
    private static final String ANA = "Ana";
    private static final String BAYU = "Bayu";

    private static PenaltyLedger warned(String... players) {
        return Array.of(players)
                .foldLeft(
                        PenaltyLedger.of(),
                        (ledger, player) ->
                                ledger.with(player, 1, Infraction.LATENESS).ledger());
    }

    private static String refused(Executable penalty) {
        return assertThrows(IllegalArgumentException.class, penalty).getMessage();
    }

    private static PenaltyDecision keepsOffending(Penalty penalty) {
        return PenaltyDecision.of(Infraction.ILLEGAL_STEP, PenaltyGround.KEEPS_OFFENDING, penalty);
    }

    /** Five Warnings for different infractions over four matches of one tournament. */
    @Test
    @Rule(vw = {"18.1.2.3", "18.1.2.4", "18.1.2.5", "18.1.2.7"})
    void warningsAddUpOverTheMatchesOfATournament() {
        PenaltyLedger.Given first = PenaltyLedger.of().with(ANA, 1, Infraction.LATENESS);
        PenaltyLedger.Given second = first.ledger().with(ANA, 1, Infraction.ILLEGAL_STEP);
        PenaltyLedger.Given third = second.ledger().with(ANA, 2, Infraction.SLOW_PLAY);
        PenaltyLedger.Given fourth = third.ledger().with(ANA, 3, Infraction.LATENESS);
        PenaltyLedger.Given fifth = fourth.ledger().with(ANA, 4, Infraction.WRONG_PAYMENT);
        assertEquals(
                Array.of(Penalty.WARNING, Penalty.WARNING, Penalty.MATCH_POINT, Penalty.MATCH_LOSS, Penalty.GAME_LOSS),
                Array.of(first, second, third, fourth, fifth).map(PenaltyLedger.Given::penalty));
        assertEquals(5, fifth.ledger().warnings(ANA));
        assertFalse(fourth.ledger().isDisqualified(ANA));
        assertTrue(fifth.ledger().isDisqualified(ANA));
    }

    @Test
    @Rule(vw = "18.1.2.3")
    void warningsOfAnotherPlayerDoNotCount() {
        PenaltyLedger ledger = warned(ANA, BAYU, BAYU, ANA);
        assertEquals(2, ledger.warnings(ANA));
        assertEquals(0, ledger.warnings("Citra"));
        PenaltyLedger.Given third = ledger.with(ANA, 1, Infraction.SLOW_PLAY);
        assertEquals(Penalty.MATCH_POINT, third.penalty());
        assertEquals(2, third.ledger().warnings(BAYU));
        assertEquals(0, third.ledger().roundWinsTaken(BAYU, 1));
    }

    /** Neither a Caution nor what was raised above Warning or let off counts; a Caution that was raised to one does. */
    @Test
    @Rule(vw = {"18.1.1.3", "18.1.2.3", "18.1.2.6"})
    void onlyWarningsAddUp() {
        PenaltyLedger ledger = warned(ANA, ANA)
                .with(ANA, 1, Infraction.MISREPRESENTATION)
                .ledger()
                .with(
                        ANA,
                        1,
                        PenaltyDecision.of(Infraction.ILLEGAL_STEP, PenaltyGround.PUT_RIGHT_AT_ONCE, Penalty.NONE))
                .ledger()
                .with(
                        ANA,
                        1,
                        PenaltyDecision.of(Infraction.ILLEGAL_STATE, PenaltyGround.GRAVE_CASE, Penalty.MATCH_POINT))
                .ledger();
        assertEquals(2, ledger.warnings(ANA));
        PenaltyDecision raised =
                PenaltyDecision.of(Infraction.MISREPRESENTATION, PenaltyGround.CORRECTION_TAKES_TIME, Penalty.WARNING);
        assertEquals(Penalty.MATCH_POINT, ledger.with(ANA, 1, raised).penalty());
    }

    @Test
    @Rule(vw = "18.2.9")
    void breachesAtTheSameTimeArePenalisedSeparately() {
        PenaltyLedger.Given second = warned(ANA).with(ANA, 1, Infraction.COMMUNICATION_BREACH);
        assertEquals(2, second.ledger().warnings(ANA));
        assertEquals(2, second.ledger().entries().size());
    }

    @Test
    @Rule(vw = "18.1.3.1")
    void aMatchPointTakesARoundWinFromThisMatch() {
        PenaltyLedger ledger =
                PenaltyLedger.of().with(BAYU, 2, Infraction.OUTSIDE_ASSISTANCE).ledger();
        assertEquals(new RoundWins(1, 0), ledger.score(2, ANA, BAYU, new RoundWins(1, 1), 2));
        assertEquals(new RoundWins(1, -1), ledger.score(2, ANA, BAYU, new RoundWins(1, 0), 2));
        assertEquals(new RoundWins(1, 1), ledger.score(3, ANA, BAYU, new RoundWins(1, 1), 2));
        PenaltyLedger twice =
                ledger.with(BAYU, 2, Infraction.UNCLEAR_DRAW_PHASE).ledger();
        assertEquals(new RoundWins(-1, 1), twice.score(2, BAYU, ANA, new RoundWins(1, 1), 2));
    }

    /** The match in which it is given is lost, so there is no round win to take. */
    @Test
    @Rule(vw = "18.1.3.1")
    void aMatchPointAfterAMatchLossTakesARoundWinFromTheNextMatch() {
        PenaltyLedger.Given given = PenaltyLedger.of()
                .with(ANA, 1, Infraction.STALLING)
                .ledger()
                .with(ANA, 1, Infraction.OUTSIDE_ASSISTANCE);
        assertEquals(2, given.entry().affected());
        assertEquals(0, given.ledger().roundWinsTaken(ANA, 1));
        assertEquals(1, given.ledger().roundWinsTaken(ANA, 2));
    }

    @Test
    @Rule(vw = {"18.1.4.3#1", "18.1.4.3#2", "18.1.4.4", "18.1.4.5"})
    void aMatchLossGivesTheRestOfTheMatchToTheOpponentAndNoMore() {
        PenaltyLedger.Given given = PenaltyLedger.of().with(ANA, 2, Infraction.STALLING);
        PenaltyLedger ledger = given.ledger();
        assertTrue(given.penalty().endsMatch());
        assertFalse(given.penalty().disqualifies());
        assertEquals(new RoundWins(1, 2), ledger.score(2, ANA, BAYU, new RoundWins(1, 0), 2));
        assertEquals(new RoundWins(2, 1), ledger.score(2, BAYU, ANA, new RoundWins(0, 1), 2));
        assertEquals(new RoundWins(1, 0), ledger.score(3, ANA, BAYU, new RoundWins(1, 0), 2));
        assertFalse(ledger.mayPlay(ANA, 2));
        assertTrue(ledger.mayPlay(ANA, 3));
        assertTrue(ledger.mayPlay(BAYU, 2));
    }

    @Test
    @Rule(vw = "18.1.4.5")
    void whoHasLostTooGetsNoRounds() {
        PenaltyLedger ledger = PenaltyLedger.of()
                .with(ANA, 1, Infraction.STALLING)
                .ledger()
                .with(BAYU, 1, Infraction.STALLING)
                .ledger();
        assertEquals(new RoundWins(1, 0), ledger.score(1, ANA, BAYU, new RoundWins(1, 0), 2));
    }

    @Test
    @Rule(vw = {"18.1.5.2#1", "18.1.5.2#2", "18.1.5.3#1", "18.1.5.3#2"})
    void aGameLossGivesTheMatchToTheOpponentAndBarsFromTheOthers() {
        PenaltyLedger.Given given = PenaltyLedger.of().with(ANA, 2, Infraction.THEFT);
        PenaltyLedger ledger = given.ledger();
        assertTrue(given.penalty().endsMatch());
        assertEquals(new RoundWins(1, 2), ledger.score(2, ANA, BAYU, new RoundWins(1, 1), 2));
        assertTrue(ledger.isDisqualified(ANA));
        assertFalse(ledger.isDisqualified(BAYU));
        assertTrue(ledger.mayPlay(ANA, 1));
        assertFalse(ledger.mayPlay(ANA, 2));
        assertFalse(ledger.mayPlay(ANA, 9));
        assertTrue(ledger.mayPlay(BAYU, 9));
    }

    @Test
    @Rule(vw = "18.1.5.2")
    void whoIsDisqualifiedGetsNothingMore() {
        PenaltyLedger ledger = PenaltyLedger.of().with(ANA, 2, Infraction.THEFT).ledger();
        assertEquals(
                "Ana was disqualified in match 2 and can get no penalty any more",
                refused(() -> ledger.with(ANA, 3, Infraction.LATENESS)));
        assertEquals(Penalty.WARNING, ledger.with(BAYU, 3, Infraction.LATENESS).penalty());
    }

    /** Whether the Match Point is the usual penalty or what a third Warning becomes. */
    @Test
    @Rule(vw = "18.1.3.3")
    void aMatchPointBecomesAGameLossIfTheGameCannotGoOn() {
        PenaltyDecision draw = PenaltyDecision.of(Infraction.EXTRA_RESOURCES).withGameOver();
        assertEquals(Penalty.GAME_LOSS, PenaltyLedger.of().with(ANA, 1, draw).penalty());
        PenaltyDecision state = PenaltyDecision.of(Infraction.ILLEGAL_STATE).withGameOver();
        PenaltyLedger.Given third = warned(ANA, ANA).with(ANA, 1, state);
        assertEquals(Penalty.GAME_LOSS, third.penalty());
        assertTrue(third.ledger().isDisqualified(ANA));
        assertEquals(
                "only a match point becomes a game loss because the game cannot go on, and warning number 2"
                        + " of Ana becomes none",
                refused(() -> warned(ANA).with(ANA, 1, state)));
        refused(() -> warned(ANA, ANA, ANA).with(ANA, 1, state));
    }

    @Test
    @Rule(vw = {"18.2.12", "18.7.2"})
    void whoKeepsOffendingCanGetMore() {
        assertEquals(
                "Ana has got no penalty before, and does not keep offending",
                refused(() -> warned(BAYU).with(ANA, 1, keepsOffending(Penalty.MATCH_POINT))));
        for (Penalty each : Array.of(Penalty.MATCH_POINT, Penalty.MATCH_LOSS, Penalty.GAME_LOSS)) {
            assertEquals(each, warned(ANA).with(ANA, 2, keepsOffending(each)).penalty());
        }
        PenaltyLedger letOff = PenaltyLedger.of()
                .with(ANA, 1, PenaltyDecision.of(Infraction.LATENESS, PenaltyGround.BEGAN_EARLY, Penalty.NONE))
                .ledger();
        refused(() -> letOff.with(ANA, 1, keepsOffending(Penalty.MATCH_POINT)));
    }

    @Test
    @Rule(vw = {"18.2.11#1", "18.2.11#2", "18.2.11#3"})
    void aSmallBreachIsCautionedThenForbiddenThenPenalised() {
        PenaltyDecision order = PenaltyDecision.of(Infraction.UNLISTED, PenaltyGround.DIRECT_ORDER, Penalty.NONE);
        PenaltyDecision warning = PenaltyDecision.of(Infraction.UNLISTED, PenaltyGround.AFTER_ORDER, Penalty.WARNING);
        PenaltyLedger.Given cautioned = PenaltyLedger.of().with(ANA, 1, Infraction.UNLISTED);
        assertEquals(Penalty.CAUTION, cautioned.penalty());
        assertEquals(
                "Ana has got no direct order because of a small breach of no category",
                refused(() -> cautioned.ledger().with(ANA, 1, warning)));
        assertEquals(
                "Bayu has got no caution because of a small breach of no category, which comes before an order",
                refused(() -> cautioned.ledger().with(BAYU, 1, order)));
        PenaltyLedger otherwise = cautioned
                .ledger()
                .with(ANA, 1, PenaltyDecision.of(Infraction.SLOW_PLAY, PenaltyGround.DIRECT_ORDER, Penalty.NONE))
                .ledger();
        assertEquals(
                "Ana has got no direct order because of a small breach of no category",
                refused(() -> otherwise.with(ANA, 1, warning)));
        PenaltyLedger.Given ordered = cautioned.ledger().with(ANA, 1, order);
        assertEquals(Penalty.NONE, ordered.penalty());
        PenaltyLedger.Given warned = ordered.ledger().with(ANA, 1, warning);
        assertEquals(Penalty.WARNING, warned.penalty());
        assertTrue(warned.entry().needsHeadJudge());
    }

    @Test
    @Rule(vw = "18.8.4.6")
    void slowPlayIsWarnedOfIfItGoesOnAfterAnOrder() {
        PenaltyDecision order = PenaltyDecision.of(Infraction.SLOW_PLAY, PenaltyGround.DIRECT_ORDER, Penalty.NONE);
        PenaltyLedger ordered = PenaltyLedger.of().with(ANA, 1, order).ledger();
        assertEquals(0, ordered.warnings(ANA));
        assertEquals(1, ordered.with(ANA, 1, Infraction.SLOW_PLAY).ledger().warnings(ANA));
    }

    /** The third Warning needs no leave, the fourth does, though the judge decided on a mere Warning. */
    @Test
    @Rule(vw = "18.2.4")
    void whatAWarningBecomesNeedsTheHeadJudge() {
        assertFalse(warned(ANA, ANA).with(ANA, 1, Infraction.LATENESS).entry().needsHeadJudge());
        assertTrue(
                warned(ANA, ANA, ANA).with(ANA, 1, Infraction.LATENESS).entry().needsHeadJudge());
    }

    @Test
    void aLedgerIsAValue() {
        PenaltyLedger before = warned(ANA);
        before.with(ANA, 1, Infraction.LATENESS);
        assertEquals(warned(ANA), before);
        assertEquals(warned(ANA).hashCode(), before.hashCode());
        assertNotEquals(warned(BAYU), before);
        assertEquals("a ledger of 1 penalty", before.toString());
    }

    @Test
    void nonsenseIsRefused() {
        PenaltyLedger later =
                PenaltyLedger.of().with(ANA, 3, Infraction.LATENESS).ledger();
        assertEquals(
                "match 2 is over: Ana got a penalty in match 3",
                refused(() -> later.with(ANA, 2, Infraction.LATENESS)));
        assertEquals(1, later.with(BAYU, 2, Infraction.LATENESS).ledger().warnings(BAYU));
        assertEquals("match 0: matches are numbered 1 to 1000", refused(() -> later.with(ANA, 0, Infraction.LATENESS)));
        assertEquals("match 1001: matches are numbered 1 to 1000", refused(() -> later.mayPlay(ANA, 1001)));
        assertEquals(
                "expected the name of a player, of at most 200 characters, found none",
                refused(() -> later.with(" ", 3, Infraction.LATENESS)));
        assertEquals(
                "expected the name of a player, of at most 200 characters, found one of 201",
                refused(() -> later.with("a".repeat(201), 3, Infraction.LATENESS)));
    }

    @Test
    void aLedgerThatIsFullIsRefused() {
        PenaltyLedger ledger = PenaltyLedger.of();
        for (int i = 0; i < PenaltyLedger.MOST_ENTRIES; i++) {
            ledger = ledger.with(ANA, 1, Infraction.MISREPRESENTATION).ledger();
        }
        PenaltyLedger full = ledger;
        assertEquals(
                "a ledger has at most 10000 penalties",
                refused(() -> full.with(BAYU, 1, Infraction.MISREPRESENTATION)));
    }
}
