package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Apply;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.github.cardfold.vandaria.skill.ForTime;
import io.github.cardfold.vandaria.skill.Paying;
import io.github.cardfold.vandaria.skill.Registering;
import io.github.cardfold.vandaria.skill.SkillArea;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An Upgrade Part: an Active Skill with which Property is made better for as long as it is in the game, part after
 * part.
 *
 * @param part which part it is, from 1 for A
 * @param cost what is paid for it
 * @param effects what is so from then on
 * @param label its label among the skills of its card
 */
@Rule(vw = {"12.9.11.1", "12.9.11.7"})
@Phrase("Upgrade Part {part} ({cost &}): {effects and}")
public record UpgradePart(int part, Array<Instruction> cost, Array<Continuous> effects, Option<String> label)
        implements Ability, RegisteredSkill {
    /** Refuses a part that there is not, and one without a cost. */
    public UpgradePart {
        if (part < 1 || cost.isEmpty()) {
            throw new IllegalArgumentException("Upgrade Parts are counted from 1 and have a cost (12.9.11.5)");
        }
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        Payment payment = Paying.payment(out, cost);
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.ACT,
                scope.definition(),
                Array.<Area>of(SkillArea.GAME),
                Option.some(new Upgradable(part)),
                Option.none(),
                Array.empty(),
                Option.some(payment),
                Array.empty()));
        Paying.pay(scope, out, payment, cost);
        out.change(
                "12.9.11.4",
                run -> Batch.of(Event.begin(TimedEffect.of(
                        VandariaMarks.UPGRADED_NOW,
                        run.seat(AbilityFrame.MASTER),
                        0,
                        new int[] {run.get(AbilityFrame.SOURCE)},
                        0,
                        VandariaLifetimes.TURN))));
        registering().enter(scope, out);
        out.mark("end");
        scope.add(out);
    }

    private Registering registering() {
        Instruction lasting = new Apply(effects, new ForTime(ForTime.Span.GAME));
        return Registering.of(Array.empty(), Array.empty(), Array.of(new Upgrade(part), lasting));
    }

    @Override
    public boolean resultsAtOnce() {
        return false;
    }
}
