package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/** A question that is like another one but for what is overridden. */
public abstract class WrappedAsk implements Ask {
    private final Ask ask;

    public WrappedAsk(Ask ask) {
        this.ask = ask;
    }

    @Override
    public Seat seat(Position position, Frame frame) {
        return ask.seat(position, frame);
    }

    @Override
    public String purpose() {
        return ask.purpose();
    }

    @Override
    public void options(Position position, Frame frame, Options options) {
        ask.options(position, frame, options);
    }

    @Override
    public void answer(Run run, Answer answer) {
        ask.answer(run, answer);
    }

    @Override
    public String lead(Answer answer) {
        return ask.lead(answer);
    }

    @Override
    public boolean isOpen(Position position, Frame frame) {
        return ask.isOpen(position, frame);
    }

    @Override
    public boolean isUnfinished(Position position, Frame frame) {
        return ask.isUnfinished(position, frame);
    }

    @Override
    public void forget(Run run) {
        ask.forget(run);
    }

    @Override
    public String resumeAt() {
        return ask.resumeAt();
    }

    @Override
    public Refusal refusal(Position position, Frame frame, Action action) {
        return ask.refusal(position, frame, action);
    }

    @Override
    public Option<String> passing(Position position, Frame frame) {
        return ask.passing(position, frame);
    }

    @Override
    public AnswerLabel label(Position position, Frame frame, Action action) {
        return ask.label(position, frame, action);
    }

    @Override
    public String passKey() {
        return ask.passKey();
    }

    @Override
    public String section(Position position, Frame frame) {
        return ask.section(position, frame);
    }
}
