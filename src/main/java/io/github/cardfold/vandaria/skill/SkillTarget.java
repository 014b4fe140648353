package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;

/** What a skill chooses when it enters the register, and looks for again when it results: cards, or a player. */
@Rule(vw = "2.10.2")
public sealed interface SkillTarget permits CardTarget, ChoosePlayer {
    /**
     * Returns the targets that instructions choose, in this order.
     *
     * @throws IllegalArgumentException if one of them chooses none, or one is named by a later one and not one card
     */
    static Array<SkillTarget> of(Array<Instruction> targets) {
        return targets.foldRight(Array.empty(), (each, later) -> later.prepend(of(each, later)));
    }

    private static SkillTarget of(Instruction target, Array<SkillTarget> later) {
        if (target instanceof Choose choose) {
            return CardTarget.of(choose, later);
        }
        if (target instanceof ChoosePlayer player) {
            return player;
        }
        throw new IllegalArgumentException(
                "a \"target\" is a \"choose\" or a \"choose player\", not " + target.english());
    }

    /** Returns its name. */
    String as();

    /** Tells whether a target names a card. */
    boolean names(String card);

    /** Compiles its choice. */
    void choose(Compiler out);

    /** Tells whether what is there for those after it depends on what is chosen for it. */
    boolean isNamedLater();

    /** Tells whether it is a player, and no cards. */
    boolean isPlayer();

    /** Tells whether there is something to choose; if later ones name it, so that there is for these, too. */
    boolean isThere(Query query);

    /** Tells whether something has been chosen. */
    boolean isChosen(Compiler out, Run run);

    /** Forgets what is no target any more. */
    void keepLegal(Compiler out, Run run);
}
