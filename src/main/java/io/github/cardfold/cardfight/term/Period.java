package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Lifetime;

/** A stretch of a fight that is in progress (12.3.2.1). */
public enum Period {
    /** This battle; what happened is remembered until its close step ends (10.1.2). */
    @Rule(jp = "11.3.1.2")
    @Phrase("this battle")
    BATTLE(Lifetimes.BATTLE, Lifetimes.WHOLE_BATTLE),
    /** This turn; what happened is remembered until it is over (9.11.10). */
    @Rule(jp = "11.3.1.2")
    @Phrase("this turn")
    TURN(Lifetimes.TURN, Lifetimes.WHOLE_TURN),
    /** This fight. */
    @Phrase("this fight")
    FIGHT(Lifetimes.GAME, Lifetimes.GAME);

    private final Lifetime lifetime;
    private final Lifetime whole;

    Period(Lifetime lifetime, Lifetime whole) {
        this.lifetime = lifetime;
        this.whole = whole;
    }

    /** Returns how long effects last that are made for it. */
    Lifetime lifetime() {
        return lifetime;
    }

    /** Returns how long is remembered what happened in it. */
    Lifetime whole() {
        return whole;
    }
}
