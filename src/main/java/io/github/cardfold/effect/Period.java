package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Lifetime;

/** How long something is remembered. */
public enum Period {
    /** This battle, until its close step ends (10.1.2). */
    BATTLE(Lifetime.WHOLE_BATTLE),
    /** This turn, until it ends (9.11.10). */
    TURN(Lifetime.WHOLE_TURN),
    /** This fight. */
    FIGHT(Lifetime.GAME);

    private final Lifetime lifetime;

    Period(Lifetime lifetime) {
        this.lifetime = lifetime;
    }

    Lifetime lifetime() {
        return lifetime;
    }

    /** Returns it in English: {@code this turn}. */
    public String english() {
        return "this " + Words.of(this);
    }
}
