package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;

/**
 * Units perform more drive checks in the battle in progress than their drive says; their drive stays as it is.
 *
 * @param number how many more
 * @param who the units
 */
@Rule(jp = {"10.6.1.2.2", "10.6.1.3"})
@Phrase("{who} performs/perform {number many} more drive check/checks in this battle")
public record MoreDriveChecks(
        @Default("1") Value number, @Default("vanguard") Selector who) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", this::begin);
    }

    private Batch begin(Run run) {
        Query query = Query.of(run);
        int more = number.value(query);
        Array<Subject> units = who.subjects(query).filter(Subject::isHere);
        return Battle.of(run.position()) == null || more <= 0 || units.isEmpty()
                ? Batch.NOTHING
                : Batch.of(Event.begin(TimedEffect.of(
                        RuleEffects.MORE_DRIVE_CHECKS,
                        query.master(),
                        query.source(),
                        units.toJavaStream().mapToInt(Subject::object).toArray(),
                        more,
                        Lifetimes.BATTLE)));
    }
}
