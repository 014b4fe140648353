package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.part.NeedsSubdeck;
import io.github.cardfold.vandaria.part.RegisteredSkill;
import io.github.cardfold.vandaria.skill.SkillArea;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Nosferatu: it lets a Follower use the Vampiric of cards of its player's Subdeck, which says what that costs.
 *
 * @param label its label among the skills of its card
 */
@Rule(vw = {"12.9.10.1", "12.9.10.2", "12.9.10.5"})
@Phrase("Nosferatu")
public record Nosferatu(Option<String> label) implements Ability, RegisteredSkill, NeedsSubdeck {
    @Override
    public void compile(AbilityScope scope) {
        Compiler out = scope.compiler();
        scope.add(new Clause(
                scope.name(),
                Clause.Kind.ACT,
                scope.definition(),
                Array.<Area>of(SkillArea.GAME),
                Option.some(new VampiricForms.OfNosferatu()),
                Option.none(),
                Array.empty(),
                Option.none(),
                Array.empty()));
        out.compile(new FindForm());
        Local form = out.known(FindForm.FORM);
        out.endIf("12.9.10.2 none", run -> run.frame().size(form) == 0);
        out.let("12.9.10.2", run -> use(run, run.frame().get(form, 0)));
        out.mark("end");
        scope.add(out);
    }

    /** What it costs, and what comes of it, the card of the Subdeck says. */
    private static void use(Run run, int form) {
        run.call(
                VampiricForms.skill(run.position(), form).name(),
                new int[] {run.get(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE)},
                new int[] {form, 0});
    }

    @Override
    public boolean isPossible(Query query) {
        return VampiricForms.isAny(query);
    }

    @Override
    public boolean resultsAtOnce() {
        return false;
    }
}
