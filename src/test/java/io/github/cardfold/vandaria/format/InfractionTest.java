package io.github.cardfold.vandaria.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Each infraction has the penalty that the guide gives it, and what may take its place (18.6 to 18.11). */
class InfractionTest {
    /** The group is told by its words, as the guide names it. */
    private static void assertPenalties(String group, String... codesAndPenalties) {
        assertEquals(
                Array.of(codesAndPenalties),
                Array.of(Infraction.values())
                        .filter(each -> Reading.word(each.group()).equals(group))
                        .map(each -> each.code() + " " + each.penalty()));
    }

    /** Everything that may be given for an infraction besides its usual penalty. */
    private static void assertAlternatives(Infraction infraction, String... alternatives) {
        assertEquals(Array.of(alternatives), infraction.alternatives().map(InfractionTest::shown));
    }

    private static String shown(PenaltyAlternative each) {
        String range = each.least() == each.most() ? "" : " to " + each.most();
        return each.ground() + ": " + each.least() + range + (each.needsHeadJudge() ? " with the Head Judge" : "");
    }

    private static Array<Remedy> remedies(Infraction infraction, PenaltyGround ground, Penalty penalty) {
        return PenaltyDecision.of(infraction, ground, penalty).remedies();
    }

    private static Array<Remedy> remedies(Infraction infraction) {
        return PenaltyDecision.of(infraction).remedies();
    }

    @Test
    @Rule(vw = {"18.6.1", "18.6.3.1", "18.6.4.1"})
    void deckErrorsCostTheMatch() {
        assertPenalties("deck error", "I.a MATCH_LOSS", "I.b MATCH_LOSS");
    }

    @Test
    @Rule(vw = {"18.6.3.10", "18.6.3.11#1", "18.6.3.12#1", "18.2.12"})
    void anIllegalListCanCostLess() {
        assertAlternatives(
                Infraction.ILLEGAL_DECKLIST,
                "ABBREVIATED_NAME: WARNING",
                "START_OF_TOURNAMENT: NONE",
                "GENERAL_LEVEL: MATCH_POINT",
                "KEEPS_OFFENDING: GAME_LOSS");
    }

    @Test
    @Rule(vw = {"18.6.3.11#2", "18.6.3.12#2", "18.6.3.13"})
    void anIllegalListIsCorrectedWhateverThePenalty() {
        Array<Remedy> corrected = Array.of(Remedy.CORRECT_DECK);
        assertEquals(corrected, remedies(Infraction.ILLEGAL_DECKLIST));
        assertEquals(corrected, remedies(Infraction.ILLEGAL_DECKLIST, PenaltyGround.START_OF_TOURNAMENT, Penalty.NONE));
        assertEquals(
                corrected, remedies(Infraction.ILLEGAL_DECKLIST, PenaltyGround.GENERAL_LEVEL, Penalty.MATCH_POINT));
    }

    @Test
    @Rule(vw = {"18.6.4.8#1", "18.6.4.9#1", "18.6.4.10#1"})
    void aDeckThatDoesNotMatchCanCostLess() {
        assertAlternatives(
                Infraction.DECK_NOT_AS_LISTED,
                "UNINTENDED: MATCH_POINT with the Head Judge",
                "START_OF_TOURNAMENT: NONE",
                "GENERAL_LEVEL: MATCH_POINT",
                "KEEPS_OFFENDING: GAME_LOSS");
    }

    @Test
    @Rule(vw = {"18.6.4.7", "18.6.4.8#2", "18.6.4.9#2", "18.6.4.10#2"})
    void aDeckGoesBackToItsListUnlessTheErrorWasThere() {
        Infraction deck = Infraction.DECK_NOT_AS_LISTED;
        Array<Remedy> corrected = Array.of(Remedy.CORRECT_DECK);
        assertEquals(Array.of(Remedy.RESTORE_DECK), remedies(deck));
        assertEquals(corrected, remedies(deck, PenaltyGround.UNINTENDED, Penalty.MATCH_POINT));
        assertEquals(corrected, remedies(deck, PenaltyGround.START_OF_TOURNAMENT, Penalty.NONE));
        assertEquals(corrected, remedies(deck, PenaltyGround.GENERAL_LEVEL, Penalty.MATCH_POINT));
    }

