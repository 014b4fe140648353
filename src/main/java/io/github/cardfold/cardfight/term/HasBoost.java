package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Skill;

/** Units that have boost. */
public record HasBoost() implements HasSkill {
    @Override
    public Skill skill() {
        return Skill.BOOST;
    }

    @Override
    public String english() {
        return "a unit with boost";
    }
}
