package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Trait;

/** The power of a card. */
public record PowerOf() implements TraitOf {
    @Override
    public Trait trait() {
        return Trait.POWER;
    }
}
