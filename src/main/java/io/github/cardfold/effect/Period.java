package io.github.cardfold.effect;

import io.github.cardfold.kernel.Duration;

/** How long something is remembered. */
public enum Period {
    /** This battle. */
    BATTLE(Duration.BATTLE),
    /** This turn. */
    TURN(Duration.TURN),
    /** This fight. */
    FIGHT(Duration.GAME);

    private final Duration duration;

    Period(Duration duration) {
        this.duration = duration;
    }

    Duration duration() {
        return duration;
    }

    /** Returns it in English: {@code this turn}. */
    public String english() {
        return "this " + Words.of(this);
    }
}
