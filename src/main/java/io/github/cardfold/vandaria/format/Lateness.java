package io.github.cardfold.vandaria.format;

import io.github.cardfold.citation.Rule;
import io.vavr.control.Option;

/** When a late player is to be penalised, of which the guide says two things: 5 minutes, and 10 minutes of grace. */
public final class Lateness {
    /** From so many minutes on it is a breach. */
    public static final int BREACH_MINUTES = 5;

    /** After so many minutes the penalty is given. */
    public static final int GRACE_MINUTES = 10;

    private Lateness() {}

    /**
     * Returns the decision on a player who comes so many minutes after the match has begun; none if it is no breach.
     */
    @Rule(vw = {"18.8.2.2", "18.8.2.7"})
    public static Option<PenaltyDecision> after(int minutes) {
        if (minutes < BREACH_MINUTES) {
            return Option.none();
        }
        return Option.some(
                minutes < GRACE_MINUTES
                        ? PenaltyDecision.of(Infraction.LATENESS, PenaltyGround.WITHIN_GRACE, Penalty.NONE)
                        : PenaltyDecision.of(Infraction.LATENESS));
    }
}
