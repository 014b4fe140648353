package io.github.cardfold.cardfight.play;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;

/**
 * An ability with a validity condition (14.2): CONT it is valid while the condition holds, AUTO it is triggered only if
 * it holds when the event happens, ACT it can be played only if it holds then.
 *
 * @param when the condition; none for a keyword that only marks the ability
 * @param ability the ability
 * @param name the keyword by which effects make it valid; none if none does
 */
@Rule(jp = {"14.1.1", "14.2.1", "14.2.2", "14.2.2.2", "14.2.3"})
@Phrase("<{name bare} (<{when}|always>)|if {when}> — {ability}")
public record KeywordAbility(Option<Condition> when, Ability ability, Option<String> name) implements Ability {
    /** Refuses what says nothing of its ability. */
    public KeywordAbility {
        if (when.isEmpty() && name.isEmpty()) {
            throw new IllegalArgumentException("say the keyword of the ability or when it is valid");
        }
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        when.forEach(out::check);
        when.map(valid -> name.map(keyword -> (Condition) new MadeValid(keyword, valid))
                        .getOrElse(valid))
                .forEach(scope::validIf);
        name.forEach(scope::ofKeyword);
        scope.compile(ability);
    }

    @Override
    public Option<String> label() {
        return ability.label();
    }
}
