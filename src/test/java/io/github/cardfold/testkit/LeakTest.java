package io.github.cardfold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.knowledge.DeckKnowledge;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.testpack.SecretPack;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.testpack.TextPack;
import io.github.cardfold.testpack.VeilPack;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No seat is told what it cannot know; and a hunt that found nothing anywhere would be no hunt. */
class LeakTest {
    private static final int PAIRS = LeakHunts.pairs(16);
    /** A hunt for a leak that is there ends with the first pair that shows it. */
    private static final int LEAKING_PAIRS = 60;

    @Test
    @Rule(jp = {"4.2.3", "4.5.2", "4.6.2", "4.18.2"})
    void gamesThatDifferInWhatASeatCannotKnowAreTheSameToIt() {
        for (ShippedGames games : ShippedGames.ALL) {
            LeakReport report = LeakHunts.of(games).pairs(PAIRS).report();
            System.out.println(games + ": " + report);
            assertEquals("", report.leak());
            assertTrue(report.mean() >= 100, report.toString());
        }
    }

    @Test
    @Rule(jp = {"4.2.3", "11.1.1.2.1.1"})
    void textsTellASeatNothingThatItCannotKnow() {
        for (Rules rules : Array.of(TextPack.rules(), SecretPack.rules(), VeilPack.rules())) {
            textsTellNothing(rules);
        }
    }

    private static void textsTellNothing(Rules rules) {
        LeakReport report = LeakHunts.plain(rules).pairs(PAIRS).report();
        System.out.println(report);
        assertEquals("", report.leak());
        assertTrue(report.mean() >= 30, report.toString());
    }

    /** Two games that a seat cannot tell apart are one to it: what it deals is the same. */
    @Test
    void theTrueCardsHaveNoPartInADeal() {
        dealsAlike(LeakHunts.plain(SecretPack.rules()));
        dealsAlike(LeakHunts.plain(VeilPack.rules()));
        ShippedGames.ALL.forEach(games -> dealsAlike(LeakHunts.of(games)));
    }

    private static void dealsAlike(LeakHunt hunt) {
        LeakReport report = hunt.dealing(DeckKnowledge.ofCatalogue()).pairs(5).report();
        assertEquals("", report.leak());
        assertTrue(report.mean() >= 30, report.toString());
    }

    /** Whoever is asked to show a card only if it holds one tells what it holds. */
    @Test
    @Rule(jp = "11.1.1.2.1.1")
    void aQuestionThatDependsOnTheHandIsFound() {
        int hand = Zone.HAND.of(Seat.B);
        Rules asking = SecretPack.rules(builder -> builder.triggerSource((position, batch, triggered) -> {
            boolean holds = position.size(hand) > 0
                    && Field.card(position, position.objectAt(hand, 0)).grade() == 1;
            if (holds && batch.get(0).kind() == EventKind.TURN) {
                triggered.mayShow(hand);
            }
        }));
        assertFalse(LeakHunts.plain(asking).pairs(LEAKING_PAIRS).report().leak().isEmpty());
    }

    @ParameterizedTest
    @EnumSource(Leak.class)
    void aLeakIsFound(Leak leak) {
        LeakReport report =
                leak.hunt().through(leak::window).pairs(LEAKING_PAIRS).report();
        assertFalse(report.leak().isEmpty(), leak + " was not found in " + LEAKING_PAIRS + " pairs");
    }
}
