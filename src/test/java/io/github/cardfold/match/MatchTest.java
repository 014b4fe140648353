package io.github.cardfold.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.view.View;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final Rules RULES = Cardfight.rules();

    /** Passes where it can: nobody attacks, until a deck is empty. */
    private static final Player IDLE = view -> view.legalActions().head();

    /** Rides, attacks and guards where it can; in the main phase there would be no end of it. */
    private static final Player BUSY = view -> view.moment().equals("9.9")
            ? view.legalActions().head()
            : view.legalActions().last();

    private static State first(long seed) {
        return Cardfight.start(RULES, Decks.named("tidal-archive"), Decks.named("ember-caravan"), seed);
    }

    @Test
    void aMatchIsTheFoldOfItsAnswers() {
        State first = first(1);
        List<Action> answers = new ArrayList<>();
        Report report = Match.between(IDLE, BUSY)
                .watchedBy((before, answer, after) -> answers.add(answer))
                .play(first);
        State folded = first;
        for (Action answer : answers) {
            folded = folded.step(answer);
        }
        assertEquals(folded, report.end());
        assertEquals(answers.size(), report.answers());
        assertTrue(report.isPlayedOut());
    }

    @Test
    void theReportGivesTheReplay() {
        Report report = Match.between(IDLE, BUSY).play(first(1));
        assertEquals(report.end(), report.replay().verify(RULES).get());
        Setup setup = Cardfight.setup(RULES, Decks.named("tidal-archive"), Decks.named("ember-caravan"));
        Replay replay = report.replay(setup, 1);
        assertEquals(report.end(), replay.verify(RULES).get());
        assertEquals(report.answers(), replay.actions().size());
        assertThrows(IllegalArgumentException.class, () -> report.replay(setup, 2));
    }

    @Test
    @Rule(jp = {"1.2.1#2", "13.2.3"})
    void theReportSaysWhatTheGameSays() {
        Report report = Match.between(IDLE, IDLE).play(first(1));
        Outcome outcome = report.end().outcome().get();
        assertEquals("13.2.3", outcome.section());
        assertEquals(outcome.winner(), report.winner());
        assertEquals(outcome.sentence(), report.sentence());
    }

    @Test
    void onlyAnswersWithAnAlternativeAreDecisions() {
        int[] counted = new int[2];
        Report report = Match.between(IDLE, BUSY)
                .watchedBy(
                        (before, answer, after) -> counted[before.legalActions().size() > 1 ? 0 : 1]++)
                .play(first(3));
        assertEquals(counted[0], report.decisions());
        assertEquals(counted[0] + counted[1], report.answers());
        assertTrue(counted[1] > 0, "nobody was asked for form's sake");
    }

    @Test
    void thePlayersAreAskedInTheirOwnSeatsAndShownTheirOwnViews() {
        State[] now = {first(5)};
        Player[] players = new Player[2];
        for (Seat seat : new Seat[] {Seat.A, Seat.B}) {
            players[seat.ordinal()] = view -> {
                assertEquals(View.of(now[0], seat), view);
                assertEquals(seat, view.decision().get().seat());
                return BUSY.choose(view);
            };
        }
        Report report = Match.between(players)
                .watchedBy((before, answer, after) -> now[0] = after)
                .play(now[0]);
        assertEquals(Option.none(), report.fault());
    }

    @Test
    void aSpectatorSeesEveryStateInItsOrder() {
        List<State> seen = new ArrayList<>();
        Spectator spectator = new Spectator() {
            @Override
            public void starts(State state) {
                seen.add(state);
            }

            @Override
            public void sees(State before, Action answer, State after) {
                assertSame(seen.get(seen.size() - 1), before);
                seen.add(after);
            }
        };
        Report report = Match.between(IDLE, IDLE).watchedBy(spectator).play(first(1));
        assertEquals(report.answers() + 1, seen.size());
        assertSame(report.end(), seen.get(seen.size() - 1));
    }

    @Test
    @Rule(jp = "1.2.4")
    void aPlayerMayConcede() {
        Report report = Match.between(view -> Action.concede(view.seat()), IDLE).play(first(1));
        assertEquals(Option.some(Seat.B), report.winner());
        assertEquals("B wins by 1.2.4", report.sentence());
        assertEquals(Option.none(), report.fault());
    }

    @Test
    void aMatchCanBeginInTheMiddleOfAGame() {
        Report half = Match.between(IDLE, BUSY).withMostAnswers(40).play(first(7));
        Report rest = Match.between(IDLE, BUSY).play(half.end());
        assertEquals(Match.between(IDLE, BUSY).play(first(7)).end(), rest.end());
    }

    @Test
    void aMatchThatTakesTooLongIsBrokenOff() {
        Report report = Match.between(IDLE, BUSY).withMostAnswers(40).play(first(7));
        assertEquals(40, report.answers());
        assertEquals(Option.none(), report.winner());
        assertEquals("broken off after 40 answers", report.sentence());
    }

    @Test
    void everySeatNeedsAPlayer() {
        assertThrows(IllegalArgumentException.class, () -> Match.between(IDLE).play(first(1)));
        assertThrows(
                IllegalArgumentException.class,
                () -> Match.between(IDLE, IDLE, IDLE).play(first(1)));
    }

    @Test
    void nobodyPlaysChance() {
        State open = Cardfight.setup(RULES, Decks.named("tidal-archive"), Decks.named("ember-caravan"))
                .startWithOpenChance();
        IllegalStateException refused = assertThrows(
                IllegalStateException.class, () -> Match.between(IDLE, IDLE).play(open));
        assertEquals("chance is open in this game: start it with a seed", refused.getMessage());
    }
}