    /** Fewer than 50 cards are an example of both: the list or the deck decides (18.6.3.5, 18.6.4.4). */
    @Test
    @Rule(
            vw = {
                "18.6.3.2",
                "18.6.3.3",
                "18.6.3.4",
                "18.6.3.5",
                "18.6.4.2",
                "18.6.4.3",
                "18.6.4.4",
            })
    void whatTheListShowsIsTheListsErrorAndWhatOnlyTheDeckShowsTheDecks() {
        assertEquals(Option.some(Infraction.ILLEGAL_DECKLIST), Infraction.ofDeck(false, true));
        assertEquals(Option.some(Infraction.ILLEGAL_DECKLIST), Infraction.ofDeck(false, false));
        assertEquals(Option.some(Infraction.DECK_NOT_AS_LISTED), Infraction.ofDeck(true, false));
        assertEquals(Option.none(), Infraction.ofDeck(true, true));
    }

    @Test
    @Rule(vw = {"18.7.1", "18.7.4.1", "18.7.5.1", "18.7.6.1"})
    void errorsOfPlayAreWarnedOfAndInexactStepsOnlyCautioned() {
        assertPenalties("gameplay error", "II.a CAUTION", "II.b WARNING", "II.c WARNING");
    }

    @Test
    @Rule(vw = {"18.1.1.3", "18.7.4.2", "18.7.2"})
    void anInexactStepIsSimplyCorrected() {
        assertAlternatives(
                Infraction.MISREPRESENTATION,
                "PUT_RIGHT_AT_ONCE: NONE",
                "CORRECTION_TAKES_TIME: WARNING",
                "KEEPS_OFFENDING: WARNING to GAME_LOSS");
        assertEquals(
                Array.of(Remedy.CORRECT_ERROR),
                remedies(Infraction.MISREPRESENTATION, PenaltyGround.PUT_RIGHT_AT_ONCE, Penalty.NONE));
    }

    @Test
    @Rule(vw = {"18.1.2.6", "18.7.5.6"})
    void anIllegalStateThatCanBeRepairedCostsNothing() {
        assertAlternatives(
                Infraction.ILLEGAL_STATE,
                "PUT_RIGHT_AT_ONCE: NONE",
                "GRAVE_CASE: MATCH_POINT to MATCH_LOSS",
                "KEEPS_OFFENDING: MATCH_POINT to GAME_LOSS");
        assertEquals(
                Array.of(Remedy.CORRECT_ERROR),
                remedies(Infraction.ILLEGAL_STATE, PenaltyGround.PUT_RIGHT_AT_ONCE, Penalty.NONE));
    }

    @Test
    @Rule(vw = {"18.7.5.7", "18.7.6.9#2"})
    void whatIsFoundLaterStaysAsItIs() {
        assertEquals(Array.of(Remedy.GO_ON), remedies(Infraction.ILLEGAL_STATE));
        assertEquals(Array.of(Remedy.GO_ON), remedies(Infraction.ILLEGAL_STEP));
        assertEquals(
                Array.of(Remedy.GO_ON),
                remedies(Infraction.ILLEGAL_STEP, PenaltyGround.DELIBERATE, Penalty.MATCH_POINT));
    }

    @Test
    @Rule(vw = {"18.7.6.9#1", "18.7.6.10#1", "18.7.6.10#2"})
    void anIllegalStepCostsMoreAtAHighLevelOrOnPurpose() {
        assertAlternatives(
                Infraction.ILLEGAL_STEP,
                "PUT_RIGHT_AT_ONCE: NONE",
                "HIGH_LEVEL: MATCH_POINT to GAME_LOSS",
                "DELIBERATE: MATCH_POINT with the Head Judge",
                "GRAVE_CASE: MATCH_POINT to MATCH_LOSS",
                "KEEPS_OFFENDING: MATCH_POINT to GAME_LOSS");
    }

    @Test
    @Rule(
            vw = {
                "18.8.1#1",
                "18.8.2.1",
                "18.8.3.1",
                "18.8.4.1#1",
                "18.8.5.1#1",
                "18.8.6.1#1",
                "18.8.7.1#1",
                "18.8.8.1",
            })
    void errorsOfTheTournamentAreWarnedOfAndHelpFromOutsideCostsARound() {
        assertPenalties(
                "tournament error",
                "III.a WARNING",
                "III.b WARNING",
                "III.c WARNING",
                "III.d WARNING",
                "III.e WARNING",
                "III.f WARNING",
                "III.g MATCH_POINT");
    }

