package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * Fixes a number for what follows, or names some cards without a choice.
 *
 * @param as the name it gets
 * @param be the number
 * @param cards the cards
 */
@Phrase("count {as as}{be}")
@Phrase("note {as as}{cards}")
public record Let(String as, Option<Value> be, Option<Selector> cards) implements Instruction, Binds {
    /** Refuses both, and neither. */
    public Let {
        if (be.isDefined() == cards.isDefined()) {
            throw new IllegalArgumentException("a name is given to a number, by \"be\", or to \"cards\"");
        }
    }

    @Override
    public void compile(Compiler out) {
        be.forEach(number -> count(out, number));
        cards.forEach(each -> name(out, each));
    }

    private void count(Compiler out, Value value) {
        Local number = out.number(as);
        if (Veil.of(out, Array.of(value)).isLasting()) {
            out.untold(as);
        }
        out.let("", run -> run.set(number, value.value(Query.of(run))));
        out.keeps(new Counted(number, value, out.label("")));
    }

    /** A card of a deck that nobody has looked at is no card that a name could stand for. */
    private void name(Compiler out, Selector named) {
        if (named.isUnseen()) {
            throw out.error(
                    "the cards of a deck are named by \"look\" or \"search deck\"; before that nobody knows them");
        }
        Local objects = out.objects(as);
        out.let(
                "",
                run -> run.set(
                        objects,
                        named.subjects(Query.of(run))
                                .toJavaStream()
                                .mapToInt(Subject::object)
                                .toArray()));
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
        return be.isDefined() ? "that number" : "those cards";
    }
}
