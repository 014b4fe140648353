package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.kernel.position.Run;

/** What a skill chooses when it enters the register, and looks for again when it results: cards, or a player. */
@Rule(vw = "2.10.2")
public sealed interface SkillTarget permits CardTarget, ChoosePlayer {
    /**
     * Returns the target that an instruction chooses.
     *
     * @throws IllegalArgumentException if it chooses none
     */
    static SkillTarget of(Instruction target) {
        if (target instanceof Choose choose) {
            return new CardTarget(choose);
        }
        if (target instanceof ChoosePlayer player) {
            return player;
        }
        throw new IllegalArgumentException(
                "a \"target\" is a \"choose\" or a \"choose player\", not " + target.english());
    }

    /** Returns its name. */
    String as();

    /** Returns the instruction that chooses it. */
    Instruction chooses();

    /** Tells whether it is a player, and no cards. */
    boolean isPlayer();

    /** Tells whether there is something to choose. */
    boolean isThere(Query query);

    /** Tells whether something has been chosen. */
    boolean isChosen(Compiler out, Run run);

    /** Forgets what is no target any more. */
    void keepLegal(Compiler out, Run run);
}
