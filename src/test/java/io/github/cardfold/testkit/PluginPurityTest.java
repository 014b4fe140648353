package io.github.cardfold.testkit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.testpack.ShippedGames;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What depends on nothing but the state passes; what keeps something, or takes long, is found. */
class PluginPurityTest {
    private static PluginPurity with(Supplier<Function<Run, Batch>> step) {
        return PluginPurity.of(
                        () -> rules(step.get()),
                        ShippedGames.of(Packs.vanilla()).decks())
                .games(2);
    }

    private static Rules rules(Function<Run, Batch> step) {
        return Cardfight.rules(
                Editions.JP_2026_04,
                Packs.vanilla(),
                Additions.of(added -> added.edit(
                        "9.9", steps -> steps.insertBefore("9.9.2", more -> more.change("added", step::apply)))));
    }

    private static Batch soulCharge(Run run) {
        int deck = Zone.DECK.of(Turn.fighter(run.position()));
        return run.position().size(deck) > 5
                ? Batch.of(Event.moveTop(run.position(), deck, Zone.SOUL.of(Turn.fighter(run.position())), 0))
                : Batch.NOTHING;
    }

    @Test
    void whatDependsOnTheStateAlonePasses() throws InterruptedException {
        with(() -> PluginPurityTest::soulCharge).check();
    }

    @Test
    void whatCountsItsCallsIsFound() {
        String text = assertThrows(
                        AssertionError.class,
                        () -> with(() -> {
                                    AtomicInteger calls = new AtomicInteger();
                                    return run -> calls.incrementAndGet() % 2 == 0 ? soulCharge(run) : Batch.NOTHING;
                                })
                                .check())
                .getMessage();
        assertTrue(text.startsWith("in seed ") && text.contains("leads to another state"), text);
    }

    @Test
    void whatTakesLongIsFound() {
        String text = assertThrows(
                        AssertionError.class,
                        () -> with(() -> PluginPurityTest::soulCharge)
                                .within(Duration.ZERO)
                                .check())
                .getMessage();
        assertTrue(text.contains("the step takes "), text);
    }
}
