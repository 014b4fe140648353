package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Trait;

/** The shield of a card. */
public record ShieldOf() implements TraitOf {
    @Override
    public Trait trait() {
        return Trait.SHIELD;
    }
}
