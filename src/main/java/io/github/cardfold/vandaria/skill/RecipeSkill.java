package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.fact.Recipes;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A Recipe: its player summons the card from the Subdeck by paying a cost of its own, such as Loot that is sacrificed.
 *
 * @param cost what is paid for it
 * @param label its label among the skills of its card
 */
@Rule(vw = {"4.8.1", "4.8.2"})
@Phrase("Recipe: {cost &}")
public record RecipeSkill(Array<Instruction> cost, Option<String> label) implements Ability {
    /** Refuses a Recipe that costs nothing. */
    public RecipeSkill {
        if (cost.isEmpty()) {
            throw new IllegalArgumentException("a Recipe has a cost (4.8.1)");
        }
    }

    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        Payment payment = Paying.payment(out, cost, SkillArea.SUBDECK);
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.ACT,
                scope.definition(),
                Array.<Area>of(SkillArea.SUBDECK),
                Option.none(),
                Option.none(),
                Array.empty(),
                Option.some(payment),
                Array.empty()));
        Paying.pay(scope, out, payment, cost);
        out.call("4.8.1", Recipes.PROCEDURE, this::arguments);
        out.mark("end");
        scope.add(out);
    }

    private int[] arguments(Run run) {
        return new int[] {run.get(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE), 0, gold(Query.of(run))};
    }

    private int gold(Query query) {
        return cost.map(each -> each instanceof PayGold paid ? paid.number().value(query) : 0)
                .sum()
                .intValue();
    }
}
