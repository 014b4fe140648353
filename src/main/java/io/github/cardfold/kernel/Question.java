package io.github.cardfold.kernel;

import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;

/** A question put together from functions. Immutable. */
public final class Question implements Ask {
    private final String purpose;
    private final ToIntBiFunction<Position, Frame> seat;
    private final Offer offer;
    private final @Nullable Answers answers;
    private final BiConsumer<Run, Answer> answer;
    private final BiPredicate<Position, Frame> open;
    private final BiPredicate<Position, Frame> unfinished;
    private final String anew;

    private Question(
            String purpose,
            ToIntBiFunction<Position, Frame> seat,
            Offer offer,
            @Nullable Answers answers,
            BiConsumer<Run, Answer> answer,
            BiPredicate<Position, Frame> open,
            BiPredicate<Position, Frame> unfinished,
            String anew) {
        this.purpose = purpose;
        this.seat = seat;
        this.offer = offer;
        this.answers = answers;
        this.answer = answer;
        this.open = open;
        this.unfinished = unfinished;
        this.anew = anew;
    }

    /** Offers the legal answers where requirements of one at a time do not say which these are. */
    public interface Offer {
        /** Offers every legal answer. */
        void options(Position position, Frame frame, Options options);

        /**
         * Returns why an action of the asked seat, which is none of those answers, is not.
         *
         * @param section the section that asks
         */
        default Refusal refusal(Position position, Frame frame, Action action, String section) {
            return Refusal.notOffered(section, "it is none of the answers to this question");
        }
    }

    /** Returns a question whose options follow from public information. */
    public static Question of(
            String purpose, ToIntBiFunction<Position, Frame> seat, Answers answers, BiConsumer<Run, Answer> answer) {
        Offer offer = (position, frame, options) ->
                answers.offer(options.candidate(position, frame, seat.applyAsInt(position, frame)));
        return new Question(
                purpose, seat, offer, answers, answer, (position, frame) -> true, (position, frame) -> false, "");
    }

    /** Returns such a question whose answers follow from more than requirements of one at a time. */
    public static Question of(
            String purpose, ToIntBiFunction<Position, Frame> seat, Offer offer, BiConsumer<Run, Answer> answer) {
        return new Question(
                purpose, seat, offer, null, answer, (position, frame) -> true, (position, frame) -> false, "");
    }

    /** Returns the same question, its options following from public information only if a condition holds. */
    public Question openIf(BiPredicate<Position, Frame> condition) {
        return new Question(purpose, seat, offer, answers, answer, condition, unfinished, anew);
    }

    /** Returns the same question, asked in the midst of one choice of several things if a condition holds. */
    public Question unfinishedIf(BiPredicate<Position, Frame> condition) {
        return new Question(purpose, seat, offer, answers, answer, open, condition, anew);
    }

    /** Returns the same question, its procedure going on at a label once something was done besides answering. */
    public Question anewAt(String label) {
        return new Question(purpose, seat, offer, answers, answer, open, unfinished, label);
    }

    @Override
    public int seat(Position position, Frame frame) {
        return seat.applyAsInt(position, frame);
    }

    @Override
    public String purpose() {
        return purpose;
    }

    @Override
    public void options(Position position, Frame frame, Options options) {
        offer.options(position, frame, options);
    }

    @Override
    public void answer(Run run, Answer given) {
        answer.accept(run, given);
    }

    @Override
    public boolean isOpen(Position position, Frame frame) {
        return open.test(position, frame);
    }

    @Override
    public boolean isUnfinished(Position position, Frame frame) {
        return unfinished.test(position, frame);
    }

    @Override
    public String anew() {
        return anew;
    }

    @Override
    public Refusal refusal(Position position, Frame frame, Action action) {
        return answers == null
                ? offer.refusal(position, frame, action, section(position, frame))
                : answers.refusal(fresh(position, frame), action, section(position, frame));
    }

    @Override
    public Option<String> passing(Position position, Frame frame) {
        return answers == null ? Option.none() : answers.passing(fresh(position, frame));
    }

    private Candidate fresh(Position position, Frame frame) {
        return new Options().candidate(position, frame, seat(position, frame));
    }
}
