package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.question.Verb;
import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What a seat may do whenever it is asked something, besides answering: a procedure is carried out, and then the
 * procedure that asked asks again, or goes on where the question says ({@link Ask#resumeAt}). It is not offered in the
 * midst of one choice of several things. Immutable.
 */
public final class Interrupt {
    private final Choice choice;
    private final Answers answers;
    private final Verb verb;
    private final String procedure;

    private Interrupt(Choice choice, Verb verb, String procedure) {
        this.choice = choice.to(verb);
        answers = Answers.of(this.choice);
        this.verb = verb;
        this.procedure = procedure;
    }

    /**
     * Returns what may be done.
     *
     * @param choice with what, as all seats may know: whether it is offered must not tell what a seat holds
     * @param verb the verb of these actions, which no question offers
     * @param procedure what is carried out; its first single locals are the seat, and the place that was chosen
     */
    public static Interrupt of(Choice choice, Verb verb, String procedure) {
        return new Interrupt(choice, verb, procedure);
    }

    String procedure() {
        return procedure;
    }

    /** Offers what may be done now besides answering a question. */
    static void offer(Interrupt[] asides, Position position, Frame frame, Ask ask, Options options) {
        Seat seat = ask.seat(position, frame);
        if (asides.length == 0 || seat == Seat.NATURE || ask.isUnfinished(position, frame)) {
            return;
        }
        for (Interrupt each : asides) {
            each.choice.offer(options.candidate(position, frame, seat), true);
        }
    }

    /** Returns why an action of the asked seat is not offered, null if it is no such action. */
    static @Nullable Refusal refusal(Interrupt[] asides, Position position, Frame frame, Ask ask, Action action) {
        for (Interrupt each : asides) {
            if (each.choice.takes(action)) {
                Candidate candidate = new Options().candidate(position, frame, ask.seat(position, frame));
                return ask.isUnfinished(position, frame)
                        ? Refusal.notOffered(each.choice.section(), "one choice of several things is not made yet")
                        : each.answers.refusal(candidate, action, each.choice.section());
            }
        }
        return null;
    }

    /** Carries out what was done instead of answering; false if it was an answer. */
    static boolean take(Interrupt[] asides, Run run, Ask ask, Answer answer) {
        for (Interrupt each : asides) {
            if (answer.is(each.verb)) {
                Seat seat = ask.seat(run.position(), run.frame());
                if (!ask.resumeAt().isEmpty()) {
                    Runner.of(run).go(ask.resumeAt());
                }
                run.call(each.procedure, seat.ordinal(), answer.place());
                return true;
            }
        }
        return false;
    }
}
