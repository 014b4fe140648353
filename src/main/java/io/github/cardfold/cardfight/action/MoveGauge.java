package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.gauge.Gauge;
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
import io.github.cardfold.kernel.position.Position;

/**
 * Moves gauge to a unit: the cards stay in the gauge zone (7.40.6).
 *
 * @param what the cards; those that lie elsewhere are left as they are
 * @param to the unit
 */
@Phrase("make {what} the gauge of {to}")
@Rule(jp = {"7.40.6", "7.40.6.1"})
public record MoveGauge(Selector what, Selector to) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Moving.check(out, what);
        out.change("", run -> move(Query.of(run)));
    }

    @Rule(jp = "7.40.6.2")
    private Batch move(Query query) {
        Position position = query.position(Facts.LINKS);
        int[] cards = what.subjects(query)
                .filter(Subject::isHere)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
        return Gauge.linking(
                position,
                Gauge.among(position, cards),
                card -> to.subjects(query)
                        .filter(Subject::isHere)
                        .filter(each -> Gauge.canBeOf(position, card.owner(), card.owner(), each))
                        .map(each -> Anchor.object(each.object())));
    }
}
