package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.kernel.position.Lifetime;

/** How long it is waited for something (11.9.7). */
public enum Wait {
    /** In this battle. */
    BATTLE(Lifetimes.BATTLE, " this battle"),
    /** In this turn. */
    TURN(Lifetimes.TURN, " this turn"),
    /** Until a turn of its master ends, the first to do so. */
    YOUR_TURN(Lifetimes.YOUR_TURN, ""),
    /** Until a turn of the opponent ends, the first to do so. */
    OPPONENTS_TURN(Lifetimes.OPPONENTS_TURN, ""),
    /** Until its master's next turn ends. */
    YOUR_NEXT_TURN(Lifetimes.YOUR_NEXT_TURN, ""),
    /** Until the opponent's next turn ends. */
    OPPONENTS_NEXT_TURN(Lifetimes.OPPONENTS_NEXT_TURN, ""),
    /** In this fight. */
    GAME(Lifetimes.GAME, "");

    private final Lifetime lifetime;
    private final String english;

    Wait(Lifetime lifetime, String english) {
        this.lifetime = lifetime;
        this.english = english;
    }

    Lifetime lifetime() {
        return lifetime;
    }

    /** Returns what stands behind the event that is waited for: {@code this turn}. */
    String english() {
        return english;
    }
}
