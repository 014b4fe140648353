package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No seat is told what it cannot know; and a hunt that found nothing anywhere would be no hunt. */
class LeakTest {
    private static final int PAIRS = 50;

    @Test
    @Rule(jp = {"4.2.3", "4.5.2", "4.6.2", "4.18.2"})
    void gamesThatDifferInWhatASeatCannotKnowAreTheSameToIt() {
        LeakHunt.Report report = LeakHunt.hunt(Leak.NONE, PAIRS);
        System.out.println(report);
        assertEquals("", report.leak());
        assertTrue(report.mean() >= 100, report.toString());
    }

    @ParameterizedTest
    @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
    void aLeakIsFound(Leak leak) {
        LeakHunt.Report report = LeakHunt.hunt(leak, PAIRS);
        assertFalse(report.leak().isEmpty(), leak + " was not found in " + PAIRS + " pairs");
    }
}
