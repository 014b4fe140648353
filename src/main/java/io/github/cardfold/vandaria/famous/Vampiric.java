package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.github.cardfold.vandaria.skill.Paying;
import io.github.cardfold.vandaria.skill.Registering;
import io.github.cardfold.vandaria.skill.SkillArea;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Vampiric: a skill of a card of the Subdeck, which a Follower with Nosferatu uses, in the game, to be replaced by that
 * card. In the game the card has nothing of it.
 *
 * @param cost what is paid for it; "this" is the Follower with Nosferatu
 * @param label its label among the skills of its card
 */
@Rule(vw = {"12.9.10.2", "12.9.10.3", "12.9.10.4"})
@Phrase("Vampiric ({cost &})")
public record Vampiric(Array<Instruction> cost, Option<String> label) implements Ability, RegisteredSkill {
    /** Refuses one without a cost, which no Active Skill is. */
    public Vampiric {
        if (cost.isEmpty()) {
            throw new IllegalArgumentException("Vampiric has a cost (12.9.10.2)");
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
                Option.some(new VampiricForms.OfVampiric()),
                Option.none(),
                Array.empty(),
                Option.some(payment),
                Array.empty()));
        out.bindLists(Array.of(IsReplaced.FORM));
        Paying.pay(scope, out, payment, cost);
        Registering.of(Array.empty(), Array.of(IsReplaced.FORM), Array.of(new IsReplaced()))
                .enter(scope, out);
        out.mark("end");
        scope.add(out);
    }

    @Override
    public boolean resultsAtOnce() {
        return false;
    }
}
