package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.effect.grammar.Forked;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * "[Cost]" in an effect: a fighter may pay it; if not, or if it cannot be paid, only what it governs is left out.
 *
 * @param cost the parts, paid together or not at all
 * @param then what is done if it is paid
 * @param otherwise what is done if it is not
 * @param by who may pay, with what is their own
 * @param must whether it is paid unasked where it can be
 */
@Rule(jp = {"11.1.1.2.2", "11.9.5", "11.9.5.1", "11.9.5.2"})
@Phrase("<{by who}|you> <{must}must pay|may pay> [{cost &}]<; if so, {then then}><; if not, {otherwise then}>")
public record Pay(
        Array<Instruction> cost,
        @Default("[]") Array<Instruction> then,
        @Default("[]") Array<Instruction> otherwise,
        @Default("you") Side by,
        boolean must)
        implements Instruction, Forked {

    private static final LabelKey YES = new LabelKey(TextPurposes.PAY_OR_NOT + ".yes", "pay {0}");
    private static final LabelKey NO = new LabelKey(TextPurposes.PAY_OR_NOT + ".no", "do not pay");

    /** Returns the payment of a cost by the master, who may decline. */
    public static Pay of(Array<Instruction> cost, Array<Instruction> then) {
        return new Pay(cost, then, Array.empty(), Side.YOU, false);
    }

    @Override
    public void compile(Compiler out) {
        Local paid = paid(out);
        out.branch("unpaid", run -> run.get(paid) != 0, then, otherwise);
    }

    /** Compiles the question and the payment; returns what is 0 if it is not paid. */
    Local paid(Compiler out) {
        Local paid = out.own("paid", Local.Type.NUMBER);
        Payment payment = Payment.of(out, out.name(), cost);
        Payment.check(out, cost, Array.empty());
        payment.compile(out.scope(), out.path(), paid, Payment.named(cost, out));
        out.let("begin", run -> run.set(paid, must ? 1 : 0));
        if (!must) {
            out.ask("", question(payment, paid, Veil.of(out, payment)));
        }
        out.when(
                "declined",
                run -> run.get(paid) != 0,
                () -> out.call("plan", out.path(), run ->
                        new int[] {payer(Query.of(run)).ordinal(), run.get(AbilityFrame.SOURCE)}));
        return paid;
    }

    private Question question(Payment payment, Local paid, Veil veil) {
        return Question.of(
                        TextPurposes.PAY_OR_NOT,
                        (position, frame) -> payer(Query.of(position, frame)),
                        (position, frame, options) -> offer(payment, position, frame, options),
                        (run, answer) -> run.set(paid, answer.isYes() ? 1 : 0))
                .openIf((position, frame) ->
                        payment.isOpen(asPayer(Query.of(position, frame))) && !veil.hides(position, frame))
                .meaning(this::label, YES, NO);
    }

    private AnswerLabel label(Candidate it) {
        return it.number() == 1 ? YES.with(LabelArgument.text(price())) : NO.with();
    }

    private String price() {
        return "[" + cost.map(Term::english).mkString(" & ") + "]";
    }

    /** Who pays does so with what is their own. */
    @Rule(jp = {"7.24.3", "7.25.3"})
    private Seat payer(Query query) {
        return query.seat(by);
    }

    private Query asPayer(Query query) {
        return query.as(payer(query));
    }

    @Rule(jp = "11.9.5.2")
    private void offer(Payment payment, Position position, Frame frame, Options options) {
        Query query = Query.of(position, frame);
        if (payment.isPayable(asPayer(query))) {
            options.yesNo();
        } else {
            options.no();
        }
    }
}
