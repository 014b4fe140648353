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
import java.util.function.Predicate;

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
        out.ask("", question(yes, query -> true));
        out.branch("declined", run -> run.get(yes) != 0, then, otherwise);
    }

    /**
     * Compiles the question alone, in which what cannot be carried out is not offered; returns what is 0 if it is not
     * to be done.
     *
     * @param hides whether not all see that it can be
     */
    Local said(Compiler out, Predicate<Query> isPossible, Veil hides) {
        Local yes = out.own("yes", Local.Type.NUMBER);
        out.ask("", question(yes, isPossible).openIf((position, frame) -> !hides.hides(position, frame)));
        return yes;
    }

    private Question question(Local yes, Predicate<Query> isPossible) {
        return Question.of(
                        TextPurposes.DO_OR_NOT,
                        (position, frame) -> Query.of(position, frame).seat(by),
                        (position, frame, options) -> {
                            if (isPossible.test(Query.of(position, frame))) {
                                options.yesNo();
                            } else {
                                options.no();
                            }
                        },
                        (run, answer) -> run.set(yes, answer.isYes() ? 1 : 0))
                .meaning(this::label, YES, NO, INSTEAD);
    }
}
