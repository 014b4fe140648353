package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.fact.Field;
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
    private static final int PAIRS = LeakHunt.pairs(24);
    /** A hunt for a leak that is there ends with the first pair that shows it. */
    private static final int LEAKING_PAIRS = 60;

    @Test
    @Rule(jp = {"4.2.3", "4.5.2", "4.6.2", "4.18.2"})
    void gamesThatDifferInWhatASeatCannotKnowAreTheSameToIt() {
        for (ShippedGames games : ShippedGames.ALL) {
            LeakHunt.Report report = LeakHunt.hunt(Leak.NONE, games.rules(), games.pack(), PAIRS);
            System.out.println(games + ": " + report);
            assertEquals("", report.leak());
            assertTrue(report.mean() >= 100, report.toString());
        }
    }

    @Test
    @Rule(jp = {"4.2.3", "11.1.1.2.1.1"})
    void textsTellASeatNothingThatItCannotKnow() {
        for (Rules rules : Array.of(TextPack.rules(), SecretPack.rules(), VeilPack.rules())) {
            textsTellNothing(rules, Packs.vanilla());
        }
    }

    private static void textsTellNothing(Rules rules, Pack pack) {
        LeakHunt.Report report = LeakHunt.hunt(Leak.NONE, rules, pack, PAIRS);
        System.out.println(report);
        assertEquals("", report.leak());
        assertTrue(report.mean() >= 30, report.toString());
    }

    /** Whoever is asked to show a card only if it holds one tells what it holds. */
    @Test
    @Rule(jp = "11.1.1.2.1.1")
    void aQuestionThatDependsOnTheHandIsFound() {
        int hand = Zone.HAND.of(Seat.B);
        Rules asking = SecretPack.rules(builder -> builder.triggerSources((position, batch, triggered) -> {
            boolean holds = position.size(hand) > 0
                    && Field.card(position, position.objectAt(hand, 0)).grade() == 1;
            if (holds && batch.get(0).kind() == EventKind.TURN) {
                triggered.mayShow(hand);
            }
        }));
        assertFalse(LeakHunt.hunt(Leak.NONE, asking, Packs.vanilla(), LEAKING_PAIRS)
                .leak()
                .isEmpty());
    }

    @ParameterizedTest
    @EnumSource(
            names = {"NONE", "DEALT"},
            mode = EnumSource.Mode.EXCLUDE)
    void aLeakIsFound(Leak leak) {
        LeakHunt.Report report = LeakHunt.hunt(leak, LEAKING_PAIRS);
        assertFalse(report.leak().isEmpty(), leak + " was not found in " + LEAKING_PAIRS + " pairs");
    }
}
