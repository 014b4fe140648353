package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The skill of an Action, which is used for the gold cost that the card prints.
 *
 * @param then what it does
 * @param target what is chosen when it enters the register
 * @param when without which it cannot be used
 * @param label its label among the skills of its card
 */
@Rule(vw = "12.3.2")
@Phrase("Action<, only if {when}>: <{target then}; >{then sentences}")
public record ActionSkill(
        Array<Instruction> then, @Default("[]") Array<Instruction> target, Option<Condition> when, Option<String> label)
        implements Ability, RegisteredSkill {
    /** Refuses targets that are not chosen. */
    public ActionSkill {
        Registering.of(target, Array.empty(), then);
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        when.forEach(out::check);
        Registering skill = Registering.of(target, Array.empty(), then);
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.ORDER,
                scope.definition(),
                Array.empty(),
                Option.some(new Usable(skill.target(), when, Option.none(), then)),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty()));
        skill.targets(out);
        skill.enter(scope, out);
        out.mark("end");
        scope.add(out);
    }

    @Override
    public boolean resultsAtOnce() {
        return Registering.of(target, Array.empty(), then).isAtOnce();
    }
}
