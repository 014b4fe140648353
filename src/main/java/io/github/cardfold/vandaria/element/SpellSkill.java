package io.github.cardfold.vandaria.element;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.github.cardfold.vandaria.skill.Registering;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The skill of a FrameSpell: the Main Skill and, if the additional element is paid, the Additional Skill with it.
 *
 * @param then what the Main Skill does
 * @param target what is chosen for it when it enters the register
 * @param additional what the Additional Skill does, after the Main Skill
 * @param additionalTarget what is chosen for that besides
 * @param when without which the FrameSpell cannot be used
 * @param label its label among the skills of its card
 */
@Rule(vw = {"6.4.11", "6.4.12", "6.4.13"})
@Phrase("FrameSpell<, only if {when}>: <{target then}; >{then sentences}"
        + "< Additional Skill: <{additionalTarget then}; >{additional sentences}>")
public record SpellSkill(
        Array<Instruction> then,
        @Default("[]") Array<Instruction> target,
        @Default("[]") Array<Instruction> additional,
        @Default("[]") Array<Instruction> additionalTarget,
        Option<Condition> when,
        Option<String> label)
        implements Ability, RegisteredSkill {
    private static final String BOTH = "/additional";

    /** Refuses targets that are not chosen, or are chosen for nothing. */
    public SpellSkill {
        Registering.of(target.appendAll(additionalTarget), Array.empty(), then);
        if (additional.isEmpty() && additionalTarget.nonEmpty()) {
            throw new IllegalArgumentException("an Additional Skill that does nothing has no target");
        }
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        when.forEach(out::check);
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.ORDER,
                scope.definition(),
                Array.empty(),
                Option.some(main().usable(when)),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty()));
        compile(scope, out, main());
        if (additional.nonEmpty()) {
            AbilityScope both = scope.granted(scope.name() + BOTH);
            compile(both, both.compiler(), both());
        }
    }

    private static void compile(AbilityScope scope, Compiler out, Registering skill) {
        skill.targets(out);
        skill.enter(scope, out);
        out.mark("end");
        scope.add(out);
    }

    private Registering main() {
        return Registering.of(target, Array.empty(), then);
    }

    private Registering both() {
        return Registering.of(target.appendAll(additionalTarget), Array.empty(), then.appendAll(additional));
    }

    /** Tells whether there is an Additional Skill, and a target for everything that both skills choose. */
    boolean hasAdditional(Query query) {
        return additional.nonEmpty() && Registering.areThere(both().target(), query);
    }

    /** Returns the name of the procedure that uses it, given that of the Main Skill alone. */
    static String procedure(String main, boolean isBoth) {
        return isBoth ? main + BOTH : main;
    }

    /** Tells whether what is used results at once. */
    boolean resultsAtOnce(boolean isBoth) {
        return (isBoth ? both() : main()).isAtOnce();
    }

    @Override
    public boolean resultsAtOnce() {
        return resultsAtOnce(false);
    }
}
