package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.github.cardfold.vandaria.skill.DuringPhase;
import io.github.cardfold.vandaria.skill.Paying;
import io.github.cardfold.vandaria.skill.PropertyInGame;
import io.github.cardfold.vandaria.skill.Registering;
import io.github.cardfold.vandaria.skill.SkillArea;
import io.github.cardfold.vandaria.skill.Whose;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Range Attack: an Active Skill with which a Follower shoots at a Territory that it could attack, at any time of its
 * controller's Combat Phase, be it in battle or not. As the Effect of an Equipment it is a skill of the Follower that
 * wears that.
 *
 * @param damage how much it shoots
 * @param cost what is paid for it; the Follower is slid if nothing is said
 * @param label its label among the skills of its card
 */
@Rule(vw = {"12.9.6.1", "12.9.6.2", "12.9.6.4", "9.2.5", "9.11.5"})
@Phrase("Range Attack {damage}< ({cost &})>")
public record RangeAttack(int damage, @Default("[]") Array<Instruction> cost, Option<String> label)
        implements Ability, RegisteredSkill {
    private static final String TARGET = "it";
    private static final String SHOOTER = "shooter";

    private static final Choose TERRITORY = Choose.of(
            new PropertyInGame(PropertyInGame.Type.TERRITORY, Whose.OPPONENT, Array.of(new InRange())),
            TARGET,
            new Constant(1),
            Side.YOU);

    /** Refuses one that shoots nothing. */
    public RangeAttack {
        if (damage < 1) {
            throw new IllegalArgumentException("a Range Attack shoots 1 damage or more (12.9.6.1)");
        }
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        Array<Instruction> paid = cost.isEmpty() ? Array.of(new RangeCost()) : cost;
        Payment payment = Paying.payment(out, paid);
        Registering skill = Registering.of(
                Array.of(TERRITORY), Array.of(SHOOTER), Array.of(new RangeShot(damage, SHOOTER, TARGET)));
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.ACT,
                scope.definition(),
                Array.<Area>of(SkillArea.GAME),
                Option.some(skill.usable(Option.some(new DuringPhase(DuringPhase.Time.COMBAT_PHASE, Whose.YOU)))),
                Option.none(),
                Array.empty(),
                Option.some(payment),
                Array.empty()));
        Local shooter = out.objects(SHOOTER);
        out.let(
                "shooter",
                run -> run.set(shooter, new int[] {Shooter.of(run.position(), run.get(AbilityFrame.SOURCE))}));
        skill.targets(out);
        Paying.pay(scope, out, payment, paid);
        skill.enter(scope, out);
        out.mark("end");
        scope.add(out);
    }

    @Override
    public boolean resultsAtOnce() {
        return false;
    }
}
