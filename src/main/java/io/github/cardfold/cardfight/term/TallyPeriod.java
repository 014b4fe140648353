package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Period;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Lifetime;

/** How long something is remembered. */
public enum TallyPeriod implements Period {
    /** This battle, until its close step ends (10.1.2). */
    @Phrase("this battle")
    BATTLE(Lifetimes.WHOLE_BATTLE),
    /** This turn, until it ends (9.11.10). */
    @Phrase("this turn")
    TURN(Lifetimes.WHOLE_TURN),
    /** This fight. */
    @Phrase("this fight")
    FIGHT(Lifetimes.GAME);

    private final Lifetime lifetime;

    TallyPeriod(Lifetime lifetime) {
        this.lifetime = lifetime;
    }

    @Override
    public Lifetime lifetime() {
        return lifetime;
    }

    @Override
    public String english() {
        return "this " + Reading.word(this);
    }
}
