package io.github.cardfold.vandaria.element;

import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.VandariaProperty;

/**
 * A FrameSpell in the midst of being used.
 *
 * @param casting by which skill
 * @param spell which FrameSpell
 * @param both 1 if its Additional Skill is used with its Main Skill, else 0
 */
record Cast(Casting casting, Local spell, Local both) {
    /** Returns which elements pay for it. */
    ElementCost cost(Position position, Frame frame) {
        return casting.cost(Query.of(position, frame), VandariaProperty.known(position, frame.get(spell)));
    }

    private GameObject card(Run run) {
        return VandariaProperty.known(run.position(), run.get(spell));
    }

    /** Settles whether the Additional Skill is used, so much of each element being paid. */
    void settle(Run run, int[] paid) {
        run.set(both, casting.isBoth(Query.of(run), card(run), paid) ? 1 : 0);
    }

    /** Lets the skill enter the register if it is, or is not, one that results at once. */
    void enter(Run run, boolean isAtOnce) {
        Query query = Query.of(run);
        GameObject card = card(run);
        boolean isBoth = run.get(both) == 1;
        if (Casting.skill(query, card).resultsAtOnce(isBoth) == isAtOnce) {
            run.call(
                    Casting.procedure(query, card, isBoth), new int[] {run.get(AbilityFrame.MASTER), card.object(), 0});
        }
    }
}
