package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A Static or an Aura Skill: something is so as long as the Property is in the game and not Stray and its condition
 * holds. It costs nothing, enters no register, and is looked at again at every moment.
 *
 * @param sort which of the two the card says it is
 * @param effects what is so
 * @param when without which it is not so
 * @param label its label among the skills of its card
 */
@Rule(vw = {"12.2.1", "12.5.1", "12.6.1"})
@Phrase("{sort}: <If {when}, >{effects and}.")
public record StandingSkill(Sort sort, Array<Continuous> effects, Option<Condition> when, Option<String> label)
        implements Ability {
    /** What the guide calls such skills. */
    public enum Sort {
        /** It is always active. */
        STATIC,
        /** It is checked at every moment. */
        AURA
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        when.forEach(out::check);
        Array<Working> working = effects.flatMap(out::working).flatMap(Working::whileValid);
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.CONT,
                scope.definition(),
                Array.<Area>of(SkillArea.GAME),
                when.map(OutsideSuddenDeath::new),
                Option.none(),
                working,
                Option.none(),
                Array.empty()));
    }
}
