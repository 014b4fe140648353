package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * Cards that are a target.
 *
 * @param choose how they are chosen
 */
record CardTarget(Choose choose) implements SkillTarget {
    @Override
    public String as() {
        return choose.as();
    }

    @Override
    public Instruction chooses() {
        return choose;
    }

    @Override
    public boolean isPlayer() {
        return false;
    }

    @Override
    public boolean isThere(Query query) {
        TextGame game = (TextGame) query.position(Facts.PLACES).rules().game();
        return choose.from().exists(query, card -> card.isHere() && game.mayChoose(query, card));
    }

    private Array<Subject> legal(Query query) {
        TextGame game = (TextGame) query.position(Facts.PLACES).rules().game();
        return choose.from().subjects(query).filter(each -> each.isHere() && game.mayChoose(query, each));
    }

    @Override
    public boolean isChosen(Compiler out, Run run) {
        return run.frame().size(out.known(as())) > 0;
    }

    /** Cards that are not such any more, or not there, get nothing. */
    @Override
    @Rule(vw = "13.1.7")
    public void keepLegal(Compiler out, Run run) {
        Local cards = out.known(as());
        Array<Subject> legal = legal(Query.of(run));
        run.set(
                cards,
                Arrays.stream(run.objects(cards))
                        .filter(each -> legal.exists(card -> card.object() == each))
                        .toArray());
    }
}
