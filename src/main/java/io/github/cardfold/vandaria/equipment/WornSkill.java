package io.github.cardfold.vandaria.equipment;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Equipments;
import io.vavr.control.Option;

/**
 * The Effect of an Equipment: the skill that a Follower has in addition as long as it wears the Equipment.
 *
 * @param skill the skill
 */
@Rule(vw = {"3.7.3.1", "3.7.3.8"})
@Phrase("Effect: {skill}")
public record WornSkill(Ability skill) implements Ability {
    @Override
    public void compile(AbilityScope scope) {
        scope.ofKeyword(Equipments.EFFECT);
        scope.compile(skill);
    }

    @Override
    public Option<String> label() {
        return skill.label();
    }
}
