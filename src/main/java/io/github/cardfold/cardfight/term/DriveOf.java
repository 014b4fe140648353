package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Trait;

/** The drive of a card. */
public record DriveOf() implements TraitOf {
    @Override
    public Trait trait() {
        return Trait.DRIVE;
    }
}
