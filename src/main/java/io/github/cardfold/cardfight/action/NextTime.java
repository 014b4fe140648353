package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;

/**
 * The number of a fighter's next counter blast, soul charge or the like of this turn rises or falls (7.28.2).
 *
 * @param what which action
 * @param by by how much, below 0 for less
 * @param inAlchemagic whether it is the number in the cost of the fighter's next alchemagic, of both orders together
 *     (7.44)
 * @param of whose
 */
@Rule(jp = {"7.28.2", "7.28.2.1"})
@Phrase("the number of {of whose} next {what} <{inAlchemagic}for alchemagic >this turn gets {by signed}")
public record NextTime(
        IconAction what,
        Value by,
        boolean inAlchemagic,
        @Default("you") Side of) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", this::begin);
    }

    private Batch begin(Run run) {
        Query query = Query.of(run);
        return Batch.of(Event.begin(TimedEffect.of(
                inAlchemagic ? IconNumbers.nextAlchemagic(what) : IconNumbers.next(what),
                query.seat(of),
                query.source(),
                new int[0],
                by.value(query),
                Lifetimes.TURN)));
    }
}
