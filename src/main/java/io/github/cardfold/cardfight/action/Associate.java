package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;

/**
 * Associates cards with other cards, each with each, so that texts can ask for them later (7.33.1.1). It holds for what
 * the first become, wherever they go and as long as something is known of them, and ends when the others become other
 * cards.
 *
 * @param what the cards
 * @param with the cards that they are associated with
 */
@Phrase("associate {what} with {with}")
@Rule(jp = "7.33.1.1")
public record Associate(Selector what, Selector with) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Moving.check(out, what);
        Moving.check(out, with);
        out.change("", run -> associate(Query.of(run)));
    }

    private Batch associate(Query query) {
        query.position(Facts.LINKS);
        Array<Anchor> others = anchors(with, query);
        return Batch.ofAll(anchors(what, query)
                .flatMap(each -> others.map(other -> Event.link(Links.ASSOCIATED, each, other, "")))
                .toJavaList());
    }

    private static Array<Anchor> anchors(Selector cards, Query query) {
        return cards.subjects(query)
                .filter(each -> each.isHere() && each.object() != 0)
                .map(Subject::object)
                .map(Anchor::object);
    }
}
