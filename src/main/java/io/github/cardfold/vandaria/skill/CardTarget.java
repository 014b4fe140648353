package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
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
 * @param later the targets after it if one of them names it, otherwise none
 */
record CardTarget(Choose choose, Array<SkillTarget> later) implements SkillTarget {
    /**
     * Returns a target.
     *
     * @param after those that are chosen after it
     * @throws IllegalArgumentException if somebody else chooses it, or a later one names it and it is not one card
     */
    @Rule(vw = "2.10.1")
    static SkillTarget of(Choose choose, Array<SkillTarget> after) {
        if (choose.each() || choose.atRandom() || choose.by() != Side.YOU) {
            throw new IllegalArgumentException("the controller of a skill, and nobody else, chooses its \"target\"");
        }
        boolean isNamed = after.exists(each -> each.names(choose.as()));
        if (isNamed && !choose.isOfOne()) {
            throw new IllegalArgumentException("a \"target\" that a later one names is one card");
        }
        return new CardTarget(choose, isNamed ? after : Array.empty());
    }

    @Override
    public String as() {
        return choose.as();
    }

    @Override
    public boolean names(String card) {
        boolean[] found = {false};
        Terms.forEach(
                choose,
                each -> found[0] |=
                        each instanceof Names named && named.variable().equals(card));
        return found[0];
    }

    /** What leaves nothing for a later target is none to choose. */
    @Override
    @Rule(vw = "2.10.1")
    public void choose(Compiler out) {
        out.compile(choose, () -> choose.compile(out, this::leavesOthers));
    }

    private boolean leavesOthers(Query query, Subject card) {
        return later.isEmpty() || Registering.areThere(later, query.supposing(as(), card.object()));
    }

    @Override
    public boolean isNamedLater() {
        return later.nonEmpty();
    }

    @Override
    public boolean isPlayer() {
        return false;
    }

    @Override
    public boolean isThere(Query query) {
        TextGame game = (TextGame) query.position(Facts.PLACES).rules().game();
        return choose.from()
                .exists(query, card -> card.isHere() && game.mayChoose(query, card) && leavesOthers(query, card));
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
