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
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Carries instructions out again: so many times, one after the other, and not at all if the number is not above 0; or
 * once, and again and again until a condition holds or a round does nothing. One that never comes to hold is a loop
 * that nobody can stop, or ends the game as undecided.
 *
 * @param times how often; fixed before the first time
 * @param then what is done each time
 * @param until what is asked after each time; it may speak of what was named in it
 */
@Rule(jp = {"1.3.2.2", "11.2.3", "11.8.3.1.1", "12.7.1", "12.7.2"})
@Phrase("do this {times many} times: {then then}")
@Phrase("do this: {then then} until {until}")
public record Repeat(Option<Value> times, Array<Instruction> then, Option<Condition> until) implements Instruction {
    /** The greatest number of times that a text may say. */
    public static final int MOST_TIMES = 1_000;

    /** Refuses to be without an end, or with two. */
    public Repeat {
        if (times.isDefined() == until.isDefined()) {
            throw new IllegalArgumentException("it is repeated so many \"times\" or \"until\" something holds");
        }
    }

    @Override
    public Array<Term> readAfterwards() {
        return Array.narrow(until.toArray());
    }

    @Override
    public void compile(Compiler out) {
        times.forEach(each -> soOften(out, each));
        until.forEach(each -> untilItHolds(out, each));
    }

    private void soOften(Compiler out, Value often) {
        if (often instanceof Numeral number && number.number() > MOST_TIMES) {
            throw out.error("nothing is repeated more than " + MOST_TIMES + " times");
        }
        Local left = out.own("left", Local.Type.NUMBER);
        out.let("begin", run -> run.set(left, often.value(Query.of(run))));
        out.repeat("", run -> run.get(left) > 0, () -> {
            out.let("next", run -> run.set(left, run.get(left) - 1));
            out.repeated(then);
        });
    }

    private void untilItHolds(Compiler out, Condition end) {
        Local again = out.own("again", Local.Type.NUMBER);
        Round round = new Round(out);
        out.let("begin", run -> run.set(again, 1));
        out.repeat("", run -> run.get(again) > 0, () -> {
            out.let("round", round::begin);
            out.repeated(then);
            out.check(end);
            out.let("until", run -> {
                boolean isIdle = round.end(run);
                run.set(again, isIdle || end.holds(Query.of(run)) ? 0 : 1);
            });
        });
    }
}
