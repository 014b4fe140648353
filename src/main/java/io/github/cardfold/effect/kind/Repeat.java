package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Carries instructions out several times, one time after the other: so often, not at all if the number is not above 0,
 * or until a condition holds after one of the times.
 *
 * @param times how often, with a condition at most; fixed before the first time
 * @param then what is done each time
 * @param until what is asked after each time; it may speak of what was named in it
 */
@Rule(jp = {"1.3.2.2", "11.8.3.1.1", "12.7.1", "12.7.2"})
@Phrase("do this< {times many} times>: {then then}< until {until}>")
public record Repeat(Option<Value> times, Array<Instruction> then, Option<Condition> until) implements Instruction {
    /** The greatest number of times that a text may say. */
    public static final int MOST_TIMES = 1_000;

    /** Refuses what would never end. */
    public Repeat {
        if (times.isEmpty() && until.isEmpty()) {
            throw new IllegalArgumentException("\"repeat\" says how many \"times\" or \"until\" when");
        }
    }

    @Override
    public Array<Term> readAfterwards() {
        return Array.narrow(until.toArray());
    }

    @Override
    public void compile(Compiler out) {
        if (times.exists(each -> each instanceof Numeral number && number.number() > MOST_TIMES)) {
            throw out.error("nothing is repeated more than " + MOST_TIMES + " times");
        }
        Local left = out.own("left", Local.Type.NUMBER);
        out.let("begin", run -> run.set(left, number(run)));
        out.repeat("", run -> run.get(left) > 0, () -> {
            out.let("next", run -> run.set(left, run.get(left) - (times.isDefined() ? 1 : 0)));
            out.repeated(then);
            until.forEach(condition -> {
                out.check(condition);
                out.let("until", run -> run.set(left, condition.holds(Query.of(run)) ? 0 : run.get(left)));
            });
        });
    }

    private int number(Run run) {
        return times.map(each -> each.value(Query.of(run))).getOrElse(1);
    }
}
