package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Skill;

/** Units that have intercept. */
public record HasIntercept() implements HasSkill {
    @Override
    public Skill skill() {
        return Skill.INTERCEPT;
    }

    @Override
    public String english() {
        return "a unit with intercept";
    }
}
