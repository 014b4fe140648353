package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Uses;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An Active Skill of Property: it is used by paying its cost, all of it at once, and nobody can respond to that.
 *
 * @param cost what is paid for it
 * @param then what it does
 * @param target what is chosen when it enters the register
 * @param when without which it cannot be used
 * @param limit how often it can be used
 * @param after the label of the skill of the same card after which alone it can be used: a Skill Chain
 * @param label its label among the skills of its card
 */
@Rule(vw = {"12.3.1", "12.6.5"})
@Phrase(
        "<[once each {limit & period}] ><[after {after}] >{cost &}<, only if {when}>: <{target then}; >{then sentences}")
public record ActiveSkill(
        Array<Instruction> cost,
        Array<Instruction> then,
        @Default("[]") Array<Instruction> target,
        Option<Condition> when,
        @Default("[]") Array<Limit> limit,
        Option<String> after,
        Option<String> label)
        implements Ability, RegisteredSkill {
    /** Refuses a skill without a cost, which no Active Skill is, and targets that are not chosen. */
    @Rule(vw = "2.4.3")
    public ActiveSkill {
        if (cost.isEmpty()) {
            throw new IllegalArgumentException("an Active Skill has a cost (12.3.1)");
        }
        Registering.of(target, Array.empty(), then);
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        when.forEach(out::check);
        Payment payment = Paying.payment(out, cost);
        Registering skill = Registering.of(target, Array.empty(), then);
        Option<Chain> chain = label.map(own -> Chain.of(scope, own, after));
        Clause clause = new Clause(
                scope.name(),
                Clause.Kind.ACT,
                scope.definition(),
                Array.<Area>of(SkillArea.GAME),
                Option.some(new Usable(skill.target(), when, chain, then)),
                Option.none(),
                Array.empty(),
                Option.some(payment),
                scope.restrictions(limit, 1));
        scope.add(clause);
        skill.targets(out);
        Paying.pay(scope, out, payment, cost);
        Uses.end(out, clause);
        chain.forEach(each -> each.enter(out));
        skill.enter(scope, out);
        out.mark("end");
        scope.add(out);
    }

    /** A limit is a condition, too, and so is what has to come before it. */
    @Override
    @Rule(vw = "16.3.3")
    public boolean isOfSuddenDeath() {
        return when.isEmpty() && limit.isEmpty() && after.isEmpty();
    }

    @Override
    public boolean resultsAtOnce() {
        return Registering.of(target, Array.empty(), then).isAtOnce();
    }
}
