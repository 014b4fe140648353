package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.effect.grammar.Forked;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.vavr.collection.Array;

/**
 * "You may": a fighter decides whether something is done.
 *
 * @param then what is done if so
 * @param otherwise what is done if not
 * @param by who decides
 */
@Phrase("<{by who} may say that you|you may> {then then}<; if not, {otherwise then}>")
public record May(
        Array<Instruction> then,
        @Default("[]") Array<Instruction> otherwise,
        @Default("you") Side by) implements Instruction, Forked {
    private static final LabelKey YES = new LabelKey(TextPurposes.DO_OR_NOT + ".yes", "{0}");
    private static final LabelKey NO = new LabelKey(TextPurposes.DO_OR_NOT + ".no", "do nothing");
    private static final LabelKey INSTEAD = new LabelKey(TextPurposes.DO_OR_NOT + ".instead", "do not; {0}");

    private AnswerLabel label(Candidate it) {
        boolean isYes = it.number() == 1;
        String done = new Sequence(isYes ? then : otherwise).english();
        return !isYes && otherwise.isEmpty()
                ? NO.with()
                : (isYes ? YES : INSTEAD).with(LabelArgument.text(done.isEmpty() ? "nothing happens" : done));
    }

    @Override
    public void compile(Compiler out) {
        Local yes = out.own("yes", Local.Type.NUMBER);
        out.ask(
                "",
                Question.of(
                                TextPurposes.DO_OR_NOT,
                                (position, frame) -> Query.of(position, frame).seat(by),
                                (position, frame, options) -> options.yesNo(),
                                (run, answer) -> run.set(yes, answer.isYes() ? 1 : 0))
                        .meaning(this::label, YES, NO, INSTEAD));
        out.branch("declined", run -> run.get(yes) != 0, then, otherwise);
    }
}
