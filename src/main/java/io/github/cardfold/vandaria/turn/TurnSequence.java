package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.ElementPools;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaTurnFrame;
import java.util.ArrayList;
import java.util.List;

/** The game as a sequence of turns, and the phases of each (chapter 8). */
public final class TurnSequence {
    /** So many turns a player has; when another one would begin, the time of the game is over. */
    public static final int MOST_TURNS = 100;

    private TurnSequence() {}

    /** All turns: the argument is the player who goes first. */
    @Rule(vw = {"2.13.1", "2.13.2", "8.6.6", "8.8.3"})
    public static Procedure procedure() {
        return Procedure.named(VandariaTurnFrame.PROCEDURE)
                .locals(
                        VandariaTurnFrame.ACTIVE,
                        VandariaTurnFrame.NUMBER,
                        VandariaTurnFrame.DEPLOYED,
                        VandariaTurnFrame.REGISTERED)
                .repeat(turn -> phases(
                                turn.change(VandariaTurns.TIME_OVER, TurnSequence::timeOver)
                                        .let("2.13.2", TurnSequence::count)
                                        .change("2.13.2 begins", TurnSequence::begin),
                                "8.1",
                                "8.2",
                                "8.3",
                                "8.4")
                        .when("8.6.6", run -> run.get(VandariaTurnFrame.DEPLOYED) == 0, on -> phases(on, "8.5", "8.6"))
                        .call("8.7", "8.7")
                        .change("14.1.6 after 8.7", TurnSequence::phaseEnds)
                        .call("8.8", "8.8")
                        .let("8.8.3", TurnSequence::pass))
                .build();
    }

    /** Phases one after the other; the End Phase says by itself what ends with it. */
    private static ProcedureBuilder phases(ProcedureBuilder turn, String... phases) {
        for (String phase : phases) {
            turn.call(phase, phase).change("14.1.6 after " + phase, TurnSequence::phaseEnds);
        }
        return turn;
    }

    @Rule(vw = "14.1.6")
    private static Batch phaseEnds(Run run) {
        return Batch.ofAll(ElementPools.ended(run.position(), false).asJava());
    }

    /** Nothing but time ends a game in which nobody can or wants to win; then nobody has won it. */
    @Rule(vw = "16.1.1")
    private static Batch timeOver(Run run) {
        boolean isOver = run.position().number(PlayerNumbers.TURNS, run.seat(VandariaTurnFrame.ACTIVE)) >= MOST_TURNS;
        return isOver ? VandariaTurns.timeOver(run.position()) : Batch.NOTHING;
    }

    private static void count(Run run) {
        run.set(VandariaTurnFrame.NUMBER, run.get(VandariaTurnFrame.NUMBER) + 1);
        run.set(VandariaTurnFrame.DEPLOYED, 0);
    }

    /**
     * What has been under a player's control since the turn began is Fatigued no longer; a cycle of the player ends,
     * and what can be used once each cycle can be used again.
     */
    @Rule(vw = {"2.8.4", "2.9.1", "2.14.4"})
    private static Batch begin(Run run) {
        Seat active = run.seat(VandariaTurnFrame.ACTIVE);
        List<Event> events = new ArrayList<>();
        events.add(Event.expire(VandariaLifetimes.TURN_BEGINS));
        events.add(Event.count(PlayerNumbers.TURNS, active, 1));
        int summoned = run.position().number(PlayerNumbers.TERRITORIES_SUMMONED, active);
        if (summoned > 0) {
            events.add(Event.count(PlayerNumbers.TERRITORIES_SUMMONED, active, -summoned));
        }
        boolean isSettled = !Territories.of(run.position(), active).isEmpty();
        if (isSettled && run.position().number(PlayerNumbers.STAGGER, active) > 0) {
            events.add(Event.count(PlayerNumbers.STAGGER, active, -1));
        }
        return Batch.ofAll(events);
    }

    @Rule(vw = {"8.8.3", "17.1.3"})
    private static void pass(Run run) {
        run.set(VandariaTurnFrame.ACTIVE, run.position().next(run.seat(VandariaTurnFrame.ACTIVE)));
    }
}
