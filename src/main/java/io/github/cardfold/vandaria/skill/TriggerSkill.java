package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Uses;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A Trigger Skill of Property: it enters the register by itself when something happens.
 *
 * @param on what it waits for
 * @param then what it does
 * @param target what is chosen when it enters the register; without one for each it does not
 * @param when without which it does not trigger
 * @param limit how often it can be used
 * @param after the label of the skill that has to come before it in a Skill Chain
 * @param label its label among the skills of its card
 */
@Rule(vw = {"12.4.1", "12.4.2", "12.4.3", "12.6.6"})
@Phrase(
        "<[once each {limit & period}] ><[after {after}] >When {on}<, only if {when}>: <{target then}; >{then sentences}")
public record TriggerSkill(
        EventPattern on,
        Array<Instruction> then,
        @Default("[]") Array<Instruction> target,
        Option<Condition> when,
        @Default("[]") Array<Limit> limit,
        Option<String> after,
        Option<String> label)
        implements Ability, RegisteredSkill {
    /** Refuses targets that are not chosen. */
    public TriggerSkill {
        Registering.of(target, Array.empty(), then);
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        out.check(on);
        when.forEach(out::check);
        Option<Chain> chain = label.map(own -> Chain.of(scope, own, after));
        Clause clause = new Clause(
                scope.name(),
                Clause.Kind.AUTO,
                scope.definition(),
                on instanceof OfOthers ? Array.<Area>of(SkillArea.GAME) : Array.empty(),
                condition(chain),
                Option.some(on),
                Array.empty(),
                Option.none(),
                scope.restrictions(limit, 1));
        scope.add(clause);
        out.bind(on);
        if (limit.nonEmpty()) {
            out.endIf("12.8.1", run -> isUsedUp(run, clause));
        }
        chain.forEach(each -> each.check(out));
        Registering skill = skill();
        skill.targets(out);
        Uses.end(out, clause);
        chain.forEach(each -> each.enter(out));
        skill.enter(scope, out);
        out.mark("end");
        scope.add(out);
    }

    /** A skill of a Skill Chain triggers only after the one before it. */
    @Rule(vw = {"12.7.1", "12.7.2"})
    private Option<Condition> condition(Option<Chain> chain) {
        return after.isEmpty() ? when : Option.some(new Usable(Array.empty(), when, chain, Array.empty()));
    }

    @Rule(vw = {"12.8.1", "12.8.4"})
    private static boolean isUsedUp(Run run, Clause clause) {
        return clause.isUnusable(run.position(), run.seat(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE), 0);
    }

    private Registering skill() {
        return Registering.of(target, on.binds(), then);
    }

    @Override
    public boolean resultsAtOnce() {
        return skill().isAtOnce();
    }
}
