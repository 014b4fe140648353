package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Trait;

/** The grade of a card. */
public record GradeOf() implements TraitOf {
    @Override
    public Trait trait() {
        return Trait.GRADE;
    }
}