    @Test
    @Rule(vw = {"18.8.2.6", "18.8.2.8"})
    void latenessCostsNothingBeforeTheTimeAndAllIfTimeRunsOut() {
        assertAlternatives(
                Infraction.LATENESS,
                "BEGAN_EARLY: NONE",
                "WITHIN_GRACE: NONE",
                "TIME_RAN_OUT: GAME_LOSS",
                "GRAVE_CASE: MATCH_POINT to MATCH_LOSS",
                "KEEPS_OFFENDING: MATCH_POINT to GAME_LOSS");
    }

    @Test
    @Rule(vw = {"18.8.3.5", "18.8.3.6", "18.8.3.7"})
    void whoSitsInTheRightSeatIsNotPenalised() {
        assertAlternatives(
                Infraction.WRONG_OPPONENT,
                "RIGHT_SEAT: NONE",
                "TIME_RAN_OUT: GAME_LOSS",
                "GRAVE_CASE: MATCH_POINT to MATCH_LOSS",
                "KEEPS_OFFENDING: MATCH_POINT to GAME_LOSS");
    }

    @Test
    @Rule(vw = {"18.8.4.7", "18.8.4.8"})
    void slowPlayGivesExtraTurnsAndCostsMoreIfItChangesTheOutcome() {
        assertAlternatives(
                Infraction.SLOW_PLAY,
                "DIRECT_ORDER: NONE",
                "AFFECTED_OUTCOME: MATCH_POINT to GAME_LOSS",
                "GRAVE_CASE: MATCH_POINT to MATCH_LOSS",
                "KEEPS_OFFENDING: MATCH_POINT to GAME_LOSS");
        assertEquals(Array.of(Remedy.EXTRA_TURNS), remedies(Infraction.SLOW_PLAY));
    }

    @Test
    @Rule(vw = {"18.8.5.4", "18.11.1.5"})
    void aDeckWhoseOrderWasSeenIsShuffledAgain() {
        assertEquals(Array.of(Remedy.SHUFFLE_AGAIN), remedies(Infraction.INSUFFICIENT_SHUFFLING));
        assertEquals(Array.of(Remedy.SHUFFLE_AGAIN), remedies(Infraction.EXTRA_CARDS_SEEN));
    }

    /** Whatever is planned of the tournament's errors can be stalling; four are graver still, each in its way. */
    @Test
    @Rule(vw = {"18.8.1#2", "18.8.4.1#2", "18.8.5.1#2", "18.8.6.1#2", "18.8.7.1#2"})
    void whatIsPlannedIsAnotherInfraction() {
        Array<Infraction> stalling = Array.of(Infraction.STALLING);
        assertEquals(stalling, Infraction.LATENESS.treatedAs());
        assertEquals(stalling, Infraction.SLOW_PLAY.treatedAs());
        assertEquals(stalling.prepend(Infraction.MANIPULATION), Infraction.INSUFFICIENT_SHUFFLING.treatedAs());
        assertEquals(stalling.prepend(Infraction.UNSPORTING_MAJOR), Infraction.NOT_FOLLOWING_INSTRUCTIONS.treatedAs());
        assertEquals(stalling.prepend(Infraction.DECEPTION), Infraction.COMMUNICATION_BREACH.treatedAs());
        assertEquals(Array.empty(), Infraction.STALLING.treatedAs());
    }

    @Test
    @Rule(
            vw = {
                "18.9.2.1#1",
                "18.9.3.1",
                "18.9.4.1",
                "18.9.5.1",
                "18.9.6.1",
                "18.9.7.1",
                "18.10.2.1",
                "18.10.3.1",
                "18.10.4.1",
            })
    void badConductAndCheatingCostTheTournament() {
        assertPenalties(
                "unsporting conduct",
                "IV.a WARNING",
                "IV.b GAME_LOSS",
                "IV.c GAME_LOSS",
                "IV.d GAME_LOSS",
                "IV.e GAME_LOSS",
                "IV.f GAME_LOSS");
        assertPenalties("cheating", "V.a MATCH_LOSS", "V.b GAME_LOSS", "V.c GAME_LOSS");
    }

