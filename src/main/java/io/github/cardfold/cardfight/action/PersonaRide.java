package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;

/** Activating a persona ride (7.15.1.4). */
public final class PersonaRide {
    private static final Local FIGHTER = Local.seat(0, "fighter");

    private PersonaRide() {}

    /** Activates it for the fighter given as argument. */
    @Rule(jp = {"7.15.1.4", "7.15.1.4.1", "7.15.1.4.3"})
    public static Procedure procedure() {
        return Procedure.named("7.15.1.4")
                .locals(FIGHTER)
                .call("7.15.1.4.1", "7.6.4", run -> new int[] {run.get(FIGHTER), 1})
                .change("7.15.1.4.2", PersonaRide::frontRow)
                .change("7.15.1.4.3", run -> Batch.of(Event.fact(EventKinds.PERSONA_RODE, run.seat(FIGHTER), 0, 0)))
                .build();
    }

    @Rule(jp = "7.15.1.4.2")
    private static Batch frontRow(Run run) {
        int power = CardGame.ruleset(run.position()).ride().personaRidePower();
        return Batch.of(Event.begin(
                TimedEffect.of(RuleEffects.FRONT_ROW_POWER, run.seat(FIGHTER), 0, new int[0], power, Lifetimes.TURN)));
    }
}
