package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * Fixes a number for what follows.
 *
 * @param as the name it gets
 * @param be the number
 */
@Phrase("count {as as}{be}")
public record Let(String as, Value be) implements Instruction, Binds {
    @Override
    public void compile(Compiler out) {
        Local number = out.number(as);
        if (Veil.of(out, Array.of(be)).isLasting()) {
            out.untold(as);
        }
        out.let("", run -> run.set(number, be.value(Query.of(run))));
        out.keeps(new Counted(number, be, out.label("")));
    }

    /** What was counted where a seat does not see, that seat does not know. */
    private record Counted(Local number, Value be, String made) implements Secret {
        @Override
        public void forget(Run run, Seat seat) {
            if (isUnknown(run, seat)) {
                run.set(number, 0);
            }
        }

        @Override
        public void imagine(Run run, Seat seat, IntUnaryOperator dice) {
            if (isUnknown(run, seat)) {
                run.set(number, be.value(Query.of(run)));
            }
        }

        private boolean isUnknown(Run run, Seat seat) {
            return run.isPast(made) && Terms.looksWhereUnseen(be, Query.of(run), seat);
        }
    }

    @Override
    public boolean isAtItsEnd() {
        return true;
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "that number";
    }
}
