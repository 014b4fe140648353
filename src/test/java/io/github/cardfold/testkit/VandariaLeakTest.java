package io.github.cardfold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.knowledge.VandariaDeckKnowledge;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** In games of Vandaria Wars, too, no seat is told what it cannot know. */
class VandariaLeakTest {
    private static final int PAIRS = LeakHunts.pairs(3);
    private static final int LEAKING_PAIRS = 60;
    private static final Rules RULES = VandariaTwins.shipped(VandariaRules.standard());

    private static final Array<VandariaDeckList> KNOWN =
            VandariaPacks.decks(VandariaPacks.marches().id()).map(VandariaPacks::deck);

    private static LeakHunt hunt() {
        return LeakHunt.of(number -> VandariaTwins.of(RULES, number));
    }

    @Test
    void gamesThatDifferInWhatASeatCannotKnowAreTheSameToIt() {
        LeakReport report = hunt().pairs(PAIRS).report();
        System.out.println(report);
        assertEquals("", report.leak());
        assertTrue(report.mean() >= 10, report.toString());
    }

    @Test
    void theTrueCardsHaveNoPartInADeal() {
        hunt().dealing(VandariaDeckKnowledge.of(KNOWN))
                .pairs(Math.min(PAIRS, 2))
                .check();
    }

    /** Leaks of any game, by what A hears, reads and is refused with. */
    @ParameterizedTest
    @EnumSource(names = {"READER", "READERS_EXCEPTION", "REPLAY"})
    void aLeakIsFound(Leak leak) {
        LeakReport report = hunt().through(leak::window).pairs(LEAKING_PAIRS).report();
        assertFalse(report.leak().isEmpty(), leak + " was not found in " + LEAKING_PAIRS + " pairs");
    }

    /** Plays as many pairs as the first argument says. */
    public static void main(String[] arguments) {
        LeakReport report = hunt().pairs(Integer.parseInt(arguments[0])).report();
        System.out.println(report);
    }
}
