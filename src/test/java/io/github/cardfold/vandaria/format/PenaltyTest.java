package io.github.cardfold.vandaria.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What each penalty is (18.1) and what officials have to do about it (18.2). */
class PenaltyTest {
    private static Array<Penalty> all(Predicate<Penalty> which) {
        return Array.of(Penalty.values()).filter(which);
    }

    @Test
    @Rule(vw = {"18.1.1.1", "18.2.13"})
    void theyRiseFromCautionToGameLoss() {
        assertEquals(
                Array.of(Penalty.CAUTION, Penalty.WARNING, Penalty.MATCH_POINT, Penalty.MATCH_LOSS, Penalty.GAME_LOSS),
                all(each -> each != Penalty.NONE).sorted());
        assertTrue(Penalty.NONE.compareTo(Penalty.CAUTION) < 0);
    }

    @Test
    @Rule(vw = "18.2.3")
    void whatIsAboveCautionIsReported() {
        assertEquals(
                Array.of(Penalty.WARNING, Penalty.MATCH_POINT, Penalty.MATCH_LOSS, Penalty.GAME_LOSS),
                all(Penalty::isReported));
    }

    @Test
    @Rule(vw = "18.2.4")
    void theHeadJudgeGivesLeaveForMatchLossAndMore() {
        assertEquals(Array.of(Penalty.MATCH_LOSS, Penalty.GAME_LOSS), all(Penalty::needsHeadJudge));
    }

    @Test
    @Rule(vw = {"18.1.1.2", "18.1.2.2"})
    void extraTimeIsGivenAfterMoreThanAMinuteAndNeverForACaution() {
        assertFalse(Penalty.WARNING.givesExtraTime(60));
        assertTrue(Penalty.WARNING.givesExtraTime(61));
        assertFalse(Penalty.CAUTION.givesExtraTime(600));
        assertFalse(Penalty.MATCH_LOSS.givesExtraTime(600));
    }
}
