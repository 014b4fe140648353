package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;

/**
 * Carries instructions out several times, one time after the other; not at all if the number is not above 0.
 *
 * @param times how often; fixed before the first time
 * @param then what is done each time
 */
@Rule(jp = {"1.3.2.2", "11.8.3.1.1", "12.7.1", "12.7.2"})
@Phrase("do this {times many} times: {then then}")
public record Repeat(Value times, Array<Instruction> then) implements Instruction {
    /** The greatest number of times that a text may say. */
    public static final int MOST_TIMES = 1_000;

    @Override
    public void compile(Compiler out) {
        if (times instanceof Numeral number && number.number() > MOST_TIMES) {
            throw out.error("nothing is repeated more than " + MOST_TIMES + " times");
        }
        Local left = out.own("left", Local.Type.NUMBER);
        out.let("begin", run -> run.set(left, times.value(Query.of(run))));
        out.repeat("", run -> run.get(left) > 0, () -> {
            out.let("next", run -> run.set(left, run.get(left) - 1));
            out.repeated(then);
        });
    }
}
