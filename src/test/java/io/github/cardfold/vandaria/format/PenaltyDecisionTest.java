package io.github.cardfold.vandaria.format;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What a judge may decide. */
class PenaltyDecisionTest {
    private static String refused(Executable decision) {
        return assertThrows(IllegalArgumentException.class, decision).getMessage();
    }

    @Test
    @Rule(vw = {"18.1.3.2", "18.1.4.2", "18.1.5.4"})
    void aPenaltyThatTheGuideDoesNotAllowIsRefused() {
        assertEquals(
                "III.g (outside assistance) allows no penalty 'warning' on the ground 'unintended'; it allows match"
                        + " point on ordinary, match loss to game loss on keeps offending",
                refused(() ->
                        PenaltyDecision.of(Infraction.OUTSIDE_ASSISTANCE, PenaltyGround.UNINTENDED, Penalty.WARNING)));
        for (Penalty graver : Array.of(Penalty.MATCH_POINT, Penalty.MATCH_LOSS, Penalty.GAME_LOSS)) {
            refused(() -> PenaltyDecision.of(Infraction.LATENESS, PenaltyGround.ORDINARY, graver));
        }
    }

    /** Usual where the guide says so, and possible if somebody keeps offending. */
    @Test
    @Rule(vw = {"18.1.4.2", "18.1.5.4"})
    void matchAndGameLossAreGivenWhereTheGuideSaysSo() {
        assertEquals(Penalty.MATCH_LOSS, PenaltyDecision.of(Infraction.STALLING).penalty());
        assertEquals(Penalty.GAME_LOSS, PenaltyDecision.of(Infraction.THEFT).penalty());
        for (Penalty each : Array.of(Penalty.MATCH_LOSS, Penalty.GAME_LOSS)) {
            assertEquals(
                    each,
                    PenaltyDecision.of(Infraction.OUTSIDE_ASSISTANCE, PenaltyGround.KEEPS_OFFENDING, each)
                            .penalty());
        }
    }

    /** A single Warning can become Match Point or Match Loss, but not Game Loss. */
    @Test
    @Rule(vw = {"18.1.2.6#1", "18.1.2.6#2"})
    void aGraveCaseRaisesAWarningByOneOrTwo() {
        Infraction state = Infraction.ILLEGAL_STATE;
        for (Penalty each : Array.of(Penalty.MATCH_POINT, Penalty.MATCH_LOSS)) {
            assertEquals(
                    each,
                    assertDoesNotThrow(() -> PenaltyDecision.of(state, PenaltyGround.GRAVE_CASE, each))
                            .penalty());
        }
        refused(() -> PenaltyDecision.of(state, PenaltyGround.GRAVE_CASE, Penalty.GAME_LOSS));
        refused(() -> PenaltyDecision.of(state, PenaltyGround.GRAVE_CASE, Penalty.WARNING));
        refused(() -> PenaltyDecision.of(Infraction.STALLING, PenaltyGround.GRAVE_CASE, Penalty.MATCH_LOSS));
    }

    @Test
    @Rule(vw = {"18.2.11#3", "18.6.4.8#1", "18.7.6.10#2"})
    void theHeadJudgeAgreesToSomeLighterPenaltiesToo() {
        assertTrue(PenaltyDecision.of(Infraction.UNLISTED, PenaltyGround.AFTER_ORDER, Penalty.WARNING)
                .needsHeadJudge());
        assertTrue(PenaltyDecision.of(Infraction.DECK_NOT_AS_LISTED, PenaltyGround.UNINTENDED, Penalty.MATCH_POINT)
                .needsHeadJudge());
        assertTrue(PenaltyDecision.of(Infraction.ILLEGAL_STEP, PenaltyGround.DELIBERATE, Penalty.MATCH_POINT)
                .needsHeadJudge());
        assertFalse(PenaltyDecision.of(Infraction.UNLISTED).needsHeadJudge());
        assertFalse(PenaltyDecision.of(Infraction.ILLEGAL_STEP, PenaltyGround.HIGH_LEVEL, Penalty.MATCH_POINT)
                .needsHeadJudge());
    }

    @Test
    @Rule(vw = "18.2.10")
    void ofBreachesThatRestOnOneMatterTheGravestCounts() {
        PenaltyDecision start = PenaltyDecision.of(Infraction.WRONG_START);
        PenaltyDecision draw = PenaltyDecision.of(Infraction.EXTRA_RESOURCES);
        PenaltyDecision late = PenaltyDecision.of(Infraction.LATENESS);
        assertEquals(draw, PenaltyDecision.gravest(Array.of(start, draw, late)));
        assertEquals(start, PenaltyDecision.gravest(Array.of(start, late)));
        assertEquals(
                draw.withGameOver(),
                PenaltyDecision.gravest(Array.of(PenaltyDecision.of(Infraction.STALLING), draw.withGameOver())));
        assertEquals("no decisions to take the gravest of", refused(() -> PenaltyDecision.gravest(Array.empty())));
    }

    /** The guide passes over Match Loss (18.1.3.3): what is no Match Point stays as it is. */
    @Test
    @Rule(vw = "18.1.3.3")
    void onlyAMatchPointBecomesAGameLoss() {
        assertEquals(
                "V.a (stalling): only a match point becomes a game loss because the game cannot go on, not"
                        + " 'match loss'",
                refused(() -> PenaltyDecision.of(Infraction.STALLING).withGameOver()));
        refused(() -> PenaltyDecision.of(Infraction.MISREPRESENTATION).withGameOver());
    }

    @Test
    @Rule(vw = {"18.8.2.2", "18.8.2.7"})
    void latenessIsABreachFromFiveMinutesAndWarnedOfFromTen() {
        assertEquals(Option.none(), Lateness.after(4));
        assertEquals(Option.some(Penalty.NONE), Lateness.after(5).map(PenaltyDecision::penalty));
        assertEquals(Option.some(Penalty.NONE), Lateness.after(9).map(PenaltyDecision::penalty));
        assertEquals(Option.some(Penalty.WARNING), Lateness.after(10).map(PenaltyDecision::penalty));
        assertEquals(Option.some(Infraction.LATENESS), Lateness.after(5).map(PenaltyDecision::infraction));
    }
}
