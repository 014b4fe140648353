package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Trait;

/** The critical of a card. */
public record CriticalOf() implements TraitOf {
    @Override
    public Trait trait() {
        return Trait.CRITICAL;
    }
}