    @Test
    @Rule(vw = {"18.9.2.1#2", "18.11.1.1#2"})
    void whoGoesOnDisturbingOrLookingCanGetMore() {
        for (Infraction each : Array.of(Infraction.UNSPORTING_MINOR, Infraction.EXTRA_CARDS_SEEN)) {
            assertAlternatives(
                    each, "GRAVE_CASE: MATCH_POINT to MATCH_LOSS", "KEEPS_OFFENDING: MATCH_POINT to GAME_LOSS");
        }
    }

    @Test
    @Rule(vw = {"18.9.5.4", "18.9.6.3", "18.9.7.3"})
    void aFinalistWhoBribesThreatensOrStealsGetsNoPrize() {
        assertEquals(
                Array.of(Infraction.BRIBERY, Infraction.AGGRESSION, Infraction.THEFT),
                Array.of(Infraction.values()).filter(each -> each.remedies().contains(Remedy.NO_PRIZE)));
    }

    @Test
    @Rule(vw = {"18.11.1.1#1", "18.11.2.1", "18.11.3.1", "18.11.4.2#1", "18.11.5.1#1"})
    void cardsAndGoldTakenCostARoundAndOthersAreWarnedOf() {
        assertPenalties(
                "gameplay manipulation",
                "VI.a WARNING",
                "VI.b MATCH_POINT",
                "VI.c WARNING",
                "VI.d MATCH_POINT",
                "VI.e WARNING");
    }

    @Test
    @Rule(vw = {"18.11.2.9", "18.11.2.11#1", "18.11.2.11#2"})
    void goldGoesBackForNothingAndUnintendedDrawsAreUndoneWithAWarning() {
        Infraction extra = Infraction.EXTRA_RESOURCES;
        assertAlternatives(
                extra, "PUT_RIGHT_AT_ONCE: NONE", "UNINTENDED: WARNING", "KEEPS_OFFENDING: MATCH_LOSS to GAME_LOSS");
        assertEquals(Array.of(Remedy.RETURN_GOLD), remedies(extra, PenaltyGround.PUT_RIGHT_AT_ONCE, Penalty.NONE));
        assertEquals(Array.of(Remedy.RESTORE_STATE), remedies(extra, PenaltyGround.UNINTENDED, Penalty.WARNING));
        assertEquals(Array.empty(), remedies(extra));
    }

    @Test
    @Rule(vw = {"18.11.3.6", "18.11.5.6", "18.11.5.7"})
    void theStartIsRepeatedAndDebtsArePaid() {
        assertEquals(Array.of(Remedy.REPEAT_START), remedies(Infraction.WRONG_START));
        assertEquals(Array.of(Remedy.PAY_OR_DISCARD), remedies(Infraction.WRONG_PAYMENT));
    }

    @Test
    @Rule(vw = {"18.11.4.2#2", "18.11.5.1#2"})
    void intentCountsInTheDrawPhaseAndInPayment() {
        assertAlternatives(
                Infraction.UNCLEAR_DRAW_PHASE, "UNINTENDED: WARNING", "KEEPS_OFFENDING: MATCH_LOSS to GAME_LOSS");
        assertAlternatives(
                Infraction.WRONG_PAYMENT,
                "DELIBERATE: MATCH_POINT to GAME_LOSS",
                "GRAVE_CASE: MATCH_POINT to MATCH_LOSS",
                "KEEPS_OFFENDING: MATCH_POINT to GAME_LOSS");
    }

    @Test
    @Rule(vw = {"18.11.2.3", "18.11.5.5"})
    void resourcesThatAnErrorOfPlayBroughtAreThatError() {
        Array<Infraction> errors =
                Array.of(Infraction.MISREPRESENTATION, Infraction.ILLEGAL_STATE, Infraction.ILLEGAL_STEP);
        assertEquals(errors, Infraction.EXTRA_RESOURCES.treatedAs());
        assertEquals(errors, Infraction.WRONG_PAYMENT.treatedAs());
        assertEquals(Array.empty(), Infraction.UNCLEAR_DRAW_PHASE.treatedAs());
    }

    @Test
    void codesAreTheGuidesAndFindTheirInfraction() {
        assertEquals(
                Array.of(Infraction.values()),
                Array.of(Infraction.values()).map(Infraction::code).map(Infraction::coded));
        assertEquals(
                "no infraction has the code VII.a",
                assertThrows(IllegalArgumentException.class, () -> Infraction.coded("VII.a"))
                        .getMessage());
    }
}
