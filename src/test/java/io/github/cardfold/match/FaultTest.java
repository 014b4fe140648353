package io.github.cardfold.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Whatever a player does instead of answering, the match ends with a sentence about it and the game is untouched. */
class FaultTest {
    private static final Player SOUND = view -> view.legalActions().head();

    /** The first decision of seat B: its first vanguard, which it has to name although there is only one. */
    private static final String ASKED = "B forfeits at 'choose the first vanguard' (8.2.1.2): it ";
    /** What a player may be told: not the answer, nor the step. */
    private static final String PUBLIC = "B forfeits at 'choose the first vanguard': it ";

    private static final Duration SHORT = Duration.ofSeconds(1);
    private static final Duration LONG = Duration.ofMinutes(5);

    private static final State FIRST =
            Cardfight.start(Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"), 1);

    private static Report played(Match match) {
        State[] last = new State[1];
        Report report =
                match.watchedBy((before, answer, after) -> last[0] = after).play(FIRST);
        assertSame(last[0], report.end());
        assertEquals(FIRST.step(FIRST.legalActions().get(0)), report.end());
        assertFalse(report.isPlayedOut());
        assertEquals(Option.some(Seat.A), report.winner());
        return report;
    }

    private static void assertFault(Fault.Kind kind, String did, Player bad) {
        for (Match match : new Match[] {
            Match.between(SOUND, bad), Match.between(SOUND, bad).withTimeLimit(LONG)
        }) {
            Report report = played(match);
            assertEquals(kind, report.fault().get().kind());
            assertEquals(ASKED + did, report.sentence());
            String told = kind == Fault.Kind.THREW ? "failed" : "gave no legal answer";
            assertEquals(PUBLIC + told, report.fault().get().publicSentence());
        }
    }

    @Test
    void whoAnswersNullForfeits() {
        assertFault(Fault.Kind.NOTHING, "answered null", new Player() {
            @Override
            @SuppressWarnings("NullAway") // what a player compiled without null checks may do
            public Action choose(View view) {
                return nothing();
            }
        });
    }

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <T extends @Nullable Object> T nothing() {
        return null;
    }

    @Test
    void whoAnswersWhatIsNotLegalForfeits() {
        assertFault(
                Fault.Kind.ILLEGAL,
                "answered 'B says 7', which is none of the 1 options",
                view -> Action.number(view.seat(), 7));
    }

    @Test
    void whoAnswersForTheOtherForfeits() {
        assertFault(
                Fault.Kind.ILLEGAL, "answered 'A passes', which is none of the 1 options", view -> Action.pass(Seat.A));
    }

    @Test
    void nobodyConcedesForTheOther() {
        assertFault(
                Fault.Kind.ILLEGAL,
                "answered 'A concedes', which is none of the 1 options",
                view -> Action.concede(Seat.A));
    }

    @Test
    void whoThrowsForfeits() {
        IllegalStateException thrown = new IllegalStateException("out of ideas");
        Player bad = view -> {
            throw thrown;
        };
        assertFault(Fault.Kind.THREW, "threw java.lang.IllegalStateException: out of ideas", bad);
        assertEquals(
                Option.some(thrown),
                played(Match.between(SOUND, bad)).fault().get().cause());
    }

    @Test
    void whoNeverReturnsFromRecursionForfeits() {
        assertFault(Fault.Kind.THREW, "threw java.lang.StackOverflowError", new Player() {
            @Override
            @SuppressWarnings("InfiniteRecursion")
            public Action choose(View view) {
                return choose(view);
            }
        });
    }

    @Test
    void whoNeverAnswersForfeitsWhenTheTimeIsOver() throws InterruptedException {
        CountDownLatch interrupted = new CountDownLatch(1);
        Player bad = view -> {
            try {
                Thread.sleep(LONG.toMillis());
            } catch (InterruptedException stop) {
                interrupted.countDown();
            }
            return view.legalActions().head();
        };
        Report report = played(Match.between(SOUND, bad).withTimeLimit(SHORT));
        assertEquals(Fault.Kind.LATE, report.fault().get().kind());
        assertEquals(ASKED + "gave no answer within 1000 ms", report.sentence());
        assertEquals(PUBLIC + "gave no answer in time", report.fault().get().publicSentence());
        interrupted.await();
    }

    @Test
    void aTimeLimitThatIsKeptChangesNothing() {
        assertEquals(
                Match.between(SOUND, SOUND).play(FIRST),
                Match.between(SOUND, SOUND).withTimeLimit(LONG).play(FIRST));
    }

    @Test
    void anInterruptedMatchIsNobodysFault() {
        Thread.currentThread().interrupt();
        assertThrows(
                IllegalStateException.class,
                () -> Match.between(SOUND, SOUND).withTimeLimit(LONG).play(FIRST));
        assertTrue(Thread.interrupted(), "the interrupt is kept for whoever plays the match");
    }
}
