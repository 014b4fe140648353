package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Term;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;

/**
 * "[Cost]" in an effect: its master may pay it; if not, or if it cannot be paid, only what it governs is left out.
 *
 * @param cost the parts, paid together or not at all
 * @param then what is done if it is paid
 * @param otherwise what is done if it is not
 */
@Rule(jp = {"11.1.1.2.2", "11.9.5", "11.9.5.1", "11.9.5.2"})
public record Pay(
        Array<CostTerm> cost,
        Array<Instruction> then,
        @Default("[]") Array<Instruction> otherwise) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local paid = out.own("paid", Local.Type.NUMBER);
        Payment payment = Payment.of(out.name(), cost);
        out.scope().add(payment.procedure(out.path(), paid, Payment.named(cost, out)));
        out.let("begin", run -> run.set(paid, 0));
        out.ask(
                "",
                Question.of(
                                "pay or not",
                                (position, frame) -> frame.get(Compiler.MASTER),
                                (position, frame, options) -> offer(payment, position, frame, options),
                                (run, answer) -> run.set(paid, answer.isYes() ? 1 : 0))
                        .openIf((position, frame) -> payment.isOpen()));
        out.goIf("declined", run -> run.get(paid) == 0, "otherwise");
        out.call("plan", out.path(), run -> new int[] {run.get(Compiler.MASTER), run.get(Compiler.SOURCE)});
        out.goIf("unpaid", run -> run.get(paid) == 0, "otherwise");
        out.branch(then, otherwise);
    }

    @Rule(jp = "11.9.5.2")
    private static void offer(Payment payment, Position position, Frame frame, Options options) {
        if (payment.isPayable(Query.of(position, frame))) {
            options.yesNo();
        } else {
            options.no();
        }
    }

    @Override
    public String english() {
        return "you may pay [" + cost.map(Term::english).mkString(" & ") + "]; if you do, " + English.steps(then)
                + (otherwise.isEmpty() ? "" : "; if you do not, " + English.steps(otherwise));
    }
}
