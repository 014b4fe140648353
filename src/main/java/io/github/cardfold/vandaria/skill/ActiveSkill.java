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
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.vandaria.fact.RegisteredSkill;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An Active Skill of Property: it is used by paying its cost, all of it at once, and nobody can respond to that.
 *
 * @param cost what is paid for it
 * @param then what it does
 * @param target what is chosen when it enters the register
 * @param when without which it cannot be used
 * @param label its label among the skills of its card
 */
@Rule(vw = {"12.3.1", "12.6.5"})
@Phrase("{cost &}<, only if {when}>: <{target then}; >{then sentences}")
public record ActiveSkill(
        Array<Instruction> cost,
        Array<Instruction> then,
        @Default("[]") Array<Instruction> target,
        Option<Condition> when,
        Option<String> label)
        implements Ability, RegisteredSkill {
    /** Refuses a skill without a cost, which no Active Skill is, and targets that are not chosen. */
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
        Payment payment = Payment.of(out, "", cost);
        Payment.check(out, cost, Array.of(SkillArea.GAME));
        Registering skill = Registering.of(target, Array.empty(), then);
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.ACT,
                scope.definition(),
                Array.<Area>of(SkillArea.GAME),
                Option.some(new Usable(skill.target(), when)),
                Option.none(),
                Array.empty(),
                Option.some(payment),
                Array.empty()));
        skill.targets(out);
        pay(scope, out, payment);
        skill.enter(scope, out);
        out.mark("end");
        scope.add(out);
    }

    /** It was payable when the skill was offered, and nothing has happened since. */
    private void pay(AbilityScope scope, Compiler out, Payment payment) {
        Local paid = out.own("paid", Local.Type.NUMBER);
        String procedure = scope.name() + "/cost";
        payment.compile(scope, procedure, paid, Payment.named(cost, out));
        out.call("12.3.1", procedure, run ->
                new int[] {run.get(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE), run.get(AbilityFrame.SOURCE)});
        out.endIf("12.3.1 unpaid", run -> run.get(paid) == 0);
    }

    @Override
    public boolean resultsAtOnce() {
        return Registering.of(target, Array.empty(), then).isAtOnce();
    }
}
